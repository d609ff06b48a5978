import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import { MOST_SIGNALS } from '#contract/booking-rules.ts'
import type { takeSignals as takeEndpoint } from '#contract/bookings.ts'
import type { Output } from '#contract/endpoint.ts'
import { memberTopic } from '#server/events/topics.ts'
import { booking_signals } from '#server/features/calendars/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { coachTopic } from './announce-change.ts'
import { isOpen, meetingKindOf } from './booking-rules.ts'
import { type FoundBooking, findBooking } from './find-booking.ts'

/** Longer than two browsers need to find each other, also after a lost connection. */
const KEPT_MINUTES = 10
const TAKEN_AT_ONCE = 200

/** Video between two browsers is possible now. */
function isVideo({ booking, time, calendar }: FoundBooking, now: Date): boolean {
  return booking.state === 'confirmed' && meetingKindOf(calendar, time) === 'peer' && isOpen(time, now)
}

/** Hands a message of WebRTC to the other side, which fetches it: an event may be lost, a row is not. */
export async function sendSignal(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  member: Member,
  { id, signal }: { id: string; signal: string },
): Promise<void> {
  const now = clock.now()
  const found = await findBooking(db, member, id)
  if (!isVideo(found, now)) throw new Refusal('bookings.not-possible-now')
  const { booking, calendar, side } = found
  const kept = and(eq(booking_signals.booking_id, id), eq(booking_signals.from_side, side))
  if ((await db.$count(booking_signals, kept)) >= MOST_SIGNALS)
    throw new Refusal('request.too-many', { retryAfter: KEPT_MINUTES * 60 })
  await db.insert(booking_signals).values({ booking_id: id, from_side: side, signal, created_at: now })
  const other = side === 'member' ? coachTopic(calendar) : memberTopic(booking.member_id)
  events.publish(other, { type: 'booking-signal', booking_id: id })
}

export async function takeSignals(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: Member,
  { id, after }: { id: string; after: number },
): Promise<Output<typeof takeEndpoint>> {
  const found = await findBooking(db, member, id)
  if (!isVideo(found, clock.now())) return { signals: [] }
  const signals = await db
    .select({ position: booking_signals.position, signal: booking_signals.signal })
    .from(booking_signals)
    .where(
      and(
        eq(booking_signals.booking_id, id),
        gt(booking_signals.position, after),
        ne(booking_signals.from_side, found.side),
      ),
    )
    .orderBy(asc(booking_signals.position))
    .limit(TAKEN_AT_ONCE)
  return { signals }
}

/** Part of the job: they contain addresses of the two browsers. */
export async function deleteOldSignals({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT_MINUTES * 60_000)
  await db.delete(booking_signals).where(lt(booking_signals.created_at, oldest))
}
