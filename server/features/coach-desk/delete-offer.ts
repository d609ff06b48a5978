import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { deletedAt, restorable, undoExpired } from '#server/db/soft-delete.ts'
import { booked_times, bookings } from '#server/features/calendars/public.ts'
import { offers, waitlist } from '#server/features/marketplace/public.ts'
import { cancelSeminar, hasBuyers, isOrdered, type SettleServices } from '#server/features/orders/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { releaseFiles } from './offer-files.ts'
import { deskOffer, found } from './offers.ts'

export const REMOVE_DELETED_OFFERS = 'remove-deleted-offers'
export const REFUND_SEMINAR = 'refund-seminar'
const REMOVED_AT_ONCE = 500

export interface RefundSeminarJob {
  offer_id: string
}

/**
 * Deleting again, for example in another tab, is no error, and does not extend the time for undo. Orders stay: what was
 * bought is still delivered. Only a seminar that is to come cannot take place without its coach, so its buyers are
 * refunded, which the coach has to confirm with `refund`.
 */
export async function deleteOffer(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { user_id }: Member,
  { id, refund = false }: { id: string; refund?: boolean | undefined },
): Promise<{ kept_bookings: number }> {
  return await db.transaction(async (tx) => {
    const own = and(eq(offers.id, id), eq(offers.coach_id, user_id))
    const offer = found(await tx.select().from(offers).where(own).for('update'))
    const isToCome = offer.kind === 'seminar' && offer.starts_at !== null && offer.starts_at > clock.now()
    if (isToCome && !offer.deleted_at) {
      if (!refund && (await hasBuyers(tx, id))) throw new Refusal('coach-desk.has-buyers')
      // Seats that were kept for people who waited count as taken; restored, the seminar has them again.
      const waited = await tx.delete(waitlist).where(eq(waitlist.offer_id, id)).returning()
      const kept = waited.filter(({ offered_until }) => offered_until !== null).length
      await tx
        .update(offers)
        .set({ seats_taken: sql`${offers.seats_taken} - ${kept}` })
        .where(own)
      await jobs.enqueue<RefundSeminarJob>(REFUND_SEMINAR, { offer_id: id }, { transaction: tx })
    }
    await tx
      .update(offers)
      .set({ deleted_at: deletedAt(offers.deleted_at, clock.now()) })
      .where(own)
    return { kept_bookings: await countToCome(tx, id, clock.now()) }
  })
}

async function countToCome(tx: Pick<Transaction, 'select'>, offer_id: string, now: Date): Promise<number> {
  const [counted] = await tx
    .select({ bookings: count() })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .where(and(eq(booked_times.offer_id, offer_id), eq(bookings.state, 'confirmed'), gt(booked_times.starts_at, now)))
  return counted?.bookings ?? 0
}

/** The job: a seminar that was restored meanwhile takes place. */
export async function refundSeminar(services: SettleServices, offer_id: string): Promise<void> {
  const [offer] = await services.db
    .select({ deleted_at: offers.deleted_at })
    .from(offers)
    .where(eq(offers.id, offer_id))
  if (offer?.deleted_at) await cancelSeminar(services, offer_id)
}

/** Restores the old place in the list: only `deleted_at` changes. Restoring twice is no error. */
export async function restoreOffer({ db, clock }: Pick<Services, 'db' | 'clock'>, { user_id }: Member, id: string) {
  const own = and(eq(offers.id, id), eq(offers.coach_id, user_id), restorable(offers.deleted_at, clock.now()))
  return deskOffer(found(await db.update(offers).set({ deleted_at: null }).where(own).returning()))
}

/** Offers that were ordered stay: receipts, reviews and bought videos refer to them. */
export async function removeDeletedOffers({ db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    const expired = await tx
      .select()
      .from(offers)
      .where(and(undoExpired(offers.deleted_at, clock.now()), sql`not ${isOrdered(offers.id)}`))
      .limit(REMOVED_AT_ONCE)
      .for('update')
    for (const { id, coach_id, ...files } of expired) {
      if (coach_id !== null) await releaseFiles(tx, jobs, coach_id, files)
      await tx.delete(offers).where(eq(offers.id, id))
    }
  })
}
