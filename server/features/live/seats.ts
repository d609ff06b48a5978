import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { SEAT_OFFER_HOURS } from '#contract/live-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { live_events, live_occurrences, live_rsvps } from './tables.ts'
import { type LiveNews, tellLater } from './tell-about-live.ts'
import { mayCome } from './touch-occurrence.ts'

interface Place {
  event_id: string
  day: string
}

const isAt = ({ event_id, day }: Place) => and(eq(live_occurrences.event_id, event_id), eq(live_occurrences.day, day))

/** Takes a seat, or counts one more where there is no limit. One statement decides, so that no seat is given twice. */
export async function takeSeat(tx: Transaction, place: Place): Promise<boolean> {
  const seats = sql`(select ${live_events.seats} from ${live_events} where ${live_events.id} = ${place.event_id})`
  const taken = await tx
    .update(live_occurrences)
    .set({ seats_taken: sql`${live_occurrences.seats_taken} + 1` })
    .where(and(isAt(place), or(isNull(seats), lt(live_occurrences.seats_taken, seats))))
    .returning({ day: live_occurrences.day })
  return taken.length > 0
}

type Filling = Pick<Services, 'jobs'>

/** Gives a seat back, and offers it to the first in line. */
export async function freeSeat(services: Filling, tx: Transaction, place: Place, now: Date): Promise<void> {
  await tx
    .update(live_occurrences)
    .set({ seats_taken: sql`${live_occurrences.seats_taken} - 1` })
    .where(isAt(place))
  await fillSeats(services, tx, place, now)
}

/**
 * Offers free seats to those who wait, in their order. An offered seat counts as taken. Who lost access is passed over, and
 * keeps the place in the line.
 */
export async function fillSeats({ jobs }: Filling, tx: Transaction, place: Place, now: Date): Promise<void> {
  const [row] = await tx.select().from(live_occurrences).where(isAt(place)).for('update')
  if (!row || row.state === 'cancelled' || row.starts_at <= now) return
  const waiting = and(
    eq(live_rsvps.event_id, place.event_id),
    eq(live_rsvps.day, place.day),
    eq(live_rsvps.state, 'waiting'),
  )
  const line = await tx
    .select({ user_id: live_rsvps.user_id })
    .from(live_rsvps)
    .where(and(waiting, mayCome(now)))
    .orderBy(live_rsvps.answered_at, live_rsvps.user_id)
  const offered_until = new Date(Math.min(now.getTime() + SEAT_OFFER_HOURS * 60 * 60 * 1000, row.starts_at.getTime()))
  for (const { user_id } of line) {
    if (!(await takeSeat(tx, place))) return
    await tx
      .update(live_rsvps)
      .set({ state: 'offered', offered_until })
      .where(and(waiting, eq(live_rsvps.user_id, user_id)))
    const news: LiveNews = { ...place, event: 'seat_offered', sequence: offered_until.getTime(), user_id }
    await tellLater({ jobs }, tx, news)
  }
}
