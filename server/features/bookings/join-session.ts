import { and, eq, isNull } from 'drizzle-orm'
import type { joinSession as joinEndpoint } from '#contract/bookings.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Transaction } from '#server/db/database.ts'
import { booked_times, bookings } from '#server/features/calendars/public.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { announceChange } from './announce-change.ts'
import { closesAt, isOfPersona, meetingKindOf, opensAt } from './booking-rules.ts'
import { type FoundBooking, findBooking } from './find-booking.ts'

type JoinServices = Pick<Services, 'db' | 'meetings'> & ActivityServices
type Place = Output<typeof joinEndpoint>

/** Says where to meet while the doors are open. Who came is written down once; for a member it counts as an activity. */
export async function joinSession(services: JoinServices, member: Member, id: string): Promise<Place> {
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    const found = await findBooking(tx, member, id)
    const { booking, time } = found
    if (booking.state !== 'confirmed' || booking.outcome === 'coach_absent')
      throw new Refusal('bookings.not-possible-now')
    const early = opensAt(time).getTime() - now.getTime()
    if (early > 0) throw new Refusal('bookings.too-early', { retryAfter: Math.ceil(early / 1000) })
    if (now >= closesAt(time)) throw new Refusal('bookings.not-possible-now')
    const place = placeOf(services, found, member, now)
    if (await writeDown(services, tx, found, now)) await announceChange(services, tx, found)
    return place
  })
}

/** Whether it is the first time that this side comes. */
async function writeDown(services: JoinServices, tx: Transaction, found: FoundBooking, now: Date): Promise<boolean> {
  const { booking, time, calendar, side } = found
  // A persona is always there.
  const coachIsThere = side === 'coach' || isOfPersona(calendar)
  if (coachIsThere && time.coach_joined_at === null)
    await tx
      .update(booked_times)
      .set({ coach_joined_at: now })
      .where(and(eq(booked_times.id, time.id), isNull(booked_times.coach_joined_at)))
  if (side === 'coach') return time.coach_joined_at === null
  const came = await tx
    .update(bookings)
    .set({ joined_at: now })
    .where(and(eq(bookings.id, booking.id), isNull(bookings.joined_at)))
    .returning({ id: bookings.id })
  if (came.length === 0) return false
  await recordActivity(services, tx, { user_id: booking.member_id, kind: 'booked_session' })
  return true
}

function placeOf({ meetings }: JoinServices, found: FoundBooking, member: Member, now: Date): Place {
  const { time, calendar, side } = found
  const meeting_kind = meetingKindOf(calendar, time)
  const { full_name: name } = member.session.user.profile
  const guest = { meeting_id: time.id, user_id: member.user_id, name, now, until: closesAt(time) }
  if (meeting_kind === 'peer')
    return { meeting_kind, url: null, peer: { is_caller: side === 'coach', ice_servers: meetings.iceServers(guest) } }
  const url =
    meeting_kind === 'persona'
      ? `/coach/${calendar.seller_slug}/session`
      : meeting_kind === 'link'
        ? calendar.meeting_url
        : meetings.addressOf(meeting_kind, guest)
  if (!url) throw new Refusal('calendars.meeting-not-possible')
  return { meeting_kind, url, peer: null }
}
