import type { Profile } from '#contract/profile.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { APPLICATION_VARIANTS, ApplicationLink } from './application-notice.tsx'
import { isApprovedCoach } from './membership.ts'

/** Nothing for someone who never applied. */
export function ApplicationCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { coach_status } = profile
  if (!coach_status) return null
  const opensDashboard = isApprovedCoach(profile)
  return (
    <SectionCard
      title={t('application.title')}
      text={opensDashboard ? t('application.approved.access') : t(`application.${coach_status}.note`)}
      state={<Badge variant={APPLICATION_VARIANTS[coach_status]}>{t(`application.${coach_status}.short`)}</Badge>}
    >
      {(opensDashboard || coach_status !== 'approved') && (
        <div>
          {opensDashboard ? (
            <Link to="/coach-dashboard" className={buttonClass()}>
              {t('coachDashboard')}
            </Link>
          ) : (
            <ApplicationLink status={coach_status} />
          )}
        </div>
      )}
    </SectionCard>
  )
}
