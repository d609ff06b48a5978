import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { toast } from '#web/ui/toast.ts'
import { followQuery } from './queries.ts'

/** Follows or unfollows a coach. A failure is shown here, so the promise never rejects. */
export function useFollowCoach(slug: string, name: string): (following: boolean) => Promise<void> {
  const { t } = useTranslation('coaches')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    // One after another, so that the last press counts.
    scope: { id: `follow ${slug}` },
    mutationFn: async (following: boolean) => {
      // A response under way is older than the press, and would undo it.
      await queryClient.cancelQueries(followQuery(slug))
      try {
        const follow = await call('PUT /api/coaches/:slug/follow', { slug, following })
        queryClient.setQueryData(followQuery(slug).queryKey, follow)
        void queryClient.invalidateQueries({ queryKey: queryKeys.humanCoaches })
      } catch (error) {
        toast({
          title: following ? t('follow.failed', { name }) : t('follow.stopFailed', { name }),
          description: errorText(asApiError(error)),
          variant: 'destructive',
        })
      }
    },
  })
  return mutateAsync
}
