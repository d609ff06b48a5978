import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Calendar } from '#contract/calendars.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { BusyFailure } from '#server/outside/busy-calendar/busy-failure.ts'
import type { Services } from '#server/services.ts'
import {
  type CalendarServices,
  findCalendarRow,
  findOwnCalendar,
  firstCalendar,
  showCalendar,
} from './find-calendar.ts'
import type { Stretch } from './open-times.ts'
import type { CalendarOwner, CalendarRow } from './read-times.ts'
import { busy_times, calendars } from './tables.ts'

type BusyServices = Pick<Services, 'db' | 'clock' | 'busyCalendars' | 'log'>

export const READ_BUSY_CALENDARS = 'read-busy-calendars'

const MINUTE_MS = 60_000
/** The job runs every 15 minutes. */
const OLD_MINUTES = 14
/** Who takes a time has it read once more, unless that was just done; and does not wait for long. */
const FRESH_MINUTES = 3
const WAIT_MS = 4_000
/** Of one run, which a job may take five minutes for. */
const MOST_CALENDARS = 100
const AT_ONCE = 5
const ROWS_AT_ONCE = 1_000

type WithAddress = Pick<CalendarRow, 'id' | 'time_zone'> & { busy_url: string }

/** Reads the address at once, and stores it only if there is a calendar. Null ends it: nothing is busy any more. */
export async function changeBusyAddress(
  services: CalendarServices & BusyServices,
  member: Member,
  { slug, address }: { slug: string; address: string | null },
): Promise<Calendar> {
  const { db, clock } = services
  const own = await findOwnCalendar(db, member, slug)
  const now = clock.now()
  const time_zone = (await findCalendarRow(db, own.owner))?.time_zone ?? own.time_zone
  const busy = address === null ? [] : await readOrRefuse(services, address, time_zone)
  await db.transaction(async (tx) => {
    const target = own.owner.coach_id === null ? calendars.seller_slug : calendars.coach_id
    const read = address === null ? null : now
    const values = { busy_url: address, busy_read_at: read, busy_tried_at: read, busy_problem: null }
    const [{ id } = { id: '' }] = await tx
      .insert(calendars)
      .values({ ...firstCalendar(own), ...values })
      .onConflictDoUpdate({ target, set: values })
      .returning({ id: calendars.id })
    await replaceBusyTimes(tx, id, busy)
  })
  return await showCalendar(services, db, own)
}

async function readOrRefuse({ busyCalendars, clock }: BusyServices, address: string, time_zone: string) {
  try {
    return await busyCalendars.read(address, { time_zone, now: clock.now() })
  } catch (error) {
    if (!(error instanceof BusyFailure)) throw error
    throw new Refusal(error.problem === 'refused' ? 'calendars.busy-refused' : 'calendars.busy-unreadable')
  }
}

async function replaceBusyTimes(tx: Pick<Services['db'], 'delete' | 'insert'>, calendar_id: string, busy: Stretch[]) {
  await tx.delete(busy_times).where(eq(busy_times.calendar_id, calendar_id))
  for (let first = 0; first < busy.length; first += ROWS_AT_ONCE) {
    const rows = busy.slice(first, first + ROWS_AT_ONCE).map((stretch) => ({ calendar_id, ...stretch }))
    await tx.insert(busy_times).values(rows)
  }
}

/** Reads the busy calendars that were not read for a while, the oldest first. */
export async function readBusyCalendars(services: BusyServices): Promise<void> {
  const { db, clock } = services
  const old = new Date(clock.now().getTime() - OLD_MINUTES * MINUTE_MS)
  const due = await db
    .select({ id: calendars.id, time_zone: calendars.time_zone, busy_url: calendars.busy_url })
    .from(calendars)
    .where(and(isNotNull(calendars.busy_url), or(isNull(calendars.busy_tried_at), lt(calendars.busy_tried_at, old))))
    .orderBy(asc(calendars.busy_tried_at))
    .limit(MOST_CALENDARS)
  const waiting = due.flatMap(({ busy_url, ...calendar }) => (busy_url === null ? [] : { ...calendar, busy_url }))
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await readBusyCalendar(services, next, old)
    }),
  )
}

/**
 * Before someone takes a time: what the busy calendar of its coach says now. Nothing is locked meanwhile, and if it cannot be
 * read, what it said before counts.
 */
export async function refreshBusyTimes(services: BusyServices, owner: CalendarOwner): Promise<void> {
  const calendar = await findCalendarRow(services.db, owner)
  const old = new Date(services.clock.now().getTime() - FRESH_MINUTES * MINUTE_MS)
  if (!calendar?.busy_url || (calendar.busy_tried_at && calendar.busy_tried_at >= old)) return
  await readBusyCalendar(services, { ...calendar, busy_url: calendar.busy_url }, old, WAIT_MS)
}

/** One process reads it: the others see that it was tried. What was read is kept when it cannot be read again. */
async function readBusyCalendar(
  { db, clock, busyCalendars, log }: BusyServices,
  { id, time_zone, busy_url }: WithAddress,
  old: Date,
  timeoutMs?: number,
): Promise<void> {
  const now = clock.now()
  const isStill = and(eq(calendars.id, id), eq(calendars.busy_url, busy_url))
  const isOld = or(isNull(calendars.busy_tried_at), lt(calendars.busy_tried_at, old))
  const claimed = await db
    .update(calendars)
    .set({ busy_tried_at: now })
    .where(and(isStill, isOld))
    .returning({ id: calendars.id })
  if (claimed.length === 0) return
  try {
    const busy = await busyCalendars.read(busy_url, { time_zone, now, ...(timeoutMs && { timeoutMs }) })
    await db.transaction(async (tx) => {
      const stored = await tx
        .update(calendars)
        .set({ busy_read_at: now, busy_problem: null })
        .where(isStill)
        .returning({ id: calendars.id })
      // Its coach may have changed the address meanwhile.
      if (stored.length > 0) await replaceBusyTimes(tx, id, busy)
    })
  } catch (error) {
    if (!(error instanceof BusyFailure)) throw error
    log.info({ calendar_id: id, problem: error.problem, reason: error.message }, 'a busy calendar was not read')
    await db.update(calendars).set({ busy_problem: error.problem }).where(isStill)
  }
}
