import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SandboxAct } from '#contract/order-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { HoldClock } from '#web/offers/hold-clock.tsx'
import { ownPage } from '#web/offers/payment-address.ts'
import { useNavigate } from '#web/router/browser-router.tsx'
import { Link } from '#web/router/link.tsx'
import { Button, type ButtonVariant, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { SandboxCheckout } from './sandbox-query.ts'

type SandboxViewProps = { checkout_id: string; checkout: SandboxCheckout }

/** What a tester may let happen: the buyer's card, and later the buyer's bank. */
export function SandboxView({ checkout_id, checkout }: SandboxViewProps) {
  const { t } = useTranslation('checkout')
  const { exactMoney } = useMoneyFormats()
  const { state, disputed, title, order_number } = checkout
  const act = useAct(checkout_id, checkout)
  const choice = (name: SandboxAct, variant: ButtonVariant) => (
    <Choice hint={t(`sandbox.hint.${name}`)}>
      <Button
        variant={variant}
        busy={act.isPending && act.variables === name}
        disabled={act.isPending && act.variables !== name}
        onClick={() => act.mutate(name)}
      >
        {t(`sandbox.act.${name}`)}
      </Button>
    </Choice>
  )
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8">
      <header>
        <p className="type-eyebrow">
          {order_number === null ? t('sandbox.eyebrowMembership') : t('sandbox.eyebrow', { number: order_number })}
        </p>
        <h1 className="type-display mt-3 text-title">{t('sandbox.title')}</h1>
      </header>
      <Notice tone="warn" title={t('sandbox.noMoney')}>
        {t('sandbox.noMoneyText')}
      </Notice>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-y border-line py-4">
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">{title}</p>
        <p className="type-display text-heading">{exactMoney(checkout.amount_minor, checkout.currency)}</p>
      </div>
      <p role="status" className="font-medium">
        {t(disputed ? 'sandbox.state.disputed' : `sandbox.state.${state}`)}
      </p>
      {(state === 'open' || state === 'declined') && <HeldTime order_id={checkout.order_id} />}
      {/* The answer was lost, but it worked: the page shows it. */}
      {!(state === 'paid' && isUnanswered(act.error)) && <Problem error={act.error} />}
      <ul className="grid gap-5">
        {(state === 'open' || state === 'declined') && (
          <>
            {choice('succeed', 'primary')}
            {choice('decline', 'secondary')}
          </>
        )}
        {state !== 'paid' && choice('pay_late', state === 'expired' ? 'primary' : 'secondary')}
        {state === 'paid' && !disputed && choice('dispute', 'danger')}
        {disputed && (
          <>
            {choice('dispute_won', 'secondary')}
            {choice('dispute_lost', 'danger')}
          </>
        )}
        <Choice hint={state === 'paid' ? undefined : t('sandbox.hint.leave')}>
          <Link
            to={pageOf(state === 'paid' ? checkout.success_url : checkout.cancel_url)}
            className={buttonClass({ variant: state === 'paid' ? 'primary' : 'text' })}
          >
            {state === 'paid' ? t('sandbox.toOrder') : t('sandbox.leave')}
          </Link>
        </Choice>
      </ul>
    </div>
  )
}

/** How long the time that is being paid is still kept; nothing for an order without one. */
function HeldTime({ order_id }: { order_id: string | null }) {
  const { data: order } = useQuery({
    queryKey: queryKeys.order(order_id ?? ''),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { id: order_id ?? '' }, { signal }),
    enabled: order_id !== null,
  })
  if (!order?.booking_id || !order.expires_at) return null
  return <HoldClock until={order.expires_at} />
}

function Choice({ hint, children }: { hint: string | undefined; children: ReactNode }) {
  return (
    <li className="grid justify-items-start gap-1.5">
      {children}
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </li>
  )
}

function Problem({ error }: { error: unknown }) {
  const { t } = useTranslation('checkout')
  const { errorText } = useErrorTexts()
  if (!error) return null
  return (
    <Notice tone="error" title={t('sandbox.failed')}>
      {errorText(asApiError(error))}
    </Notice>
  )
}

function isUnanswered(error: unknown): boolean {
  return error !== null && asApiError(error).status === 0
}

/** A payment leads back to the order, as with a real provider. The other acts stay here. */
function useAct(checkout_id: string, { success_url }: SandboxCheckout) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.sandboxCheckout(checkout_id) })
  return useMutation({
    mutationFn: (name: SandboxAct) => call('POST /api/sandbox/:checkout_id', { checkout_id, act: name }),
    onSuccess: async ({ state }, name) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.member('orders') })
      if (state === 'paid' && (name === 'succeed' || name === 'pay_late')) navigate(pageOf(success_url))
      else await refresh()
    },
    // It was paid or ended in another tab: the page shows what is true now.
    onError: refresh,
  })
}

/** Only a page of ours, whatever the address says. */
function pageOf(url: string): string {
  return ownPage(url)?.page ?? '/dashboard'
}
