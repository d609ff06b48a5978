import { and, between, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { liveEventText } from '#content/live/live-events.ts'
import { may } from '#contract/access.ts'
import type { Language } from '#contract/language.ts'
import type { Occurrence } from '#contract/live.ts'
import {
  LIVE_HORIZON_DAYS,
  LIVE_PAGE,
  OCCURRENCE_ID_PATTERN,
  occurrenceId,
  type RsvpState,
} from '#contract/live-rules.ts'
import type { Database } from '#server/db/database.ts'
import { findSpaces, mayEnter, type SeenSpace } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { dayNear, daysOf, isDayOf, startOf } from './recurrence.ts'
import { live_events, live_occurrences, live_rsvps } from './tables.ts'

export type EventRow = typeof live_events.$inferSelect
export type OccurrenceRow = typeof live_occurrences.$inferSelect
type Reading = Pick<Database, 'select' | 'execute'>

/** One date of an event, with or without a row of its own. */
export interface Dated {
  event: EventRow
  day: string
  starts_at: Date
  minutes: number
  row: OccurrenceRow | undefined
}

/** A date in a space whose door the member may see. */
export interface SeenDate extends Dated {
  space: SeenSpace
}

/** Dates without a row exist only this near, so that nobody can store one for each week of the next century. */
const PAST_DAYS = 31
const FUTURE_DAYS = 400
const RECAPS = 6

export const endOf = ({ starts_at, minutes }: Pick<Dated, 'starts_at' | 'minutes'>) =>
  new Date(starts_at.getTime() + minutes * 60_000)

export function textsOf({ content_id, title, about }: EventRow, language: Language): { title: string; about: string } {
  const content = content_id === null ? undefined : liveEventText(content_id, language)
  return { title: title ?? content?.title ?? '', about: about ?? content?.about ?? '' }
}

function dateOf(event: EventRow, day: string, row: OccurrenceRow | undefined): Dated {
  const { starts_at, minutes } = row ?? { starts_at: startOf(event, day), minutes: event.minutes }
  return { event, day, starts_at, minutes, row }
}

/** The dates of these events that are not over at `from`, up to the horizon seen from now, soonest first. */
async function findDates(db: Reading, events: readonly EventRow[], from: Date, now: Date): Promise<Dated[]> {
  if (events.length === 0) return []
  // A day in another time zone can begin a day earlier or later than in UTC; nothing lasts longer than half a day.
  const [first, last] = [dayNear(from, -2), dayNear(now, LIVE_HORIZON_DAYS)]
  const until = new Date(`${last}T23:59:59Z`)
  const rows = await db
    .select()
    .from(live_occurrences)
    .where(
      and(
        inArray(
          live_occurrences.event_id,
          events.map(({ id }) => id),
        ),
        or(
          between(live_occurrences.day, first, last),
          between(live_occurrences.starts_at, new Date(`${first}T00:00:00Z`), until),
        ),
      ),
    )
  const dates = events.flatMap((event) => {
    const stored = new Map(rows.filter(({ event_id }) => event_id === event.id).map((row) => [row.day, row]))
    const days = new Set([...daysOf(event, first, last), ...stored.keys()])
    return [...days].map((day) => dateOf(event, day, stored.get(day)))
  })
  return dates
    .filter((date) => endOf(date) > from && date.starts_at <= until)
    .sort(
      (one, other) => one.starts_at.getTime() - other.starts_at.getTime() || (one.event.id < other.event.id ? -1 : 1),
    )
}

interface Answers {
  going: number
  waiting: number
  mine: RsvpState | null
}

/** How many answered, and what the member answered, by the id of the occurrence. */
async function findAnswers(db: Reading, user_id: string, dates: readonly Dated[]): Promise<Map<string, Answers>> {
  const stored = dates.filter(({ row }) => row !== undefined)
  if (stored.length === 0) return new Map()
  const pairs = sql.join(
    stored.map(({ event, day }) => sql`(${event.id}::uuid, ${day}::date)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ event_id: string; day: string } & Answers & Record<string, unknown>>(sql`
    select event_id, day::text, count(*) filter (where state = 'going')::int as going,
      count(*) filter (where state = 'waiting')::int as waiting, max(state) filter (where user_id = ${user_id}) as mine
    from ${live_rsvps} where (event_id, day) in (${pairs}) group by 1, 2`)
  return new Map(rows.map((row) => [occurrenceId(row), row]))
}

/** What everyone sees of these dates. */
export async function showDates(db: Reading, member: Member, dates: readonly SeenDate[]): Promise<Occurrence[]> {
  const answers = await findAnswers(db, member.user_id, dates)
  return dates.map(({ event, day, starts_at, minutes, row, space }) => {
    const id = occurrenceId({ event_id: event.id, day })
    const { going = 0, mine = null } = answers.get(id) ?? {}
    return {
      id,
      event_id: event.id,
      space_id: space.id,
      space_slug: space.slug,
      space_name: space.name,
      ...textsOf(event, member.session.user.language),
      starts_at: starts_at.toISOString(),
      minutes,
      time_zone: event.time_zone,
      repeat: event.repeat,
      place: event.place,
      state: row?.state ?? 'planned',
      seats: event.seats,
      seats_left: event.seats === null ? null : Math.max(event.seats - (row?.seats_taken ?? 0), 0),
      going,
      mine,
      may_enter: space.may_enter,
      has_recap: row?.recap_at != null,
    }
  })
}

/** Everyone sees that a space for all has events; a coach's own space is for those who may enter it. */
function seenSpaces(db: Reading, member: Member, now: Date, which: SQL): Promise<SeenSpace[]> {
  return findSpaces(
    db,
    member,
    now,
    sql`(space.kind <> 'clients' or ${mayEnter(sql`space.id`, member.user_id, now)}) and ${which}`,
  )
}

export async function listLive(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: Member,
  { space: slug, from }: { space?: string | undefined; from?: string | undefined },
) {
  const now = clock.now()
  const start = from === undefined || new Date(from) < now ? now : new Date(from)
  const ofSpace = slug === undefined ? sql`true` : sql`space.slug = ${slug}`
  const withEvents = sql`exists (select from ${live_events} event where event.space_id = space.id)`
  const spaces = await seenSpaces(db, member, now, sql`${ofSpace} and ${withEvents}`)
  const byId = new Map(spaces.map((space) => [space.id, space]))
  const events =
    spaces.length > 0
      ? await db
          .select()
          .from(live_events)
          .where(inArray(live_events.space_id, [...byId.keys()]))
      : []
  const seen = (dates: Dated[]) =>
    dates.flatMap((date) => {
      const space = byId.get(date.event.space_id)
      return space ? [{ ...date, space }] : []
    })
  const dates = seen(
    await findDates(
      db,
      events.filter(({ ended_at }) => ended_at === null),
      start,
      now,
    ),
  )
  // A later page begins with a date that starts then; one that is under way belongs to the first page.
  const coming = from === undefined ? dates : dates.filter(({ starts_at }) => starts_at >= start)
  const last = coming[LIVE_PAGE - 1]?.starts_at
  const page = coming.filter(({ starts_at }, index) => index < LIVE_PAGE || starts_at.getTime() === last?.getTime())
  return {
    occurrences: await showDates(db, member, page),
    next: coming[page.length]?.starts_at.toISOString() ?? null,
    recaps: from === undefined ? await showDates(db, member, seen(await findRecaps(db, events))) : [],
    hosts: await findHosted(db, member, now),
  }
}

async function findRecaps(db: Reading, events: readonly EventRow[]): Promise<Dated[]> {
  if (events.length === 0) return []
  const rows = await db
    .select()
    .from(live_occurrences)
    .where(
      and(
        inArray(
          live_occurrences.event_id,
          events.map(({ id }) => id),
        ),
        isNotNull(live_occurrences.recap_at),
      ),
    )
    .orderBy(sql`${live_occurrences.recap_at} desc`)
    .limit(RECAPS)
  return rows.flatMap((row) =>
    events.filter(({ id }) => id === row.event_id).map((event) => dateOf(event, row.day, row)),
  )
}

async function findHosted(db: Reading, member: Member, now: Date): Promise<{ slug: string; name: string }[]> {
  if (!may('use-coach-desk', member.membership_type)) return []
  const own = sql`space.coach_id = ${member.user_id}`
  const spaces = await findSpaces(
    db,
    member,
    now,
    may('administer', member.membership_type) ? sql`(space.kind <> 'clients' or ${own})` : own,
  )
  return spaces.filter(({ may_moderate }) => may_moderate).map(({ slug, name }) => ({ slug, name }))
}

export function readOccurrenceId(id: string): { event_id: string; day: string } {
  const [, event_id, day] = OCCURRENCE_ID_PATTERN.exec(id) ?? []
  if (event_id === undefined || day === undefined) throw new Refusal('not-found')
  return { event_id, day }
}

/** The date with this id, if there is one and the member may know of it. */
export async function findDate(db: Reading, member: Member, id: string, now: Date): Promise<SeenDate> {
  const { event_id, day } = readOccurrenceId(id)
  const date = await findAnyDate(db, { event_id, day }, now)
  const [space] = date ? await seenSpaces(db, member, now, sql`space.id = ${date.event.space_id}`) : []
  if (!date || !space) throw new Refusal('not-found')
  return { ...date, space }
}

/** The same without anybody who looks, for jobs. */
export async function findAnyDate(
  db: Reading,
  { event_id, day }: { event_id: string; day: string },
  now: Date,
): Promise<Dated | undefined> {
  const [event] = await db.select().from(live_events).where(eq(live_events.id, event_id))
  if (!event) return undefined
  const [row] = await db
    .select()
    .from(live_occurrences)
    .where(and(eq(live_occurrences.event_id, event_id), eq(live_occurrences.day, day)))
  if (!row) {
    const near = day >= dayNear(now, -PAST_DAYS) && day <= dayNear(now, FUTURE_DAYS)
    if (event.ended_at !== null || !near || !isDayOf(event, day)) return undefined
  }
  return dateOf(event, day, row)
}
