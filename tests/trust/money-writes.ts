import { randomUUID } from 'node:crypto'
import * as admin from '#contract/admin-orders.ts'
import { actInSandbox } from '#contract/orders.ts'
import { checkPayoutAccount, openPayoutAccount } from '#contract/payout-accounts.ts'
import { coachAccount, postEntries } from '#server/features/orders/ledger.ts'
import { payouts } from '#server/features/orders/tables.ts'
import { createStripePayouts } from '#server/outside/payments/stripe-payouts.ts'
import type { TestApp } from '#tests/support/app.ts'
import { startFakeStripe } from '#tests/support/fake-stripe.ts'
import { memberOf, type Person } from '#tests/support/people.ts'
import { buy, insertSale, offerOf, order } from '#tests/support/sales.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

/** A valid call of every route that moves money: the sandbox's page, and the admins' refunds and payouts. */
export function moneyWrites(app: () => TestApp): PreparedCall[] {
  const houseOffer = () => offerOf(app(), { seller_slug: 'ana-prado' }, 'package')

  function asAdmin(prepare: () => Promise<Record<string, unknown>> = async () => ({})) {
    return async (): Promise<ReadyCall> => {
      const input = await prepare()
      return { ...(await memberOf(app(), { membership_type: 'admin' })), input }
    }
  }

  async function openPayout(account_id?: string): Promise<string> {
    const { db, clock } = app().services
    const { user_id } = await memberOf(app())
    const way = account_id ? 'stripe' : 'manual'
    const money = { amount_minor: 100, currency: 'USD' }
    return await db.transaction(async (tx) => {
      const [payout] = await tx
        .insert(payouts)
        .values({ coach_id: user_id, coach_name: 'Robin', way, account_id, ...money })
        .returning()
      const lines = [
        { account: coachAccount(user_id), amount_minor: 100 },
        { account: 'bank' as const, amount_minor: -100 },
      ]
      await postEntries(tx, clock.now(), { cause: `payout:${payout?.id}`, order_id: null, currency: 'USD', lines })
      return payout?.id ?? ''
    })
  }

  /** Payouts are by hand beside the sandbox. Here they go by a Stripe of their own, so that these calls have an effect. */
  let stripe: ReturnType<typeof startFakeStripe> | undefined
  async function payByStripe() {
    stripe ??= startFakeStripe()
    const { settings, connect } = await stripe
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = settings
    app().services.payouts = createStripePayouts({ secretKey, apiUrl })
    return connect
  }

  async function coachAtStripe(): Promise<Person & { account_id: string }> {
    const connect = await payByStripe()
    const coach = await memberOf(app(), { membership_type: 'coach' })
    await coach.browser.call(openPayoutAccount, { country: 'DE' })
    const account_id = [...connect.accounts.keys()].at(-1) ?? ''
    connect.change(account_id, 'ready')
    return { ...coach, account_id }
  }

  return [
    [
      openPayoutAccount,
      async () => {
        await payByStripe()
        return { ...(await memberOf(app(), { membership_type: 'coach' })), input: { country: 'DE' } }
      },
    ],
    [checkPayoutAccount, async () => ({ ...(await coachAtStripe()), input: {} })],
    [admin.sendPayout, asAdmin(async () => ({ id: await openPayout((await coachAtStripe()).account_id) }))],
    [
      actInSandbox,
      async () => {
        const buyer = await memberOf(app())
        const { checkout_id } = await order(buyer, await houseOffer())
        return { ...buyer, input: { checkout_id, act: 'succeed' } }
      },
    ],
    [
      admin.refundOrder,
      asAdmin(async () => {
        const { id } = await buy(app(), await memberOf(app()), await houseOffer())
        return { id, amount_minor: 100, reason: 'The video stutters', key: randomUUID() }
      }),
    ],
    [
      admin.closeReturn,
      asAdmin(async () => {
        const { user_id: buyer_id } = await memberOf(app())
        const { id } = await insertSale(app(), { buyer_id }, 'product', 'return_missing')
        return { id, reason: 'Nothing was sent' }
      }),
    ],
    [admin.createPayouts, asAdmin()],
    [admin.markPayoutPaid, asAdmin(async () => ({ id: await openPayout(), reference: 'SEPA 1' }))],
    [admin.cancelPayout, asAdmin(async () => ({ id: await openPayout(), reason: 'Wrong account' }))],
    [admin.compareNow, asAdmin()],
  ]
}
