import type { Database } from '#server/db/database.ts'
import { findCalendarRow } from './find-calendar.ts'
import { hasPlace } from './meeting-kinds.ts'
import { bookableStretch, type OpenTime, openTimes, type Stretch } from './open-times.ts'
import { type BookedOffer, type CalendarRow, readHours, readTaken, sessionOf, type Who } from './read-times.ts'

type Reader = Pick<Database, 'select'>

/** Who looks for another time than the one they have (`now_at`) is not shown that one. */
interface Looking extends Who {
  now_at?: Date | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

/** When an offer can be booked within a stretch of time. */
export async function readOpenTimes(
  db: Reader,
  { calendar, offer }: { calendar: CalendarRow; offer: BookedOffer },
  range: Stretch,
  now: Date,
  { now_at, ...who }: Looking = {},
): Promise<OpenTime[]> {
  const session = sessionOf(offer)
  if (!hasPlace(calendar, session)) return []
  const [hours, taken] = await Promise.all([
    readHours(db, calendar, range),
    readTaken(db, calendar, range, { ...who, offer_id: offer.id, now }),
  ])
  const open = openTimes(hours, session, taken, range, now)
  return open.filter(({ starts_at }) => starts_at.getTime() !== now_at?.getTime())
}

/** The first open time from a moment on; undefined without one. Looks at more days the longer nothing is found. */
export async function findNextTime(
  db: Reader,
  offer: BookedOffer,
  { from, now, ...who }: { from: Date; now: Date } & Looking,
): Promise<OpenTime | undefined> {
  const calendar = await findCalendarRow(db, offer)
  if (!calendar) return undefined
  const bookable = bookableStretch(calendar, now)
  let starts_at = from > bookable.starts_at ? from : bookable.starts_at
  for (let days = 7; starts_at < bookable.ends_at; days *= 4) {
    const range = { starts_at, ends_at: new Date(starts_at.getTime() + days * DAY_MS) }
    const [first] = await readOpenTimes(db, { calendar, offer }, range, now, who)
    if (first) return first
    starts_at = range.ends_at
  }
  return undefined
}

/** How many times are offered to someone whose time was taken. */
const NEAREST = 3

/** The open times that are nearest to a moment, before or after it; in their order. */
export async function findNearestTimes(
  db: Reader,
  offer: BookedOffer,
  { at, now, ...who }: { at: Date; now: Date } & Looking,
): Promise<OpenTime[]> {
  const calendar = await findCalendarRow(db, offer)
  if (!calendar) return []
  const bookable = bookableStretch(calendar, now)
  const centre = Math.min(Math.max(at.getTime(), bookable.starts_at.getTime()), bookable.ends_at.getTime())
  const distance = ({ starts_at }: OpenTime) => Math.abs(starts_at.getTime() - centre)
  const inOrder = (one: OpenTime, other: OpenTime) => one.starts_at.getTime() - other.starts_at.getTime()
  for (let days = 1; ; days *= 4) {
    const range = { starts_at: new Date(centre - days * DAY_MS), ends_at: new Date(centre + days * DAY_MS) }
    const found = await readOpenTimes(db, { calendar, offer }, range, now, who)
    const isAll = range.starts_at <= bookable.starts_at && range.ends_at >= bookable.ends_at
    if (found.length >= NEAREST || isAll)
      return found
        .toSorted((one, other) => distance(one) - distance(other) || inOrder(one, other))
        .slice(0, NEAREST)
        .toSorted(inOrder)
  }
}
