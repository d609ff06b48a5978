import { useQuery } from '@tanstack/react-query'
import { spaceQuery } from '#web/features/spaces/queries.ts'
import { SpacePage } from '#web/features/spaces/space-page.tsx'
import { addressOf, readWanted } from '#web/features/spaces/wanted-posts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { postActions } from './post-actions.tsx'

const NextLive = latePart(
  () => import('#web/network/next-live.tsx'),
  (module) => module.NextLive,
  { texts: ['network'], Missing: () => null },
)

export function Screen() {
  const { spaceSlug = '' } = useParams()
  return <OneSpace key={spaceSlug} slug={spaceSlug} />
}

function OneSpace({ slug }: { slug: string }) {
  const { t } = useTranslation('spaces')
  const { session } = useSessionState()
  const [address, setAddress] = useSearch()
  const { data } = useQuery(spaceQuery(slug))
  usePageTitle(data?.space.name ?? t('title'))
  if (!session) return null
  return (
    <SpacePage
      slug={slug}
      user_id={session.user.id}
      events={<NextLive space={slug} />}
      postActions={(post) => postActions(post, session.user.id)}
      membership={session.user.profile.membership_type}
      wanted={readWanted(address)}
      onWant={(wanted) => setAddress(addressOf(wanted), { replace: true })}
    />
  )
}
