import { isCoach } from '#contract/access.ts'
import type { Profile } from '#contract/profile.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

/** Only for members who never applied: the others see the state of their application. */
export function BecomeCoachCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  if (profile.coach_status || isCoach(profile)) return null
  return (
    <SectionCard title={t('application.invitation.title')} text={t('application.invitation.text')}>
      <div>
        <Link to="/internal-coach-signup" className={buttonClass({ variant: 'secondary' })}>
          {t('application.invitation.open')}
        </Link>
      </div>
    </SectionCard>
  )
}
