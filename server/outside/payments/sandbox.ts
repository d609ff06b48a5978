import { eq } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { assertAmount, PaymentError, type PaymentProvider, type ProviderPayment } from './payment-provider.ts'
import {
  afterPayment,
  createSandboxSubscriptions,
  newId,
  refusal,
  type SandboxSubscriptions,
} from './sandbox-subscriptions.ts'
import { sandbox_checkouts } from './tables.ts'

type Row = typeof sandbox_checkouts.$inferSelect
type Change = Partial<Pick<Row, 'state' | 'payment_id' | 'paid_at' | 'refunds' | 'disputes'>>

/** What the sandbox page shows besides the payment itself. */
export interface SandboxCheckout extends ProviderPayment {
  checkout_id: string
  order_number: string | null
  title: string
  success_url: string
  cancel_url: string
  expires_at: Date
}

/** A provider that moves no money. Its page does what the buyer and the buyer's bank do elsewhere. */
export interface Sandbox extends PaymentProvider {
  name: 'sandbox'
  subscriptions: SandboxSubscriptions
  /** Undefined where there is no such checkout. */
  showCheckout(checkout_id: string): Promise<SandboxCheckout | undefined>
  succeed(checkout_id: string): Promise<ProviderPayment>
  /** The card is refused; another try is possible. To abandon a checkout nothing is called at all. */
  decline(checkout_id: string): Promise<ProviderPayment>
  /** Pays a checkout even after it has expired, as a voucher does that was paid in time and arrives days later. */
  payLate(checkout_id: string): Promise<ProviderPayment>
  /** The buyer's bank takes back all that is not refunded. */
  openDispute(checkout_id: string): Promise<ProviderPayment>
  closeDispute(checkout_id: string, outcome: 'won' | 'lost'): Promise<ProviderPayment>
}

/** `pageOf` makes the address of the page that shows a checkout. */
export function createSandbox({
  db,
  clock,
  pageOf,
}: {
  db: Database
  clock: Clock
  pageOf(checkout_id: string): string
}): Sandbox {
  async function find(checkout_id: string): Promise<Row | undefined> {
    const [row] = await db.select().from(sandbox_checkouts).where(eq(sandbox_checkouts.id, checkout_id))
    return row
  }

  /** Changes a checkout while nobody else can. A decision without a change leaves it as it is. */
  function change(checkout_id: string, decide: (row: Row) => Change | undefined): Promise<ProviderPayment> {
    return db.transaction(async (tx) => {
      const isThis = eq(sandbox_checkouts.id, checkout_id)
      const [row] = await tx.select().from(sandbox_checkouts).where(isThis).for('update')
      if (!row) throw unknownCheckout()
      const changed = decide({ ...row, state: stateOf(row) })
      if (!changed) return paymentOf(row)
      await tx.update(sandbox_checkouts).set(changed).where(isThis)
      if (changed.state === 'paid') await afterPayment(tx, row, clock.now())
      return paymentOf({ ...row, ...changed })
    })
  }

  function stateOf({ state, expires_at }: Row): Row['state'] {
    return state !== 'paid' && expires_at <= clock.now() ? 'expired' : state
  }

  function paymentOf(row: Row): ProviderPayment {
    const { amount_minor, currency, order_id, payment_id, paid_at, refunds, disputes } = row
    return { state: stateOf(row), amount_minor, currency, order_id, payment_id, paid_at, refunds, disputes }
  }

  const paid = () => ({ state: 'paid', payment_id: newId('payment'), paid_at: clock.now() }) as const

  return {
    name: 'sandbox',
    isLive: false,
    subscriptions: createSandboxSubscriptions({ db, clock, pageOf }),

    async openCheckout({ buyer_email: _, ...request }) {
      assertAmount(request.amount_minor)
      const id = newId('checkout')
      const values = { ...request, id, state: 'open' as const, created_at: clock.now() }
      await db.insert(sandbox_checkouts).values(values).onConflictDoNothing({ target: sandbox_checkouts.key })
      const ofKey = eq(sandbox_checkouts.key, request.key)
      const [row] = await db.select().from(sandbox_checkouts).where(ofKey)
      if (!row) throw new PaymentError('away', 'the checkout was not stored')
      return { checkout_id: row.id, url: pageOf(row.id), expires_at: row.expires_at }
    },

    async readPayment(checkout_id) {
      const row = await find(checkout_id)
      if (!row) throw unknownCheckout()
      return paymentOf(row)
    },

    expireCheckout: (checkout_id) =>
      change(checkout_id, ({ state }) => (state === 'paid' ? undefined : { state: 'expired' })),

    async refund({ checkout_id, amount_minor, key }) {
      assertAmount(amount_minor)
      await change(checkout_id, (row) => {
        const before = row.refunds.find((refund) => refund.key === key)
        if (before && before.amount_minor !== amount_minor) throw refusal('this key has refunded another amount')
        if (before) return undefined
        if (row.state !== 'paid') throw refusal('only a paid checkout can be refunded')
        if (row.disputes.some(({ state }) => state !== 'won')) throw refusal('the payment is disputed')
        if (amount_minor > unrefunded(row)) throw refusal('the refund is more than what is left of the payment')
        return { refunds: [...row.refunds, { id: newId('refund'), amount_minor, key }] }
      })
    },

    async showCheckout(checkout_id) {
      const row = await find(checkout_id)
      if (!row) return undefined
      const { order_number, title, success_url, cancel_url, expires_at } = row
      return { ...paymentOf(row), checkout_id, order_number, title, success_url, cancel_url, expires_at }
    },

    succeed: (checkout_id) =>
      change(checkout_id, ({ state }) => {
        if (state === 'expired') throw refusal('the checkout has expired')
        return state === 'paid' ? undefined : paid()
      }),

    decline: (checkout_id) =>
      change(checkout_id, ({ state }) => {
        if (state === 'expired') throw refusal('the checkout has expired')
        return state === 'paid' ? undefined : { state: 'declined' }
      }),

    payLate: (checkout_id) => change(checkout_id, ({ state }) => (state === 'paid' ? undefined : paid())),

    openDispute: (checkout_id) =>
      change(checkout_id, (row) => {
        const amount_minor = unrefunded(row)
        if (row.state !== 'paid' || amount_minor === 0) throw refusal('there is no payment to dispute')
        if (row.disputes.length > 0) return undefined
        return { disputes: [{ id: newId('dispute'), amount_minor, state: 'open' }] }
      }),

    closeDispute: (checkout_id, outcome) =>
      change(checkout_id, ({ disputes: [dispute] }) => {
        if (!dispute) throw refusal('there is no dispute')
        if (dispute.state !== 'open' && dispute.state !== outcome) throw refusal('the dispute is closed')
        return { disputes: [{ ...dispute, state: outcome }] }
      }),
  }
}

const unknownCheckout = () => new PaymentError('unknown', 'there is no such checkout')

function unrefunded({ amount_minor, refunds }: Row): number {
  return refunds.reduce((left, refund) => left - refund.amount_minor, amount_minor)
}
