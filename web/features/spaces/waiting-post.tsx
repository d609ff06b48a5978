import { useTranslation } from '#web/i18n/use-translation.ts'
import { WaitingList } from '#web/network/waiting-list.tsx'
import { BLANK_BUSINESS, blankDraft, type Draft, putBack } from './drafts.ts'
import { placeOf } from './kept-drafts.ts'
import { type WaitingPost, waitingPosts } from './waiting-posts.ts'

type WaitingPostsProps = {
  user_id: string
  slug: string
  parent_id?: string
  /** One was put back into the draft of this place. */
  onPutBack: () => void
}

/** What was written in this space, or in answer to this post, without a connection. */
export function WaitingPosts({ user_id, slug, parent_id, onPutBack }: WaitingPostsProps) {
  const { t } = useTranslation('spaces')
  return (
    <WaitingList
      items={waitingPosts.useWaiting(user_id).filter((post) => post.slug === slug && post.parent_id === parent_id)}
      wordsOf={({ body }) => body}
      labels={{
        mark: t('waiting.mark'),
        sending: t('waiting.sending'),
        refused: (reason) => t('waiting.refused', { reason }),
        edit: t('post.edit'),
        remove: t('post.delete'),
      }}
      retry={waitingPosts.retry}
      remove={({ key }) => waitingPosts.remove(user_id, key)}
      onEdit={(post) => {
        putBack(user_id, placeOf(slug, parent_id), draftOfWaiting(post))
        onPutBack()
      }}
    />
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
