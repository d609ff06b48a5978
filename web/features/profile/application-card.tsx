import { useTranslation } from 'react-i18next'
import { pageExists } from '#contract/pages.ts'
import type { Profile } from '#contract/profile.ts'
import { Link } from '#web/navigation/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { APPLICATION_VARIANTS } from './application-notice.tsx'
import { isApprovedCoach } from './membership.ts'

/** Nothing for someone who never applied. */
export function ApplicationCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { coach_status } = profile
  if (!coach_status) return null
  const opensDashboard = isApprovedCoach(profile) && pageExists('/coach-dashboard')
  return (
    <SectionCard
      title={t('application.title')}
      text={opensDashboard ? t('application.approved.access') : t(`application.${coach_status}.note`)}
      state={<Badge variant={APPLICATION_VARIANTS[coach_status]}>{t(`application.${coach_status}.short`)}</Badge>}
    >
      {opensDashboard && (
        <div>
          <Link to="/coach-dashboard" className={buttonClass()}>
            {t('coachDashboard')}
          </Link>
        </div>
      )}
    </SectionCard>
  )
}
