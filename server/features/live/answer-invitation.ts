import { and, eq, sql } from 'drizzle-orm'
import type { OccurrencePage } from '#contract/live.ts'
import { JOIN_MINUTES_BEFORE, type RsvpAnswer, type RsvpState } from '#contract/live-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { spaceTopic } from '#server/events/topics.ts'
import { givePoints } from '#server/features/people/public.ts'
import { type ActivityServices, recordActivity } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { readOccurrence } from './read-occurrence.ts'
import { freeSeat, takeSeat } from './seats.ts'
import { live_occurrences, live_rsvps } from './tables.ts'
import { enterDate, type StoredDate } from './touch-occurrence.ts'

type AnswerServices = Pick<Services, 'db' | 'jobs'> & ActivityServices

interface Own {
  event_id: string
  day: string
  user_id: string
}

const isOwn = ({ event_id, day, user_id }: Own) =>
  and(eq(live_rsvps.event_id, event_id), eq(live_rsvps.day, day), eq(live_rsvps.user_id, user_id))

async function keep(tx: Transaction, own: Own, state: RsvpState, answered_at: Date): Promise<void> {
  const answer = { state, answered_at, offered_until: null, reminded_hours: null }
  await tx
    .insert(live_rsvps)
    .values({ ...own, ...answer })
    .onConflictDoUpdate({ target: [live_rsvps.event_id, live_rsvps.day, live_rsvps.user_id], set: answer })
}

const holdsSeat = (state: RsvpState | undefined) => state === 'going' || state === 'offered'

/** Going, waiting for a seat, or not going. The same answer again changes nothing, not even the place in the line. */
export async function answerInvitation(
  services: AnswerServices,
  member: Member,
  { id, answer }: { id: string; answer: RsvpAnswer },
): Promise<OccurrencePage> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const date = await enterDate(tx, member, id, now)
    const own = { event_id: date.event.id, day: date.day, user_id: member.user_id }
    const [before] = await tx.select().from(live_rsvps).where(isOwn(own))
    if (before?.state === answer) return
    if (answer === 'declined') {
      await keep(tx, own, 'declined', now)
      if (holdsSeat(before?.state)) await freeSeat(services, tx, own, now)
    } else if (before?.state === 'offered') await keep(tx, own, 'going', now)
    else if (before?.state === 'going') return
    else if (await takeSeat(tx, own)) await keep(tx, own, 'going', now)
    else if (answer === 'waiting') await keep(tx, own, 'waiting', now)
    else throw new Refusal('live.full')
    tellSpace(services, date)
  })
  return await readOccurrence(services, member, id)
}

export function tellSpace({ events }: Pick<Services, 'events'>, { space }: Pick<StoredDate, 'space'>): void {
  events.publish(spaceTopic(space.id), { type: 'space-changed', space_id: space.id })
}

/** Pressed while the doors are open: counts for points and for the streak. */
export async function joinLive(services: AnswerServices, member: Member, id: string): Promise<OccurrencePage> {
  const now = services.clock.now()
  const { user_id } = member
  await services.db.transaction(async (tx) => {
    const date = await enterDate(tx, member, id, now)
    const early = date.starts_at.getTime() - JOIN_MINUTES_BEFORE * 60_000 - now.getTime()
    if (early > 0) throw new Refusal('live.too-early', { retryAfter: Math.ceil(early / 1000) })
    const own = { event_id: date.event.id, day: date.day, user_id }
    const [before] = await tx.select().from(live_rsvps).where(isOwn(own))
    if (before?.attended_at) return
    if (!holdsSeat(before?.state)) {
      if (date.event.seats !== null) throw new Refusal('live.no-seat')
      await takeSeat(tx, own)
    }
    if (before?.state !== 'going') await keep(tx, own, 'going', now)
    await tx.update(live_rsvps).set({ attended_at: now }).where(isOwn(own))
    // Once a day: a host can make many events for the same hour.
    const thing = `${date.space.id}:${now.toISOString().slice(0, 10)}`
    await givePoints(tx, { user_id, cause: 'attended', thing }, services)
    await recordActivity(services, tx, { user_id, kind: 'live_event' })
  })
  return await readOccurrence(services, member, id)
}

/** Before an account is deleted: its seats to come are free again. A job offers them to those who wait. */
export async function leaveLiveEvents(tx: Transaction, user_id: string): Promise<void> {
  await tx.execute(sql`
    update ${live_occurrences} occurrence set seats_taken = seats_taken - 1
    from ${live_rsvps} own
    where own.user_id = ${user_id} and own.state in ('going', 'offered')
      and occurrence.event_id = own.event_id and occurrence.day = own.day`)
}
