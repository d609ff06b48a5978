import { eq } from 'drizzle-orm'
import type { RefundCause, ShownRefundCause } from '#contract/order-rules.ts'
import type { Database } from '#server/db/database.ts'
import { bookings } from '#server/features/calendars/public.ts'

/** Why money goes back, as the buyer reads it: what a coach declines of a session is not an order that is refused. */
export async function findShownCause(
  db: Pick<Database, 'select'>,
  order_id: string,
  cause: RefundCause,
): Promise<ShownRefundCause> {
  if (cause !== 'declined') return cause
  const [session] = await db.select({ outcome: bookings.outcome }).from(bookings).where(eq(bookings.order_id, order_id))
  if (!session) return cause
  return session.outcome === 'coach_absent' ? 'coach_absent' : 'coach_cancelled'
}
