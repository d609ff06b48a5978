import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Booking } from '#contract/bookings.ts'
import { memberTopic } from '#server/events/topics.ts'
import { booked_times, bookings, tellBookingLater } from '#server/features/calendars/public.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { insertPlan } from '#server/features/plans/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { announceChange } from './announce-change.ts'
import { mayKeepPlan, mayWriteRecap } from './booking-rules.ts'
import { findBookingAs } from './find-booking.ts'
import { readBooking } from './read-booking.ts'

type RecapServices = Pick<Services, 'db' | 'clock' | 'events' | 'jobs'>

interface Recap {
  id: string
  text: string
  next_steps: string[]
  suggested_at: string | null
}

/** One recap of the session for everyone in it. It can be corrected; those who came are told of the first one only. */
export async function saveBookingRecap(services: RecapServices, member: Member, recap: Recap): Promise<Booking> {
  const { id, text, next_steps, suggested_at } = recap
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, member.user_id, now)
    const found = await findBookingAs(tx, member, id, 'coach')
    if (!mayWriteRecap(found, now)) throw new Refusal('bookings.not-possible-now')
    const isThis = eq(booked_times.id, found.time.id)
    const [before] = await tx
      .select({ recap_at: booked_times.recap_at, suggested_at: booked_times.suggested_at })
      .from(booked_times)
      .where(isThis)
      .for('no key update')
    // A correction may keep what was suggested, also when that is past.
    const isKept = suggested_at !== null && before?.suggested_at?.getTime() === Date.parse(suggested_at)
    if (suggested_at !== null && !isKept && Date.parse(suggested_at) <= now.getTime())
      throw new Refusal('request.invalid', { fields: { suggested_at: { problem: 'invalid' } } })
    await tx
      .update(booked_times)
      .set({
        recap: text,
        next_steps,
        suggested_at: suggested_at === null ? null : new Date(suggested_at),
        recap_at: before?.recap_at ?? now,
      })
      .where(isThis)
    if (!before?.recap_at) {
      const came = await tx
        .select({ booking_id: bookings.id, sequence: bookings.sequence })
        .from(bookings)
        .where(
          and(
            eq(bookings.time_id, found.time.id),
            eq(bookings.state, 'confirmed'),
            or(isNull(bookings.outcome), ne(bookings.outcome, 'member_absent')),
          ),
        )
      for (const each of came) await tellBookingLater(services, tx, { ...each, event: 'recap' })
    }
    await announceChange(services, tx, found)
  })
  return await readBooking(services, member, id)
}

/** Pressed twice, or in two tabs, it is one plan. A plan that was deleted can be made anew. */
export async function keepBookingPlan(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  member: Member,
  id: string,
): Promise<Booking> {
  await services.db.transaction(async (tx) => {
    // Locked before it is read, so that the second sees the plan of the first.
    await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('no key update')
    const found = await findBookingAs(tx, member, id, 'member')
    const { booking, time } = found
    if (!mayKeepPlan(found)) throw new Refusal('bookings.not-possible-now')
    if (booking.plan_id !== null) return
    const plan_id = await insertPlan(tx, { user_id: member.user_id, title: booking.title, steps: time.next_steps })
    await tx.update(bookings).set({ plan_id }).where(eq(bookings.id, id))
    services.events.publish(memberTopic(member.user_id), { type: 'data-changed', data: 'plans' })
    await announceChange(services, tx, found)
  })
  return await readBooking(services, member, id)
}
