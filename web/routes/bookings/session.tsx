import { SessionPage } from '#web/features/session/session-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { lateDialog, latePart } from '#web/router/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

const CancelDialog = lateDialog(
  () => import('#web/features/bookings/cancel-dialog.tsx'),
  (module) => module.CancelDialog,
  ['bookings', 'offers'],
)

// Nobody is led to a session that is missing.
const NotFoundPage = latePart(
  () => import('../not-found.tsx'),
  (module) => module.NotFoundPage,
  { prefetch: false },
)

export function Screen() {
  const { t } = useTranslation('session')
  const { bookingId = '' } = useParams()
  const { session } = useSessionState()
  usePageTitle(t('title'))
  if (!session) return null
  const { id, profile } = session.user
  return (
    <SessionPage
      key={bookingId}
      id={bookingId}
      user_id={id}
      timeZone={profile.time_zone ?? undefined}
      CancelDialog={CancelDialog}
      missing={<NotFoundPage />}
    />
  )
}
