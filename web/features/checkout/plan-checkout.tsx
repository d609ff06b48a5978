import { useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { MembershipPlan } from '#contract/membership-rules.ts'
import type { MembershipView, PlanOffer } from '#contract/memberships.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { schemaLoader } from '#web/forms/load-schemas.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { planPath } from '#web/network/paths.ts'
import { savedAYear } from '#web/network/prices.ts'
import { membershipQuery } from '#web/network/queries.ts'
import { useLeaveToPay } from '#web/offers/use-leave-to-pay.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import type { schemas } from './form-schemas.ts'
import { TickBox } from './kind-forms.tsx'
import { SummaryRow } from './order-summary.tsx'
import { PayBar } from './pay-frame.tsx'

const consentSchema = schemaLoader<typeof schemas>('checkout')('consent')

type PlanCheckoutProps = {
  plan: MembershipPlan
  /** The space to join after paying. */
  join: string | undefined
}

/** The checkout of a membership, as quiet as that of an offer. */
export function PlanCheckout({ plan, join }: PlanCheckoutProps) {
  const { t } = useTranslation(['membership', 'checkout', 'common'])
  // Shown as it is now: a price that is out of date would be refused.
  const { data, isError, isFetching, refetch } = useQuery({ ...membershipQuery, staleTime: 0 })
  const offer = data?.plans.find((one) => one.plan === plan)
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8">
      <header className="grid justify-items-start gap-3">
        <Link
          to="/network"
          className="inline-flex min-h-11 items-center gap-2 font-display font-semibold tracking-[0.06em] text-muted uppercase hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('checkout.back')}
        </Link>
        <p className="type-eyebrow">{t('checkout:eyebrow')}</p>
        <h1 className="type-display text-title">{t(`plan.${plan}`)}</h1>
      </header>
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('loadFailed')}
        </RetryNotice>
      )}
      {!data && !isError && <Loading label={t('checkout:loading')} className="min-h-[40dvh]" />}
      {data && offer && <Review view={data} offer={offer} join={join} />}
    </div>
  )
}

type ReviewProps = { view: MembershipView; offer: PlanOffer; join: string | undefined }

/** What is bought and the form, or why there is nothing to buy. */
function Review({ view, offer, join }: ReviewProps) {
  const { t } = useTranslation(['membership', 'checkout', 'refusals'])
  const { lastDay } = useFormats()
  if (view.by_role || view.paid)
    return (
      <Notice
        tone="warn"
        action={
          <Link to="/membership" className={buttonClass({ variant: 'secondary', size: 'small' })}>
            {t('checkout.toMembership')}
          </Link>
        }
      >
        {view.paid ? t('refusals:membership.already') : t('refusals:membership.by-role')}
      </Notice>
    )
  const { gift } = view
  return (
    <>
      {view.is_sandbox && <Notice title={t('checkout:sandboxTitle')}>{t('checkout:sandboxText')}</Notice>}
      {gift && (
        <Notice>
          {gift.until ? t('checkout.giftNote', { day: lastDay(gift.until) }) : t('checkout.giftNoteOpen')}
        </Notice>
      )}
      <PlanChoice plans={view.plans} chosen={offer.plan} join={join} />
      <PlanSummary offer={offer} trialDays={view.trial_days} />
      <PayForm key={offer.plan} view={view} offer={offer} join={join} />
    </>
  )
}

function PlanChoice({ plans, chosen, join }: { plans: PlanOffer[]; chosen: MembershipPlan; join: string | undefined }) {
  const { t } = useTranslation('membership')
  const { money } = useMoneyFormats()
  return (
    <nav aria-label={t('checkout.choose')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {plans.map((offer) => {
          const isChosen = offer.plan === chosen
          const saved = savedAYear(plans, offer)
          return (
            <li
              key={offer.plan}
              className={classNames('plate plate-link p-5', isChosen && '[--plate-line:var(--blood)]')}
            >
              <Link
                to={planPath(offer.plan, join)}
                data-cover
                aria-current={isChosen ? 'true' : undefined}
                className="type-display text-subheading"
              >
                {t(`plan.${offer.plan}`)}
              </Link>
              <p className="mt-2">
                {t(`checkout.${offer.every}`, { price: money(offer.price_minor, offer.currency) })}
              </p>
              {saved > 0 && (
                <p className="text-sm text-gilt">{t('checkout.saved', { amount: money(saved, offer.currency) })}</p>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function PlanSummary({ offer: { every, price_minor, currency }, trialDays }: { offer: PlanOffer; trialDays: number }) {
  const { t } = useTranslation(['membership', 'checkout'])
  const { exactMoney } = useMoneyFormats()
  const price = exactMoney(price_minor, currency)
  return (
    <dl className="border-t border-line">
      <SummaryRow name={t('checkout:what')}>
        <p>{t('checkout.what')}</p>
      </SummaryRow>
      <SummaryRow name={t('checkout:price')}>
        {trialDays > 0 && <p>{t('checkout.trial', { count: trialDays, price })}</p>}
        <p>{t(`checkout.renews.${every}`, { price })}</p>
      </SummaryRow>
      <SummaryRow name={t('checkout:nextTitle')}>
        <p>{t('checkout.next')}</p>
      </SummaryRow>
      <SummaryRow name={t('checkout:refundTitle')}>
        <p>{t('checkout:refund.unused_days')}</p>
        <p className="mt-1 text-sm text-muted">{t('checkout:refundLaw')}</p>
      </SummaryRow>
    </dl>
  )
}

function PayForm({ view, offer, join }: ReviewProps) {
  const { t } = useTranslation(['membership', 'checkout'])
  const { errorText } = useErrorTexts()
  const { exactMoney } = useMoneyFormats()
  const queryClient = useQueryClient()
  const provider = view.is_sandbox ? 'sandbox' : 'stripe'
  const { isLeaving, leave } = useLeaveToPay(provider)
  const [refusal, setRefusal] = useState<ApiError>()
  /** The price that was shown when the server refused because of another one. */
  const [priceBefore, setPriceBefore] = useState<string>()
  const isTrial = view.trial_days > 0
  const price = exactMoney(offer.price_minor, offer.currency)
  const form = useForm({
    schema: consentSchema,
    initial: { consent: '' },
    submit: async () => {
      setRefusal(undefined)
      setPriceBefore(undefined)
      const { checkout_url } = await call('POST /api/membership', {
        plan: offer.plan,
        shown_price_minor: offer.price_minor,
        shown_currency: offer.currency,
        consent: true,
        ...(join && { join }),
      })
      leave(checkout_url)
    },
    onError: (error) => {
      setRefusal(error)
      if (error.code === 'membership.price-changed') setPriceBefore(price)
      // The page shows what is true now before anything is paid.
      void queryClient.invalidateQueries({ queryKey: queryKeys.membership })
    },
  })
  return (
    <form {...form.form} className="grid gap-8 [&_:is(input,button)]:scroll-mb-44">
      <TickBox form={form} name="consent" label={t('checkout.consent')} missing={t('checkout.consentMissing')} />
      {refusal && (
        <Notice tone="error" title={t('checkout:notOrdered')}>
          {errorText(refusal)}
        </Notice>
      )}
      <PayBar
        total={isTrial ? exactMoney(0, offer.currency) : price}
        note={
          priceBefore !== undefined &&
          priceBefore !== price &&
          t('checkout:priceChanged', { before: priceBefore, now: price })
        }
        action={isTrial ? t('checkout.startTrial') : t('checkout:pay', { total: price })}
        busy={form.busy || isLeaving}
        provider={provider}
      />
    </form>
  )
}
