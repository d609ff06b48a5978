import { may } from '#contract/access.ts'
import type { Session } from '#contract/session.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { knownMembership, membershipVariant } from './membership.ts'

export function MembershipCard({ user: { profile, elite } }: { user: Session['user'] }) {
  const { t } = useTranslation('profile')
  const { membership_type } = profile
  const membership = knownMembership(membership_type)
  return (
    <SectionCard
      title={t('plan.title')}
      text={t(`plan.gives.${membership}`)}
      state={<Badge variant={membershipVariant(membership_type)}>{t(`membership.${membership}`)}</Badge>}
      tone={membership === 'elite_member' ? 'brass' : 'plain'}
    >
      {elite?.paid ? (
        <Subscription />
      ) : elite ? (
        <Gift until={elite.until} />
      ) : may('enter-network', membership) ? (
        <p>{t('plan.byRole')}</p>
      ) : (
        <div>
          <Link to="/network" className={buttonClass()}>
            {t('plan.upgrade')}
          </Link>
        </div>
      )}
    </SectionCard>
  )
}

/** There is no subscription to change or cancel. */
function Gift({ until }: { until: string | null }) {
  const { t } = useTranslation('profile')
  const { lastDay } = useFormats()
  return <p>{until ? t('plan.gift', { day: lastDay(until) }) : t('plan.giftOpen')}</p>
}

/** Both open their dialog on the page of the membership, where everything is decided. */
function Subscription() {
  const { t } = useTranslation('profile')
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/membership?do=change" className={buttonClass({ variant: 'secondary' })}>
        {t('plan.change')}
      </Link>
      <Link to="/membership?do=cancel" className={buttonClass({ variant: 'danger' })}>
        {t('plan.cancel')}
      </Link>
      <Link to="/membership" className={buttonClass({ variant: 'text' })}>
        {t('plan.details')}
      </Link>
    </div>
  )
}
