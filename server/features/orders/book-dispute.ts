import { eq, inArray } from 'drizzle-orm'
import { sharesOf } from '#contract/order-rules.ts'
import type { ProviderDispute } from '#server/outside/payments/payment-provider.ts'
import { book } from './book-paid.ts'
import { addRefunded, lowerAsked, lowerToWhatIsLeft } from './book-refund.ts'
import type { Account } from './ledger.ts'
import type { Booking } from './order-row.ts'
import { shareLines } from './shares.ts'
import { ledger_entries, orders, refunds } from './tables.ts'

type Outcome = 'booked' | 'known' | 'contradicts'

/** Opening takes the money away, winning brings it back, losing makes it a refund. */
export async function bookDispute(booking: Booking, { id, amount_minor, state }: ProviderDispute): Promise<Outcome> {
  const { tx, order, isSecond } = booking
  const opened = await book(booking, `dispute:${id}:open`, [
    { account: 'provider', amount_minor: -amount_minor },
    { account: 'disputes', amount_minor },
  ])
  if (opened) await addDisputed(booking, amount_minor)
  if (state === 'open') return opened ? 'booked' : 'known'
  const decisions = [`dispute:${id}:won`, `dispute:${id}:lost`]
  const [decided] = await tx
    .select({ cause: ledger_entries.cause })
    .from(ledger_entries)
    .where(inArray(ledger_entries.cause, decisions))
    .limit(1)
  if (decided) return decided.cause === `dispute:${id}:${state}` ? 'known' : 'contradicts'
  // A bank may take back more than is left of the price; the platform bears what exceeds it.
  const left_minor = isSecond ? 0 : Math.min(amount_minor, order.total_minor - order.refunded_minor)
  const closed: { account: Account; amount_minor: number }[] = [{ account: 'disputes', amount_minor: -amount_minor }]
  if (state === 'won') closed.push({ account: 'provider', amount_minor })
  else if (isSecond) closed.push({ account: 'owed_back', amount_minor })
  else
    closed.push(...shareLines(order, sharesOf(order, left_minor, order.refunded_minor), 1), {
      account: 'losses',
      amount_minor: amount_minor - left_minor,
    })
  await book(booking, `dispute:${id}:${state}`, closed, state === 'lost' ? -amount_minor : undefined)
  await addDisputed(booking, -amount_minor)
  if (state === 'lost') {
    if (left_minor > 0) await addRefunded(booking, left_minor)
    await lowerRefunds(booking, amount_minor)
  }
  return 'booked'
}

async function addDisputed({ tx, order }: Booking, amount_minor: number): Promise<void> {
  order.disputed_minor += amount_minor
  await tx.update(orders).set({ disputed_minor: order.disputed_minor }).where(eq(orders.id, order.id))
}

/** The buyer's bank has given the money back: so much of what was asked for and not made is not owed any more. */
async function lowerRefunds(booking: Booking, amount_minor: number): Promise<void> {
  const { tx, order, payment, isSecond, now: done_at } = booking
  if (!isSecond) return await lowerToWhatIsLeft(booking)
  await lowerAsked(booking, amount_minor)
  // The row says that this payment is not the one of the price.
  await tx.insert(refunds).values({
    order_id: order.id,
    amount_minor,
    cause: 'cancelled',
    payment_row: payment.id,
    created_at: done_at,
    done_at,
  })
}
