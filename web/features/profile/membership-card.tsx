import { may } from '#contract/access.ts'
import { pageExists } from '#contract/pages.ts'
import type { Session } from '#contract/session.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
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
      {elite && !elite.paid ? (
        <Gift until={elite.until} />
      ) : may('enter-network', membership) ? (
        <Subscription />
      ) : (
        <Upgrade />
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

function Upgrade() {
  const { t } = useTranslation('profile')
  if (!pageExists('/network')) return null
  return (
    <div>
      <Link to="/network" className={buttonClass()}>
        {t('plan.upgrade')}
      </Link>
    </div>
  )
}

function Subscription() {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const explain = () =>
    toast({
      title: t('plan.soon'),
      description: t('plan.soonText'),
      action: { label: t('support'), onClick: () => navigate('/support') },
    })
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={explain}>
        {t('plan.change')}
      </Button>
      <Button variant="danger" onClick={explain}>
        {t('plan.cancel')}
      </Button>
    </div>
  )
}
