import { eq } from 'drizzle-orm'
import type { Booking } from '#contract/bookings.ts'
import { booked_times } from '#server/features/calendars/public.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { announceChange } from './announce-change.ts'
import { mayChangeAgenda } from './booking-rules.ts'
import { findBookingAs } from './find-booking.ts'
import { readBooking } from './read-booking.ts'

/** Everyone in the session reads it. */
export async function changeAgenda(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  member: Member,
  { id, agenda }: { id: string; agenda: string | null },
): Promise<Booking> {
  await services.db.transaction(async (tx) => {
    if (agenda !== null) await assertMayWrite(tx, member.user_id, services.clock.now())
    const found = await findBookingAs(tx, member, id, 'coach')
    if (!mayChangeAgenda(found, services.clock.now())) throw new Refusal('bookings.not-possible-now')
    await tx.update(booked_times).set({ agenda }).where(eq(booked_times.id, found.time.id))
    await announceChange(services, tx, found)
  })
  return await readBooking(services, member, id)
}
