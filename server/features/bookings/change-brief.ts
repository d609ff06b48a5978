import { eq } from 'drizzle-orm'
import type { Booking } from '#contract/bookings.ts'
import { bookings } from '#server/features/calendars/public.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { announceChange } from './announce-change.ts'
import { mayChangeBrief } from './booking-rules.ts'
import { findBookingAs } from './find-booking.ts'
import { readBooking } from './read-booking.ts'

/** What the member wants from the session, and whether the coach may read the Fighter File; consent can be taken back. */
export async function changeBrief(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  member: Member,
  { id, brief, shares_file }: { id: string; brief: string | null; shares_file: boolean },
): Promise<Booking> {
  await services.db.transaction(async (tx) => {
    const found = await findBookingAs(tx, member, id, 'member')
    // Taking consent back is always possible.
    const isOnlyLess = !shares_file && brief === found.booking.brief
    if (brief !== null && brief !== found.booking.brief) await assertMayWrite(tx, member.user_id, services.clock.now())
    if (!isOnlyLess && !mayChangeBrief(found, services.clock.now())) throw new Refusal('bookings.not-possible-now')
    await tx.update(bookings).set({ brief, shares_file }).where(eq(bookings.id, id))
    await announceChange(services, tx, found)
  })
  return await readBooking(services, member, id)
}
