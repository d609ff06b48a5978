import type { Database } from '#server/db/database.ts'
import { type OpenTime, openTimes } from './open-times.ts'
import { type BookedOffer, type CalendarRow, isCalendarOf, readHours, readTaken, sessionOf } from './read-times.ts'
import { calendars } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Most coaches have an open time in the first days: the rest of the horizon is read only if they do not. */
const STEPS_DAYS = [7, 28, 91, 365]

/** The first open time from a moment on; undefined without one within the horizon. */
export async function findNextTime(
  db: Pick<Database, 'select'>,
  offer: BookedOffer,
  { from, now }: { from: Date; now: Date },
): Promise<OpenTime | undefined> {
  const [calendar] = await db.select().from(calendars).where(isCalendarOf(offer))
  return calendar && (await firstOpen(db, calendar, offer, { from, now }))
}

async function firstOpen(
  db: Pick<Database, 'select'>,
  calendar: CalendarRow,
  offer: BookedOffer,
  { from, now }: { from: Date; now: Date },
): Promise<OpenTime | undefined> {
  const horizon = now.getTime() + calendar.horizon_days * DAY_MS
  let starts_at = from
  for (const days of STEPS_DAYS) {
    const ends_at = new Date(Math.min(from.getTime() + days * DAY_MS, horizon))
    if (starts_at >= ends_at) return undefined
    const range = { starts_at, ends_at }
    const hours = await readHours(db, calendar, range)
    const taken = await readTaken(db, calendar, range, { offer_id: offer.id, now })
    const [first] = openTimes(hours, sessionOf(offer), taken, range, now)
    if (first) return first
    starts_at = ends_at
  }
  return undefined
}
