import type { Post } from '#contract/spaces.ts'
import { WriteLink } from '#web/features/messages/write-link.tsx'
import { CareMenu } from '#web/features/moderation/care-menu.tsx'
import { PostPage } from '#web/features/spaces/post-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('spaces')
  const { spaceSlug = '', postId = '' } = useParams()
  const { session } = useSessionState()
  usePageTitle(t('post.title'))
  if (!session) return null
  const { id, profile } = session.user
  return (
    <PostPage
      key={postId}
      slug={spaceSlug}
      id={postId}
      user_id={id}
      postActions={(post) => careFor(post, id)}
      membership={profile.membership_type}
    />
  )
}

function careFor({ id, author, business }: Post, user_id: string) {
  if (author?.user_id === user_id) return null
  return (
    <>
      {business && author && <WriteLink to={author.user_id} post_id={id} />}
      <CareMenu thing="post" id={id} person={author} />
    </>
  )
}
