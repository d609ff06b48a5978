import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { PayoutEvent, ProviderTransfer } from '#server/outside/payments/payout-provider.ts'
import type { Services } from '#server/services.ts'
import { postEntries } from './ledger.ts'
import { accountOf, lockPayout, type PayoutRow } from './payouts.ts'
import { payment_events, payouts } from './tables.ts'

export type PayoutServices = Pick<Services, 'db' | 'clock' | 'events' | 'log' | 'payouts' | 'payments'>

/**
 * Brings our books to what the provider says about the transfer of a payout, as `settleOrder` does for an order. After a
 * transfer, at its events and in the comparison every hour. Each transfer and each reversal is booked once. Returns whether
 * the books have changed.
 */
export async function settlePayout(services: PayoutServices, id: string, event?: PayoutEvent): Promise<boolean> {
  const { db, clock, events } = services
  const [before] = await db.select().from(payouts).where(eq(payouts.id, id))
  if (!before?.account_id || before.is_live !== services.payments.isLive || !services.payouts) return false
  // Asked before the payout is locked, so that a slow provider holds no lock.
  const transfer = await services.payouts.readTransfer(id)
  return await db.transaction(async (tx) => {
    const payout = await lockPayout(tx, id)
    const changed = transfer ? await bookTransfer(tx, payout, transfer, clock.now()) : false
    if (event)
      await tx.insert(payment_events).values({ provider: 'stripe', event_id: event.event_id }).onConflictDoNothing()
    if (changed && payout.coach_id)
      events.publish(memberTopic(payout.coach_id), { type: 'data-changed', data: 'orders' })
    return changed
  })
}

async function bookTransfer(
  tx: Transaction,
  payout: PayoutRow,
  transfer: ProviderTransfer,
  now: Date,
): Promise<boolean> {
  const { id, amount_minor, currency } = payout
  if (!isExpected(payout, transfer)) {
    // Nothing is booked, and an admin decides. What was taken back whole needs no decision.
    const returned = transfer.reversals.reduce((sum, reversal) => sum + reversal.amount_minor, 0)
    const problem = returned === transfer.amount_minor ? null : 'differs'
    await tx.update(payouts).set({ problem, tried_at: null }).where(eq(payouts.id, id))
    return false
  }
  const paid = await postEntries(tx, now, {
    cause: `payout:${id}:paid`,
    order_id: null,
    currency,
    lines: [
      { account: 'bank', amount_minor },
      { account: 'provider', amount_minor: -amount_minor },
    ],
  })
  const paidBy = { state: 'paid', reference: transfer.transfer_id, paid_at: transfer.made_at } as const
  if (paid || payout.problem)
    await tx
      .update(payouts)
      .set({ ...(paid && paidBy), tried_at: null, problem: null })
      .where(eq(payouts.id, id))
  return (await bookReversals(tx, payout, transfer, now)) || paid
}

/** Whether this is the transfer that the payout waits for, or the one that it was paid by. */
function isExpected(payout: PayoutRow, { transfer_id, account_id, amount_minor, currency }: ProviderTransfer): boolean {
  if (amount_minor !== payout.amount_minor || currency !== payout.currency || account_id !== payout.account_id)
    return false
  return payout.way === 'stripe' && (payout.state === 'open' || payout.reference === transfer_id)
}

/** What Stripe took back is owed to the coach again; taken back whole, the payout is cancelled. */
async function bookReversals(
  tx: Transaction,
  { id, amount_minor, currency, returned_minor }: PayoutRow,
  { reversals }: ProviderTransfer,
  now: Date,
): Promise<boolean> {
  let returned = returned_minor
  for (const reversal of reversals) {
    const booked = await postEntries(tx, now, {
      cause: `payout:${id}:reversal:${reversal.id}`,
      order_id: null,
      currency,
      lines: [
        { account: 'provider', amount_minor: reversal.amount_minor },
        { account: await accountOf(tx, id), amount_minor: -reversal.amount_minor },
      ],
    })
    if (booked) returned += reversal.amount_minor
  }
  if (returned === returned_minor) return false
  const ended = returned === amount_minor ? ({ state: 'cancelled' } as const) : {}
  await tx
    .update(payouts)
    .set({ returned_minor: returned, ...ended })
    .where(eq(payouts.id, id))
  return true
}
