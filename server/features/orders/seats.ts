import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { offers, waitlist } from '#server/features/marketplace/public.ts'
import type { orders } from './tables.ts'

type Seated = Pick<typeof orders.$inferSelect, 'offer_id' | 'buyer_id' | 'kind'>

/**
 * Takes a seat of a seminar for an order. A seat that was kept for this member on the waitlist counts as taken already.
 * One statement decides, so that a seat is never sold twice. Orders of other kinds need none.
 */
export async function takeSeat(tx: Transaction, { offer_id, buyer_id, kind }: Seated, now: Date): Promise<boolean> {
  if (kind !== 'seminar') return true
  if (!offer_id) return false
  if (buyer_id) {
    const kept = await tx
      .delete(waitlist)
      .where(and(eq(waitlist.offer_id, offer_id), eq(waitlist.user_id, buyer_id), isNotNull(waitlist.offered_until)))
      .returning({ until: waitlist.offered_until })
    if (kept.length > 0) return true
  }
  const taken = await tx
    .update(offers)
    .set({ seats_taken: sql`${offers.seats_taken} + 1` })
    .where(
      and(
        eq(offers.id, offer_id),
        lt(offers.seats_taken, offers.seats),
        gt(offers.starts_at, now),
        isNull(offers.deleted_at),
      ),
    )
    .returning({ id: offers.id })
  if (taken.length > 0 && buyer_id)
    await tx.delete(waitlist).where(and(eq(waitlist.offer_id, offer_id), eq(waitlist.user_id, buyer_id)))
  return taken.length > 0
}

/** Gives a seat back: the first on the waitlist who is not banned gets it offered for a while, else it is free for everybody. */
export async function freeSeat(
  tx: Transaction,
  { offer_id, kind }: Pick<Seated, 'offer_id' | 'kind'>,
  now: Date,
  keepHours: number,
): Promise<{ user_id: string; offered_until: Date } | undefined> {
  if (kind !== 'seminar' || !offer_id) return undefined
  const [offer] = await tx
    .select({ starts_at: offers.starts_at })
    .from(offers)
    .where(eq(offers.id, offer_id))
    .for('update')
  if (!offer) return undefined
  const until = new Date(Math.min(now.getTime() + keepHours * 60 * 60 * 1000, offer.starts_at?.getTime() ?? 0))
  const [next] =
    until > now
      ? await tx
          .update(waitlist)
          .set({ offered_until: until })
          .where(
            sql`(${waitlist.offer_id}, ${waitlist.user_id}) = (
              select w.offer_id, w.user_id from ${waitlist} w
                join ${users} on ${users.id} = w.user_id and ${users.banned_at} is null
              where w.offer_id = ${offer_id} and w.offered_until is null
              order by w.created_at, w.user_id limit 1)`,
          )
          .returning({ user_id: waitlist.user_id })
      : []
  if (next) return { user_id: next.user_id, offered_until: until }
  await tx
    .update(offers)
    .set({ seats_taken: sql`greatest(${offers.seats_taken} - 1, 0)` })
    .where(eq(offers.id, offer_id))
  return undefined
}
