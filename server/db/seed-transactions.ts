import type { Database } from '#server/db/database.ts'
import { type TRANSACTION_STATUSES, transactions } from '#server/features/orders/tables.ts'

const COUNT = 60
const DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** The prices of the specification's samples (§9). */
const PRICES = [14_900, 7_900, 3_900, 5_999, 8_999, 24_900, 2_900, 9_900]

/** Sales of the last months, so that the admin pages show data although nothing can be bought yet. */
export async function seedTransactions(db: Pick<Database, 'insert'>, buyers: readonly string[]): Promise<void> {
  const now = Date.now()
  const rows = Array.from({ length: COUNT }, (_, number) => ({
    user_id: buyers[number % buyers.length] ?? null,
    amount_minor: PRICES[(number * 5) % PRICES.length] ?? 0,
    status: statusOf(number),
    // More sales in recent days, and never two at the same moment.
    created_at: new Date(now - DAY_MS * DAYS * ((number + 1) / (COUNT + 1)) ** 1.4),
  }))
  await db.insert(transactions).values([...rows, ...rows.filter((_, number) => number % 19 === 7).map(refundOf)])
}

/** A refund is a separate row, dated one day later; the newest sales have none. */
function refundOf<Sale extends { amount_minor: number; created_at: Date }>(sale: Sale): Sale {
  const created_at = new Date(sale.created_at.getTime() + DAY_MS)
  return { ...sale, amount_minor: -sale.amount_minor, created_at }
}

/** Most are completed; pending ones are among the newest. */
function statusOf(number: number): (typeof TRANSACTION_STATUSES)[number] {
  if (number === 0 || number === 3) return 'pending'
  if (number % 17 === 5) return 'failed'
  return 'completed'
}
