import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { LiveEvent, LiveEventValues } from '#contract/live.ts'
import { occurrenceId, REMIND_HOURS } from '#contract/live-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import { findSpace, findSpaces, type SeenSpace } from '#server/features/spaces/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { tellSpace } from './answer-invitation.ts'
import { type EventRow, type OccurrenceRow, textsOf } from './find-occurrences.ts'
import { dayNear, daysOf, isDayOf, startOf } from './recurrence.ts'
import { live_events, live_occurrences, live_rsvps } from './tables.ts'
import { type LiveNews, tellLater } from './tell-about-live.ts'

type HostServices = Pick<Services, 'db' | 'clock' | 'events' | 'jobs'>

/** How far ahead a rule must have a date. */
const FAR_DAYS = 800
const HOUR_MS = 60 * 60 * 1000

/** A place has an address or a link, never both. */
function columnsOf({ place, join_url, address, map_url, ...values }: LiveEventValues) {
  const online = place === 'online'
  return {
    ...values,
    place,
    join_url: online ? join_url : null,
    address: online ? null : address,
    map_url: online ? null : map_url,
  }
}

/** The first date that is not over. */
function nextDay(values: LiveEventValues, now: Date): string {
  const day = daysOf(values, dayNear(now, -1), dayNear(now, FAR_DAYS)).find((each) => startOf(values, each) > now)
  if (day === undefined) throw new Refusal('live.no-dates')
  return day
}

export async function addLiveEvent(
  services: HostServices,
  member: Member,
  { slug, ...values }: LiveEventValues & { slug: string },
): Promise<{ id: string }> {
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, member.user_id, now)
    const space = await findSpace(tx, member, slug, now)
    if (!space.may_moderate) throw new Refusal('session.forbidden')
    const day = nextDay(values, now)
    const [event] = await tx
      .insert(live_events)
      .values({ ...columnsOf(values), space_id: space.id, created_at: now })
      .returning({ id: live_events.id })
    if (!event) throw new Error('the event was not stored')
    tellSpace(services, { space })
    return { id: occurrenceId({ event_id: event.id, day }) }
  })
}

/** An event that the member hosts. To others it does not exist. */
async function findHosted(
  tx: Pick<Transaction, 'select' | 'execute'>,
  member: Member,
  id: string,
  now: Date,
): Promise<{ event: EventRow; space: SeenSpace }> {
  const [event] = await tx.select().from(live_events).where(eq(live_events.id, id))
  const [space] = event ? await findSpaces(tx, member, now, sql`space.id = ${event.space_id}`) : []
  if (!event || event.ended_at || !space?.may_moderate) throw new Refusal('not-found')
  return { event, space }
}

export async function readLiveEvent({ db, clock }: HostServices, member: Member, id: string): Promise<LiveEvent> {
  const { event, space } = await findHosted(db, member, id, clock.now())
  return { ...event, ...textsOf(event, member.session.user.language), space_slug: space.slug }
}

/** Dates to come that someone touched follow the new rule; those who go to one that moves or goes away are told. */
export async function changeLiveEvent(
  services: HostServices,
  member: Member,
  { id, ...values }: LiveEventValues & { id: string },
): Promise<void> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    await assertMayWrite(tx, member.user_id, now)
    const { event, space } = await findHosted(tx, member, id, now)
    nextDay(values, now)
    // Texts that ship with Kiai stay in three languages until a host writes others.
    const shown = textsOf(event, member.session.user.language)
    const isOwnText = event.content_id === null || shown.title !== values.title || shown.about !== values.about
    const texts = isOwnText ? {} : { title: event.title, about: event.about }
    await storeEvent(tx, id, { ...columnsOf(values), ...texts })
    for (const row of await rowsToCome(tx, id, now)) await followRule(services, tx, row, values)
    tellSpace(services, { space })
  })
}

/** Locks the event until the end of the transaction. Another host may have ended it since it was read. */
async function storeEvent(tx: Transaction, id: string, values: Partial<EventRow>): Promise<void> {
  const stored = await tx
    .update(live_events)
    .set(values)
    .where(and(eq(live_events.id, id), isNull(live_events.ended_at)))
    .returning({ id: live_events.id })
  if (stored.length === 0) throw new Refusal('not-found')
}

/** Without those that a host cancelled. */
function rowsToCome(tx: Transaction, event_id: string, now: Date): Promise<OccurrenceRow[]> {
  return tx
    .select()
    .from(live_occurrences)
    .where(
      and(
        eq(live_occurrences.event_id, event_id),
        gt(live_occurrences.starts_at, now),
        or(ne(live_occurrences.state, 'cancelled'), isNotNull(live_occurrences.dropped_state)),
      ),
    )
    .for('update')
}

async function followRule(services: HostServices, tx: Transaction, row: OccurrenceRow, values: LiveEventValues) {
  const wasDropped = row.dropped_state !== null
  const state = row.dropped_state ?? row.state
  if (!isDayOf(values, row.day)) {
    if (!wasDropped) await changeDate(services, tx, row, { state: 'cancelled', dropped_state: state }, 'cancelled')
    return
  }
  // A date that was moved by hand keeps its time.
  const starts_at = state === 'moved' ? row.starts_at : startOf(values, row.day)
  const { minutes } = values
  if (wasDropped || starts_at.getTime() !== row.starts_at.getTime())
    await changeDate(services, tx, row, { state, dropped_state: null, starts_at, minutes }, 'moved')
  else await changeDate(services, tx, row, { minutes }, undefined)
}

/** Stores another time or state of a date; calendars see a higher sequence. */
export async function changeDate(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  tx: Transaction,
  { event_id, day, sequence: before }: OccurrenceRow,
  change: Partial<Pick<OccurrenceRow, 'starts_at' | 'minutes' | 'state' | 'dropped_state'>>,
  news: LiveNews['event'] | undefined,
): Promise<void> {
  const sequence = before + 1
  await tx
    .update(live_occurrences)
    .set({ ...change, sequence })
    .where(and(eq(live_occurrences.event_id, event_id), eq(live_occurrences.day, day)))
  if (change.starts_at) {
    const reminded_hours = remindersPast(change.starts_at, clock.now())
    const isOfDate = and(eq(live_rsvps.event_id, event_id), eq(live_rsvps.day, day))
    await tx.update(live_rsvps).set({ reminded_hours }).where(isOfDate)
  }
  if (news) await tellLater({ jobs }, tx, { event_id, day, event: news, sequence })
}

/** The last reminder whose time is past when a date gets this start: the news of the move stands for it. */
function remindersPast(starts_at: Date, now: Date): number | null {
  const past = REMIND_HOURS.filter((hours) => starts_at.getTime() - now.getTime() <= hours * HOUR_MS)
  return past.length > 0 ? Math.min(...past) : null
}

export async function endLiveEvent(services: HostServices, member: Member, id: string): Promise<void> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const { space } = await findHosted(tx, member, id, now)
    await storeEvent(tx, id, { ended_at: now })
    for (const row of await rowsToCome(tx, id, now))
      if (row.state !== 'cancelled') await changeDate(services, tx, row, { state: 'cancelled' }, 'cancelled')
    tellSpace(services, { space })
  })
}
