import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { hasWords } from '#contract/space-rules.ts'
import type { Post } from '#contract/spaces.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { translationChoiceQuery } from '#web/network/translation.ts'

const ASK_AGAIN_MS = 2_000

/** Asks for it, and again until it is there. An edited post is another text. */
const translationQuery = ({ id, edited_at }: Post, language: Language) =>
  queryOptions({
    queryKey: queryKeys.translation(id, edited_at, language),
    queryFn: ({ signal }) => call('POST /api/posts/:id/translation', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.body === null && !state.error ? ASK_AGAIN_MS : false),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Whether the reader sees a post or its translation; undefined for a post that needs none. */
export function usePostTranslation(post: Post, language: Language, readOnly: boolean) {
  const isForeign = post.language !== language && post.state === 'shown' && hasWords(post.body)
  const { data: choice } = useQuery({ ...translationChoiceQuery, enabled: isForeign })
  const [tapped, tap] = useState<'translation' | 'original'>()
  const known = post.translation?.language === language ? post.translation.body : undefined
  const wants = tapped ? tapped === 'translation' : choice?.always === true
  const mayAsk = isForeign && !readOnly && known === undefined && choice?.offered === true
  const asked = useQuery({ ...translationQuery(post, language), enabled: mayAsk && wants })
  if (!isForeign) return undefined
  const body = known ?? asked.data?.body ?? undefined
  return {
    /** Where it is shown instead of the original. */
    shown: wants ? body : undefined,
    isOffered: body !== undefined || mayAsk,
    isComing: mayAsk && wants && body === undefined && !asked.error,
    /** Only told to those who tapped; for the others the original is simply shown. */
    error: tapped === 'translation' && body === undefined ? asked.error : null,
    mayChooseAlways: choice?.offered === true && !choice.always && tapped === 'translation',
    translate: () => {
      if (asked.error) void asked.refetch()
      tap('translation')
    },
    showOriginal: () => tap('original'),
  }
}
