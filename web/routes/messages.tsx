import { NewThread } from '#web/features/messages/new-thread.tsx'
import { ChooseThread, ThreadList } from '#web/features/messages/thread-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'
import { classNames } from '#web/ui/class-names.ts'

/** All threads; with `?with=` the first message to someone, and with `&post=` the answer to a post. */
export function Screen() {
  const { t } = useTranslation('messages')
  const { session } = useSessionState()
  const [search] = useSearch()
  const to = search.get('with')
  const archived = search.get('archived') === 'yes'
  usePageTitle(t('title'))
  if (!session) return null
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t('lead')}</p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={classNames('min-w-0', to && 'max-lg:order-last')}>
          <ThreadList archived={archived} />
        </div>
        {to ? (
          <NewThread key={to} to={to} post_id={search.get('post') ?? undefined} profile={session.user.profile} />
        ) : (
          <ChooseThread archived={archived} />
        )}
      </div>
    </div>
  )
}
