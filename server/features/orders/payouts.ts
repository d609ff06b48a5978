import { and, eq, like, sql } from 'drizzle-orm'
import { momentSql } from '#server/clock.ts'
import { transactionLock } from '#server/db/advisory-locks.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { type Account, coachAccount, postEntries } from './ledger.ts'
import { entriesOf } from './live-mode.ts'
import { readyAccounts } from './payout-accounts.ts'
import { former_coaches, ledger_entries, orders, payouts } from './tables.ts'

export type PayoutRow = typeof payouts.$inferSelect
type PayoutServices = Pick<Services, 'db' | 'clock' | 'payouts' | 'payments'>
/** Runs in the transaction of the change, once for each payout. */
type RecordChange = (tx: Transaction, payout: PayoutRow) => Promise<void>

/**
 * What a coach is owed now: the shares of sales whose payout day has come and that no dispute freezes, less what was
 * given back and paid out. A refund after a payout makes it negative, and the next sales make up for it. A coach whose
 * account is deleted is paid too, under the name and address that were kept for it. What was sold and paid out without
 * real money is apart from what is real.
 */
export async function selectPayable(
  db: Pick<Database, 'execute'>,
  { clock, payments: { isLive } }: Pick<Services, 'clock' | 'payments'>,
) {
  const { rows } = await db.execute<{
    coach_id: string
    coach_name: string
    has_left: boolean
    email: string | null
    currency: string
    payable_minor: number
  }>(sql`
    with owed as (
      select substr(e.account, 7)::uuid as coach_id, e.currency, -sum(e.amount_minor) as amount,
        max(o.seller_name) as sold_as
      from ${entriesOf(isLive)} e left join ${orders} o on o.id = e.order_id
      where e.account like 'coach:%'
        and (e.order_id is null or (o.disputed_minor = 0
          and (o.payout_at <= ${momentSql(clock.now())} or o.refunded_minor = o.total_minor)))
      group by 1, 2 having sum(e.amount_minor) < 0)
    select w.coach_id, coalesce(p.full_name, f.full_name, w.sold_as, '') as coach_name, p.user_id is null as has_left,
      f.email, w.currency, w.amount::float8 as payable_minor
    from owed w
    left join ${profiles} p on p.user_id = w.coach_id
    left join ${former_coaches} f on f.coach_id = w.coach_id
    order by 2, w.currency, w.coach_id`)
  return rows
}

/**
 * One payout for each coach and currency, by Stripe where the coach is ready for it. Postings wait meanwhile, so that
 * nothing is paid out twice.
 */
export async function createPayouts(services: PayoutServices, record: RecordChange): Promise<{ created: number }> {
  return await services.db.transaction(async (tx) => {
    await tx.execute(sql`select ${transactionLock('ledger')}`)
    const now = services.clock.now()
    const payable = await selectPayable(tx, services)
    const accounts = await readyAccounts(services, tx)
    for (const { coach_id, coach_name, has_left, currency, payable_minor } of payable) {
      const account_id = accounts.get(coach_id) ?? null
      const [payout] = await tx
        .insert(payouts)
        .values({
          coach_id: has_left ? null : coach_id,
          coach_name,
          currency,
          amount_minor: payable_minor,
          is_live: services.payments.isLive,
          way: account_id ? 'stripe' : 'manual',
          account_id,
          created_at: now,
        })
        .returning()
      if (!payout) throw new Error('the payout was not stored')
      await postEntries(tx, now, {
        cause: `payout:${payout.id}`,
        order_id: null,
        currency,
        lines: [
          { account: coachAccount(coach_id), amount_minor: payable_minor },
          { account: 'bank', amount_minor: -payable_minor },
        ],
      })
      await record(tx, payout)
    }
    return { created: payable.length }
  })
}

export async function markPayoutPaid(
  { db, clock, payments: { isLive } }: PayoutServices,
  id: string,
  reference: string,
  record: RecordChange,
) {
  await db.transaction(async (tx) => {
    const payout = await lockPayout(tx, id)
    // Without real money there was no sale: nobody is to be paid for it once there is.
    if (payout.state !== 'open' || payout.is_live !== isLive) throw new Refusal('orders.not-possible-now')
    assertNotSent(payout)
    const now = clock.now()
    await postEntries(tx, now, {
      cause: `payout:${id}:paid`,
      order_id: null,
      currency: payout.currency,
      lines: [
        { account: 'bank', amount_minor: payout.amount_minor },
        { account: 'provider', amount_minor: -payout.amount_minor },
      ],
    })
    await tx
      .update(payouts)
      .set({ state: 'paid', way: 'manual', problem: null, reference, paid_at: now })
      .where(eq(payouts.id, id))
    await record(tx, payout)
  })
}

/** A payout that was not made, or that the bank sent back: the coach is owed it again. */
export async function cancelPayout({ db, clock }: PayoutServices, id: string, record: RecordChange) {
  await db.transaction(async (tx) => {
    const payout = await lockPayout(tx, id)
    if (payout.state === 'cancelled') throw new Refusal('orders.not-possible-now')
    assertNotSent(payout)
    const { amount_minor, currency } = payout
    await postEntries(tx, clock.now(), {
      cause: `payout:${id}:cancelled`,
      order_id: null,
      currency,
      lines: [
        { account: payout.state === 'paid' ? 'provider' : 'bank', amount_minor },
        { account: await accountOf(tx, id), amount_minor: -amount_minor },
      ],
    })
    await tx.update(payouts).set({ state: 'cancelled', problem: null }).where(eq(payouts.id, id))
    await record(tx, payout)
  })
}

/**
 * What Stripe has transferred comes back by a reversal there. While a transfer may be under way nobody decides otherwise:
 * the coach would have the money twice.
 */
function assertNotSent({ way, state, tried_at }: PayoutRow): void {
  if (way === 'stripe' && (state !== 'open' || tried_at !== null)) throw new Refusal('orders.not-possible-now')
}

/** From the ledger, because the account of the coach may have been deleted. */
export async function accountOf(tx: Transaction, payout_id: string): Promise<Account> {
  const [entry] = await tx
    .select({ account: ledger_entries.account })
    .from(ledger_entries)
    .where(and(eq(ledger_entries.cause, `payout:${payout_id}`), like(ledger_entries.account, 'coach:%')))
  if (!entry) throw new Error(`the ledger has no entry of the payout ${payout_id}`)
  return entry.account as Account
}

export async function lockPayout(tx: Transaction, id: string): Promise<PayoutRow> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update')
  if (!payout) throw new Refusal('not-found')
  return payout
}
