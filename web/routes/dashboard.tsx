import { useTranslation } from 'react-i18next'
import { ApplicationNotice } from '#web/features/profile/application-notice.tsx'
import { DaysCard } from '#web/features/profile/days-card.tsx'
import { GuardCard } from '#web/features/profile/guard-card.tsx'
import { ProfileCard } from '#web/features/profile/profile-card.tsx'
import { useFreshProfile } from '#web/features/profile/queries.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { usePageTitle } from './page-title.ts'

export function Screen() {
  const { t } = useTranslation(['profile', 'common'])
  const { session } = useSessionState()
  const { isPending, isError, refetch } = useFreshProfile()
  usePageTitle(t('common:page.dashboard'))
  if (!session) return null
  if (isPending) return <Loading label={t('loading')} className="min-h-[60dvh]" />
  return (
    <div className="grid gap-6">
      {isError && (
        <Notice
          tone="warn"
          action={
            <Button variant="secondary" size="small" onClick={() => refetch()}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {t('loadFailed')}
        </Notice>
      )}
      <ProfileCard user={session.user} />
      <ApplicationNotice status={session.user.profile.coach_status} />
      <div className="grid gap-6 md:grid-cols-2">
        <DaysCard since={session.user.profile.created_at} />
        <GuardCard twoFactor={session.user.two_factor_enabled} />
      </div>
    </div>
  )
}
