import { ApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { BLANK_BUSINESS, blankDraft, type Draft } from './drafts.ts'
import { type WaitingPost, waitingPosts } from './waiting-posts.ts'

type WaitingListProps = {
  user_id: string
  slug: string
  parent_id?: string
  /** Puts one back into the composer. */
  onEdit: (draft: Draft) => void
}

/** What was written here without a connection and is not sent yet. */
export function WaitingList({ user_id, slug, parent_id, onEdit }: WaitingListProps) {
  const { t } = useTranslation(['spaces', 'common'])
  const { errorText } = useErrorTexts()
  const here = waitingPosts.useWaiting(user_id).filter((post) => post.slug === slug && post.parent_id === parent_id)
  if (here.length === 0) return null
  return (
    <ul className="grid gap-3">
      {here.map(({ progress, ...post }) => (
        <li key={post.key} className="grid gap-2 border border-dashed border-edge p-4">
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{post.body}</p>
          <div className="flex flex-wrap items-center justify-end gap-x-1">
            <p role="status" className="me-auto text-sm text-fire">
              {progress === 'sending'
                ? t('waiting.sending')
                : progress
                  ? t('waiting.refused', { reason: errorText(new ApiError(progress, { status: 0 })) })
                  : t('waiting.mark')}
            </p>
            {progress !== 'sending' && (
              <>
                {progress && (
                  <Button variant="ghost" size="small" onClick={() => waitingPosts.retry(post.key)}>
                    {t('common:action.retry')}
                  </Button>
                )}
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => {
                    waitingPosts.remove(user_id, post.key)
                    onEdit(draftOfWaiting(post))
                  }}
                >
                  {t('post.edit')}
                </Button>
                <Button variant="ghost" size="small" onClick={() => waitingPosts.remove(user_id, post.key)}>
                  {t('post.delete')}
                </Button>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** With a key of its own, because it will be another text: with the old key a server that has the old one would keep that. */
function draftOfWaiting({ body, shown_pictures, business, is_public }: WaitingPost): Draft {
  const typed = business && { ...business, pay: business.pay ?? '', until: business.until ?? '' }
  return {
    ...blankDraft(),
    body,
    pictures: shown_pictures,
    business: typed ?? BLANK_BUSINESS,
    is_public: is_public === true,
  }
}
