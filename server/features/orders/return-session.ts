import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { reopenFulfilment } from './fulfilment.ts'
import type { Sale } from './fulfilment-rules.ts'
import { fulfilments } from './tables.ts'

/** A session of a package did not take place after all: it can be booked again. The order is locked. */
export async function returnSession(tx: Transaction, sale: Sale): Promise<void> {
  // With its last session the package was done.
  if (sale.fulfilment.state === 'done') await reopenFulfilment(tx, sale)
  await tx
    .update(fulfilments)
    .set({ sessions_used: sql`greatest(${fulfilments.sessions_used} - 1, 0)` })
    .where(eq(fulfilments.order_id, sale.order.id))
}
