import { NetworkPage } from '#web/features/pitch/network-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { latePart } from '#web/router/late-part.tsx'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { postActions } from './spaces/post-actions.tsx'

const NetworkSearch = latePart(
  () => import('#web/features/spaces/network-search.tsx'),
  (module) => module.NetworkSearch,
  { texts: ['spaces'], waiting: () => <Skeleton className="h-20" /> },
)

export function Screen() {
  const { t } = useTranslation()
  const { session } = useSessionState()
  const [address, setAddress] = useSearch()
  usePageTitle(t('nav.network'))
  if (!session) return null
  const { user } = session
  const search = address.get('q')?.trim() ?? ''
  return (
    <NetworkPage
      user={user}
      isSearching={search !== ''}
      search={
        <NetworkSearch
          user_id={user.id}
          language={user.language}
          search={search}
          onSearch={(wanted) => setAddress(wanted ? { q: wanted } : {}, { replace: true })}
          postActions={(post) => postActions(post, user.id)}
        />
      }
    />
  )
}
