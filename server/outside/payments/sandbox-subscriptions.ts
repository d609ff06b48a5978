import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { beginsAtOnce } from '#contract/membership-rules.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { creditFor, periodEndAfter, periodsAfter } from './billing-period.ts'
import { assertAmount, PaymentError } from './payment-provider.ts'
import type {
  ChangePreview,
  PlanChange,
  PlanPrice,
  ProviderInvoice,
  ProviderSubscription,
  SubscriptionCheckout,
  SubscriptionProvider,
} from './subscription-provider.ts'
import { sandbox_checkouts, sandbox_subscriptions } from './tables.ts'

type Row = typeof sandbox_subscriptions.$inferSelect
type CheckoutRow = typeof sandbox_checkouts.$inferSelect

const DAY_MS = 24 * 60 * 60 * 1000
/** An invoice can be paid for as long as its subscription lives. */
const INVOICE_LIVES_MS = 3650 * DAY_MS

export interface SandboxSubscriptions extends SubscriptionProvider {
  /** Moves the clock of one subscription forward. From now on its card pays, or is refused. */
  moveClock(subscription_id: string, to: Date, card: 'pays' | 'is refused'): Promise<void>
  /** What a checkout belongs to, as an event would say it. */
  eventOf(checkout_id: string): Promise<{ checkout_id: string; subscription_id: string | null }>
}

interface Surroundings {
  db: Database
  clock: Clock
  pageOf(checkout_id: string): string
}

export function createSandboxSubscriptions({ db, clock, pageOf }: Surroundings): SandboxSubscriptions {
  const timeOf = ({ ahead_ms }: Row): Date => new Date(clock.now().getTime() + ahead_ms)

  /** Works on one subscription after what was due by its clock has happened. */
  function onSubscription<T>(id: string, work: (tx: Transaction, row: Row) => Promise<T>): Promise<T> {
    return db.transaction(async (tx) => {
      const row = await lockSubscription(tx, id)
      await storeBills(tx, row, catchUp(row, timeOf(row)))
      const result = await work(tx, row)
      await tx.update(sandbox_subscriptions).set(row).where(eq(sandbox_subscriptions.id, id))
      return result
    })
  }

  async function readCheckout(checkout_id: string): Promise<SubscriptionCheckout> {
    const [row] = await db.select().from(sandbox_checkouts).where(isCheckout(checkout_id))
    if (!row) throw refusal('there is no such checkout')
    if (row.state === 'paid') return { state: 'complete', subscription_id: row.subscription_id }
    const isOver = row.state === 'expired' || row.expires_at <= clock.now()
    return { state: isOver ? 'expired' : 'open', subscription_id: null }
  }

  return {
    async openCheckout({ key, membership_id, price, trial_days, customer_id, email: _, ...page }) {
      assertAmount(price.price_minor)
      await db.transaction(async (tx) => {
        const subscription_id = newId('subscription')
        const now = clock.now()
        const { title, currency, plan } = price
        const opened = await tx
          .insert(sandbox_checkouts)
          .values({
            ...{
              id: newId('checkout'),
              key,
              title,
              currency,
              plan,
              ...page,
              subscription_id,
              reason: 'start' as const,
            },
            amount_minor: trial_days > 0 ? 0 : price.price_minor,
            state: 'open',
            created_at: now,
          })
          .onConflictDoNothing({ target: sandbox_checkouts.key })
          .returning({ id: sandbox_checkouts.id })
        if (opened.length === 0) return
        await tx.insert(sandbox_subscriptions).values({
          ...{ id: subscription_id, membership_id, price, trial_days, state: 'incomplete' as const, created_at: now },
          customer_id: customer_id ?? newId('customer'),
          ...{ anchor_at: now, period_start: now, period_end: periodsAfter(now, price.every, 1) },
        })
      })
      const [row] = await db.select().from(sandbox_checkouts).where(eq(sandbox_checkouts.key, key))
      if (!row) throw new PaymentError('away', 'the checkout was not stored')
      return { checkout_id: row.id, url: pageOf(row.id), expires_at: row.expires_at }
    },

    async eventOf(checkout_id) {
      const [row] = await db.select().from(sandbox_checkouts).where(isCheckout(checkout_id))
      return { checkout_id, subscription_id: row?.subscription_id ?? null }
    },

    readCheckout,

    async expireCheckout(checkout_id) {
      await db
        .update(sandbox_checkouts)
        .set({ state: 'expired' })
        .where(and(isCheckout(checkout_id), inArray(sandbox_checkouts.state, ['open', 'declined'])))
      return await readCheckout(checkout_id)
    },

    read: (subscription_id) => onSubscription(subscription_id, (tx, row) => describe(tx, row, timeOf(row))),

    async previewChange({ subscription_id, to, as_of }) {
      const [row] = await db.select().from(sandbox_subscriptions).where(eq(sandbox_subscriptions.id, subscription_id))
      if (!row) throw refusal('there is no such subscription')
      const now = timeOf(row)
      // What is due by its clock is counted here and stored by the next call that changes something.
      catchUp(row, now)
      return preview(row, { subscription_id, to, as_of: as_of ?? inWholeSeconds(now) })
    },

    change: (change) =>
      onSubscription(change.subscription_id, async (tx, row) => {
        const { to, as_of } = change
        const { due_now_minor } = preview(row, change)
        row.ends_at_period_end = false
        row.next_price = null
        if (to.plan === row.price.plan) return
        if (!beginsAtOnce(row.price.plan, to.plan)) {
          row.next_price = to
          return
        }
        row.price = to
        if (row.state === 'trialing') return
        if (row.card_is_refused) throw new PaymentError('declined', 'the card is refused')
        Object.assign(row, { anchor_at: as_of, period_start: as_of, period_end: periodsAfter(as_of, to.every, 1) })
        await tx.insert(sandbox_checkouts).values(billOf(row, 'change', due_now_minor))
      }),

    cancelAtPeriodEnd: (subscription_id, cancel) =>
      onSubscription(subscription_id, async (_, row) => {
        assertLive(row)
        row.ends_at_period_end = cancel
        if (cancel) row.next_price = null
      }),

    end: (subscription_id) => onSubscription(subscription_id, endNow),

    openPaymentMethodPage: ({ subscription_id, return_url, language }) =>
      onSubscription(subscription_id, async (tx, row) => {
        assertLive(row)
        const [owed] = await tx
          .update(sandbox_checkouts)
          .set({ success_url: return_url, cancel_url: return_url, language })
          .where(isOwed(row))
          .returning({ id: sandbox_checkouts.id })
        if (owed) return pageOf(owed.id)
        // There is no card to change: the next payments succeed.
        row.card_is_refused = false
        return return_url
      }),

    moveClock: (subscription_id, to, card) =>
      onSubscription(subscription_id, async (tx, row) => {
        assertLive(row)
        row.ahead_ms = Math.max(row.ahead_ms, to.getTime() - clock.now().getTime())
        row.card_is_refused = card === 'is refused'
        await storeBills(tx, row, catchUp(row, timeOf(row)))
      }),
  }
}

/** What follows from the payment of a checkout: the subscription begins, or what it owed is paid. */
export async function afterPayment(tx: Transaction, checkout: CheckoutRow, paid_at: Date): Promise<void> {
  if (!checkout.subscription_id) return
  const now = inWholeSeconds(paid_at)
  const row = await lockSubscription(tx, checkout.subscription_id)
  if (row.state === 'incomplete') {
    const isTrial = row.trial_days > 0
    const anchor_at = isTrial ? new Date(now.getTime() + row.trial_days * DAY_MS) : now
    const period_end = isTrial ? anchor_at : periodsAfter(now, row.price.every, 1)
    Object.assign(row, { state: isTrial ? 'trialing' : 'active', anchor_at, period_start: now, period_end })
    const period = { period_start: now, period_end }
    await tx.update(sandbox_checkouts).set(period).where(eq(sandbox_checkouts.id, checkout.id))
  } else if (row.state === 'past_due') Object.assign(row, { state: 'active', card_is_refused: false })
  await tx.update(sandbox_subscriptions).set(row).where(eq(sandbox_subscriptions.id, row.id))
}

async function lockSubscription(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.select().from(sandbox_subscriptions).where(eq(sandbox_subscriptions.id, id)).for('update')
  if (!row) throw refusal('there is no such subscription')
  return row
}

type Bill = typeof sandbox_checkouts.$inferInsert

interface Due {
  /** When another try of what is owed succeeded. */
  owed_paid_at: Date | null
  bills: Bill[]
}

/** Changes the row by everything that was due until now: renewals, the end of a cancelled one, another try of what is owed. */
function catchUp(row: Row, now: Date): Due {
  const due: Due = { owed_paid_at: null, bills: [] }
  if (row.state === 'past_due' && !row.card_is_refused) {
    due.owed_paid_at = now
    row.state = 'active'
  }
  while ((row.state === 'active' || row.state === 'trialing') && row.period_end <= now) {
    if (row.ends_at_period_end) {
      row.state = 'ended'
      return due
    }
    const start = row.period_end
    if (row.next_price) Object.assign(row, { price: row.next_price, next_price: null, anchor_at: start })
    row.period_start = start
    row.period_end = periodEndAfter(start, row.anchor_at, row.price.every)
    row.state = row.card_is_refused ? 'past_due' : 'active'
    due.bills.push(billOf(row, 'renewal', row.price.price_minor))
  }
  return due
}

async function storeBills(tx: Transaction, row: Row, { owed_paid_at, bills }: Due): Promise<void> {
  if (owed_paid_at) await tx.update(sandbox_checkouts).set(paidAt(owed_paid_at)).where(isOwed(row))
  if (bills.length > 0) await tx.insert(sandbox_checkouts).values(bills)
}

function billOf(row: Row, reason: ProviderInvoice['reason'], amount_minor: number): Bill {
  const { id: subscription_id, price, period_start, period_end } = row
  const id = newId('checkout')
  return {
    ...{ id, key: id, title: price.title, amount_minor, currency: price.currency, language: 'en' as const },
    ...{ success_url: '', cancel_url: '', subscription_id, reason, plan: price.plan, period_start, period_end },
    ...(row.card_is_refused ? { state: 'declined' as const } : paidAt(period_start)),
    expires_at: new Date(period_start.getTime() + INVOICE_LIVES_MS),
    created_at: period_start,
  }
}

async function endNow(tx: Transaction, row: Row): Promise<void> {
  row.state = 'ended'
  await tx.update(sandbox_checkouts).set({ state: 'expired' }).where(isOwed(row))
}

function preview(row: Row, { to, as_of }: PlanChange): ChangePreview {
  assertLive(row)
  if (row.state === 'past_due') throw new PaymentError('declined', 'a payment is owed')
  const { price, period_start: start, period_end: end } = row
  const later = { due_now_minor: 0, credit_minor: 0, currency: to.currency, next_amount_minor: to.price_minor, as_of }
  if (row.state === 'trialing' || !beginsAtOnce(price.plan, to.plan)) return { ...later, next_at: end }
  if (as_of < start || as_of >= end) throw refusal('the moment is outside of the period')
  const credit_minor = creditFor(price.price_minor, { start, end }, as_of)
  const due_now_minor = to.price_minor - credit_minor
  return { ...later, due_now_minor, credit_minor, next_at: periodsAfter(as_of, to.every, 1) }
}

async function describe(tx: Transaction, row: Row, as_of: Date): Promise<ProviderSubscription> {
  const { id, customer_id, membership_id, state, price, next_price, period_start, period_end } = row
  const bills = await tx
    .select()
    .from(sandbox_checkouts)
    .where(
      and(
        eq(sandbox_checkouts.subscription_id, id),
        gt(sandbox_checkouts.amount_minor, 0),
        isNotNull(sandbox_checkouts.period_start),
      ),
    )
    .orderBy(desc(sandbox_checkouts.period_start), desc(sandbox_checkouts.id))
  const next: PlanPrice = next_price ?? price
  return {
    ...{ id, customer_id, membership_id, state, plan: price.plan, period_start, period_end, as_of },
    ends_at_period_end: row.ends_at_period_end,
    next_plan: next_price?.plan ?? null,
    next_amount_minor: next.price_minor,
    currency: next.currency,
    invoices: bills.flatMap(invoiceOf),
  }
}

function invoiceOf({ id, reason, plan, amount_minor, currency, state, period_start, period_end }: CheckoutRow) {
  if (!reason || !plan || !period_start || !period_end) return []
  const invoice = { id, reason, plan, amount_minor, currency, period_start, period_end }
  return [{ ...invoice, state: INVOICE_STATES[state] } satisfies ProviderInvoice]
}

const INVOICE_STATES = { open: 'open', declined: 'open', paid: 'paid', expired: 'void' } as const

function assertLive({ state }: Row): void {
  if (state === 'incomplete' || state === 'ended') throw refusal('the subscription is not live')
}

const isCheckout = (id: string) => and(eq(sandbox_checkouts.id, id), isNotNull(sandbox_checkouts.subscription_id))

const isOwed = ({ id }: Row) =>
  and(eq(sandbox_checkouts.subscription_id, id), inArray(sandbox_checkouts.state, ['open', 'declined']))

const paidAt = (paid_at: Date) => ({ state: 'paid', payment_id: newId('payment'), paid_at }) as const
/** As other providers count. */
const inWholeSeconds = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000)
export const newId = (kind: string) => `sandbox_${kind}_${randomUUID()}`
export const refusal = (message: string) => new PaymentError('refused', message)
