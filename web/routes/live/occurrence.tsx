import { CareMenu } from '#web/features/care/care-menu.tsx'
import { OccurrencePage } from '#web/features/live/occurrence-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('live')
  const { occurrenceId = '' } = useParams()
  const { session } = useSessionState()
  usePageTitle(t('event'))
  return (
    session && (
      <OccurrencePage
        key={occurrenceId}
        id={occurrenceId}
        timeZone={session.user.profile.time_zone ?? undefined}
        care={(id, author) => <CareMenu thing="question" id={id} person={author} />}
      />
    )
  )
}
