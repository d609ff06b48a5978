import { startTransition, useOptimistic } from 'react'
import { REACTIONS, type Reaction } from '#contract/space-rules.ts'
import type { Post } from '#contract/spaces.ts'
import { call } from '#web/api/client.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ReactionGlyph } from './reaction-glyph.tsx'
import { useChangePost } from './use-change-post.ts'

/** Changes at once, and changes back if the server refuses. */
export function Reactions({ post, readOnly }: { post: Post; readOnly: boolean }) {
  const { t } = useTranslation('spaces')
  const { number } = useFormats()
  const change = useChangePost(post.id)
  const [shown, show] = useOptimistic(post.reactions, toggled)
  const turn = (reaction: Reaction, wanted: boolean) =>
    startTransition(async () => {
      show(reaction)
      await change({
        make: () => call('PUT /api/posts/:id/reactions/:reaction', { id: post.id, reaction, wanted }),
        failed: t('post.reactFailed'),
      })
    })
  const listed = readOnly ? shown.map(({ reaction }) => reaction) : REACTIONS
  if (listed.length === 0) return null
  return (
    <ul aria-label={t('post.reactions')} className="-ms-2.5 flex flex-wrap">
      {listed.map((reaction) => {
        const { count = 0, is_mine = false } = shown.find((one) => one.reaction === reaction) ?? {}
        const name = t(`reaction.${reaction}`)
        const label = count > 0 ? t('post.reactionCount', { name, number: number(count) }) : name
        const look = classNames(
          'inline-flex min-h-11 min-w-10 items-center justify-center gap-1 px-2 text-sm',
          is_mine ? 'font-semibold text-danger' : 'text-muted',
        )
        const content = (
          <>
            <ReactionGlyph reaction={reaction} />
            {count > 0 && <span aria-hidden="true">{number(count)}</span>}
          </>
        )
        return (
          <li key={reaction}>
            {readOnly ? (
              <span className={look}>
                {content}
                <span className="sr-only">{label}</span>
              </span>
            ) : (
              <button
                type="button"
                aria-pressed={is_mine}
                aria-label={label}
                title={name}
                onClick={() => turn(reaction, !is_mine)}
                className={classNames(look, 'rounded hover:bg-strong hover:text-text')}
              >
                {content}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function toggled(reactions: Post['reactions'], reaction: Reaction): Post['reactions'] {
  const before = reactions.find((one) => one.reaction === reaction)
  if (!before) return [...reactions, { reaction, count: 1, is_mine: true }]
  const after = { reaction, count: before.count + (before.is_mine ? -1 : 1), is_mine: !before.is_mine }
  return reactions.flatMap((one) => (one !== before ? [one] : after.count > 0 ? [after] : []))
}
