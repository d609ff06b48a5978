import { CareMenu } from '#web/features/care/care-menu.tsx'
import { ThreadList } from '#web/features/messages/thread-list.tsx'
import { ThreadView } from '#web/features/messages/thread-view.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

/** One thread; on large screens beside the list of all. */
export function Screen() {
  const { t } = useTranslation('messages')
  const { session } = useSessionState()
  const { threadId = '' } = useParams()
  usePageTitle(t('title'))
  if (!session) return null
  return (
    <div className="grid gap-6">
      <h1 className="type-display text-title max-lg:sr-only">{t('title')}</h1>
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="min-w-0 max-lg:hidden">
          <ThreadList chosen={threadId} archived={false} />
        </div>
        <ThreadView
          key={threadId}
          id={threadId}
          profile={session.user.profile}
          care={(thing, id, person) => <CareMenu thing={thing} id={id} person={person} />}
        />
      </div>
    </div>
  )
}
