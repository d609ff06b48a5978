import { PostPage } from '#web/features/spaces/post-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { postActions } from './post-actions.tsx'

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
      postActions={(post) => postActions(post, id)}
      membership={profile.membership_type}
    />
  )
}
