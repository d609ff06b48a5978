import type { Input } from '#contract/endpoint.ts'
import * as contract from '#contract/orders.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Route, route, signedRoute } from '#server/http/route.ts'
import { PaymentError, type PaymentEvent } from '#server/outside/payments/payment-provider.ts'
import type { Sandbox } from '#server/outside/payments/sandbox.ts'
import { readPayoutEvent, readStripeEvent } from '#server/outside/payments/stripe-event.ts'
import type { Services } from '#server/services.ts'
import { findOwnCheckout, findPaidOrder } from './find-checkout.ts'
import { refreshPayoutAccount } from './payout-accounts.ts'
import { withPayments } from './place-order.ts'
import { settleOrder } from './settle-order.ts'
import { settlePayout } from './settle-payout.ts'

/** Memberships, which are paid by the same provider. Given by the application: their feature depends on this one. */
export interface PaidMemberships {
  find(event: Pick<PaymentEvent, 'checkout_id' | 'subscription_id'>): Promise<PaidMembership | undefined>
}

interface PaidMembership {
  user_id: string | null
  settle(): Promise<void>
}

/** The provider's side: the page of the sandbox, or the calls of Stripe. Only that of the provider in use is there. */
export function paymentRoutes(services: Services, memberships: PaidMemberships): Route[] {
  const provider = services.payments
  return provider.name === 'sandbox'
    ? sandboxRoutes(services, provider, memberships)
    : stripeRoutes(services, memberships)
}

function sandboxRoutes(services: Services, sandbox: Sandbox, memberships: PaidMemberships): Route[] {
  /** What this member pays on the page; another member's is not found. Returns how to settle it. */
  async function findOwn(member: Member, checkout_id: string): Promise<() => Promise<unknown>> {
    const membership = await memberships.find(await sandbox.subscriptions.eventOf(checkout_id))
    if (membership?.user_id === member.user_id)
      return async () => {
        // First the order: the membership asks it whether a dispute was lost.
        const paid = await findPaidOrder(services, { checkout_id, payment_id: null })
        if (paid) await settleOrder(services, paid)
        await membership.settle()
      }
    const order_id = await findOwnCheckout(services, member, checkout_id)
    return () => settleOrder(services, order_id)
  }

  return [
    route(contract.readSandboxCheckout, async ({ input: { checkout_id }, member }) => {
      await findOwn(member, checkout_id)
      const shown = await sandbox.showCheckout(checkout_id)
      if (!shown) throw new Refusal('not-found')
      return { ...shown, disputed: shown.disputes.some(({ state }) => state === 'open') }
    }),
    route(contract.actInSandbox, async ({ input, member }) => {
      const settle = await findOwn(member, input.checkout_id)
      const { state } = await act(sandbox, input).catch((error) => {
        throw error instanceof PaymentError ? new Refusal('orders.not-possible-now') : error
      })
      await settle()
      return { state }
    }),
  ]
}

function act(sandbox: Sandbox, { checkout_id, act }: Input<typeof contract.actInSandbox>) {
  switch (act) {
    case 'succeed':
      return sandbox.succeed(checkout_id)
    case 'decline':
      return sandbox.decline(checkout_id)
    case 'pay_late':
      return sandbox.payLate(checkout_id)
    case 'dispute':
      return sandbox.openDispute(checkout_id)
    case 'dispute_won':
      return sandbox.closeDispute(checkout_id, 'won')
    case 'dispute_lost':
      return sandbox.closeDispute(checkout_id, 'lost')
  }
}

/** Without the secret nobody could tell Stripe's calls from others, so there is no such address. */
function stripeRoutes(services: Services, memberships: PaidMemberships): Route[] {
  const { STRIPE_WEBHOOK_SECRET: secret, STRIPE_CONNECT_WEBHOOK_SECRET: ofConnect } = services.env
  if (!secret) return []
  const signature = { header: 'stripe-signature', secrets: ofConnect ? [secret, ofConnect] : [secret] }
  return [
    signedRoute(contract.receiveStripeEvent, signature, async ({ input }) => {
      await withPayments(services, () => receive(services, memberships, input))
      return {}
    }),
  ]
}

/** Other events of the operator's account are none of ours; Stripe would repeat what is not accepted. */
async function receive(services: Services, memberships: PaidMemberships, body: unknown): Promise<void> {
  const payment = readStripeEvent(body)
  const order_id = payment && (await findPaidOrder(services, payment))
  if (order_id) await settleOrder(services, order_id, payment)
  const membership = payment && (await memberships.find(payment))
  if (membership) await membership.settle()
  const payout = readPayoutEvent(body)
  if (payout?.account_id) await refreshPayoutAccount(services, payout.account_id)
  if (payout?.payout_id) await settlePayout(services, payout.payout_id, payout)
}
