import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MembershipPlan } from '#contract/membership-rules.ts'
import type { MembershipView } from '#contract/memberships.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useLeaveToPay } from '#web/offers/use-leave-to-pay.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import { useChangeMembership } from './show-membership.ts'

type Paid = NonNullable<MembershipView['paid']>
type CurrentMembershipProps = { view: MembershipView; wanted: string | null }

/** What the member has, in plain words, with what can be done about it. */
export function CurrentMembership({ view, wanted }: CurrentMembershipProps) {
  const { t } = useTranslation('membership')
  const { lastDay } = useFormats()
  const { paid, gift, by_role } = view
  const hasElite = paid !== null || gift !== null || by_role
  return (
    <SectionCard
      title={paid ? t(`plan.${paid.plan}`) : hasElite ? t('plan.elite') : t('plan.free')}
      tone={hasElite ? 'brass' : 'plain'}
      state={paid && <Badge variant={paid.state === 'past_due' ? 'blood' : 'brass'}>{t(badgeOf(paid))}</Badge>}
    >
      <div className="grid gap-2">
        {paid && <PaidState paid={paid} />}
        {gift && <p>{gift.until ? t('gift', { day: lastDay(gift.until) }) : t('giftOpen')}</p>}
        {by_role && <p>{paid ? t('byRolePaid') : t('byRole')}</p>}
        {!hasElite && <p>{t('freeText')}</p>}
      </div>
      {paid ? (
        view.can_change ? (
          <Actions view={view} paid={paid} wanted={wanted} />
        ) : (
          <p className="text-muted">
            {t('cannotChange')}{' '}
            <Link to="/support" className="underline underline-offset-4">
              {t('support')}
            </Link>
          </p>
        )
      ) : (
        <div className="flex flex-wrap gap-3">
          {by_role ? (
            <Link to="/network" className={buttonClass()}>
              {t('toNetwork')}
            </Link>
          ) : (
            <Link to="/network#compare" className={buttonClass()}>
              {t('seePlans')}
            </Link>
          )}
        </div>
      )}
    </SectionCard>
  )
}

function badgeOf({ state, ends_at_period_end }: Paid) {
  if (state === 'past_due') return 'badge.past_due'
  if (ends_at_period_end) return 'badge.cancelled'
  return state === 'trialing' ? 'badge.trialing' : 'badge.active'
}

function PaidState({ paid }: { paid: Paid }) {
  const { t } = useTranslation('membership')
  const { date } = useFormats()
  const { state, period_end, ends_at_period_end, next_plan, grace_until } = paid
  const day = period_end ? date(period_end) : ''
  if (state === 'past_due')
    return (
      <p className="font-medium text-danger">{t('state.past_due', { day: grace_until ? date(grace_until) : day })}</p>
    )
  if (ends_at_period_end) return <p>{t('state.cancelled', { day })}</p>
  return (
    <>
      <p>{t(state === 'trialing' ? 'state.trialing' : 'state.active', { day })}</p>
      {next_plan && <p>{t('state.next', { day, plan: t(`plan.${next_plan}`) })}</p>}
    </>
  )
}

type Asked = 'change' | 'cancel' | null

function Actions({ view, paid, wanted }: CurrentMembershipProps & { paid: Paid }) {
  const { t } = useTranslation('membership')
  const { errorText } = useErrorTexts()
  const change = useChangeMembership()
  const { isLeaving, leave } = useLeaveToPay(view.is_sandbox ? 'sandbox' : 'stripe')
  const isOwing = paid.state === 'past_due'
  const [asked, setAsked] = useState<Asked>(() => openedAtOnce(wanted, paid))
  const fail = (title: string) => (error: unknown) =>
    toast({ title, description: errorText(asApiError(error)), variant: 'destructive' })
  const resume = useMutation({
    mutationFn: () => change(() => call('POST /api/membership/resume', {})),
    onSuccess: () => toast({ title: t('resume.done'), variant: 'success' }),
    onError: fail(t('resume.failed')),
  })
  const card = useMutation({
    mutationFn: async () => leave((await call('POST /api/membership/payment-method', {})).url),
    onError: fail(t('card.failed')),
  })
  const other: MembershipPlan = (paid.next_plan ?? paid.plan) === 'elite_monthly' ? 'elite_yearly' : 'elite_monthly'
  return (
    <div className="flex flex-wrap gap-3">
      {isOwing && (
        <Button busy={card.isPending || isLeaving} onClick={() => card.mutate()}>
          {t('card.payNow')}
        </Button>
      )}
      {paid.ends_at_period_end ? (
        <Button busy={resume.isPending} onClick={() => resume.mutate()}>
          {t('resume.action')}
        </Button>
      ) : (
        // What is owed is paid before the plan can change.
        !isOwing && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('change')}>
            {t('change.open')}
          </Button>
        )
      )}
      {!isOwing && (
        <Button variant="secondary" busy={card.isPending || isLeaving} onClick={() => card.mutate()}>
          {t('card.action')}
        </Button>
      )}
      {!paid.ends_at_period_end && (
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsked('cancel')}>
          {t('cancel.open')}
        </Button>
      )}
      {asked === 'change' && <ChangePlanDialog to={other} onClose={() => setAsked(null)} />}
      {asked === 'cancel' && <CancelDialog paid={paid} onClose={() => setAsked(null)} />}
    </div>
  )
}

/** The settings lead here with what was pressed there. */
function openedAtOnce(wanted: string | null, { state, ends_at_period_end }: Paid): Asked {
  if (ends_at_period_end) return null
  if (wanted === 'cancel') return 'cancel'
  return wanted === 'change' && state !== 'past_due' ? 'change' : null
}
