import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { memberTopic, type Topic } from '#server/events/topics.ts'
import { bookings } from '#server/features/calendars/public.ts'
import type { Services } from '#server/services.ts'
import type { CalendarRow, StoredBooking } from './find-booking.ts'

/** Who runs a calendar, as those who hear of its changes: the coach, or for the house the admins. */
export const coachTopic = ({ coach_id }: Pick<CalendarRow, 'coach_id'>): Topic =>
  coach_id === null ? 'admins' : memberTopic(coach_id)

/** Both sides see it on their open pages; of a group everyone in it. Inside a transaction it is sent after the commit. */
export async function announceChange(
  { events }: Pick<Services, 'events'>,
  db: Pick<Database, 'select'>,
  { booking, time, calendar }: Pick<StoredBooking, 'booking' | 'time' | 'calendar'>,
): Promise<void> {
  const others = await db
    .select({ member_id: bookings.member_id })
    .from(bookings)
    .where(and(eq(bookings.time_id, time.id), inArray(bookings.state, ['held', 'confirmed'])))
  const members = new Set([booking.member_id, ...others.map(({ member_id }) => member_id)])
  for (const topic of [coachTopic(calendar), ...[...members].map(memberTopic)])
    events.publish(topic, { type: 'data-changed', data: 'bookings' })
}
