import { and, eq, gt, inArray, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import { REMIND_HOURS } from '#contract/live-rules.ts'
import { findAnyDate } from './find-occurrences.ts'
import { fillSeats, freeSeat } from './seats.ts'
import { live_events, live_occurrences, live_rsvps } from './tables.ts'
import { findAddressees, mail, notify, type TellServices } from './tell-about-live.ts'
import { mayCome } from './touch-occurrence.ts'

export const LOOK_AFTER_LIVE = 'look-after-live'
const HOUR_MS = 60 * 60 * 1000

/** What happens as time passes: reminders, and seats that were offered in vain or became free. */
export async function lookAfterLive(services: TellServices): Promise<void> {
  const now = services.clock.now()
  await endAnswers(services, isExpiredOffer(now))
  await endAnswers(services, keepsSeatInVain(now))
  await offerFreeSeats(services)
  for (const hours of REMIND_HOURS.toSorted((one, other) => one - other)) await remind(services, hours)
}

const isExpiredOffer = (now: Date) => and(eq(live_rsvps.state, 'offered'), lte(live_rsvps.offered_until, now))

/** Someone who lost access has one of a limited number of seats. */
const keepsSeatInVain = (now: Date) =>
  and(
    inArray(live_rsvps.state, ['going', 'offered']),
    sql`exists (
      select from ${live_occurrences} join ${live_events} on ${live_events.id} = ${live_occurrences.event_id}
      where ${live_occurrences.event_id} = ${live_rsvps.event_id} and ${live_occurrences.day} = ${live_rsvps.day}
        and ${live_occurrences.starts_at} > ${now.toISOString()}::timestamptz and ${live_occurrences.state} <> 'cancelled'
        and ${live_events.seats} is not null)`,
    not(mayCome(now)),
  )

/** The seats of these answers go to the next in line. */
async function endAnswers(services: TellServices, which: SQL | undefined): Promise<void> {
  const now = services.clock.now()
  const found = await services.db.select().from(live_rsvps).where(which)
  for (const { event_id, day, user_id } of found)
    await services.db.transaction(async (tx) => {
      const isPlace = and(eq(live_occurrences.event_id, event_id), eq(live_occurrences.day, day))
      // The same order of locks as an answer that comes at this moment.
      await tx.select({ day: live_occurrences.day }).from(live_occurrences).where(isPlace).for('update')
      const isThis = and(eq(live_rsvps.event_id, event_id), eq(live_rsvps.day, day), eq(live_rsvps.user_id, user_id))
      const ended = await tx
        .update(live_rsvps)
        .set({ state: 'declined', offered_until: null })
        .where(and(isThis, which))
        .returning({ user_id: live_rsvps.user_id })
      if (ended.length > 0) await freeSeat(services, tx, { event_id, day }, now)
    })
}

/** After seats were added, or the account of someone who had one was deleted. */
async function offerFreeSeats(services: TellServices): Promise<void> {
  const now = services.clock.now()
  const free = await services.db
    .selectDistinct({ event_id: live_occurrences.event_id, day: live_occurrences.day })
    .from(live_occurrences)
    .innerJoin(live_events, eq(live_events.id, live_occurrences.event_id))
    .innerJoin(
      live_rsvps,
      and(
        eq(live_rsvps.event_id, live_occurrences.event_id),
        eq(live_rsvps.day, live_occurrences.day),
        eq(live_rsvps.state, 'waiting'),
      ),
    )
    .where(
      and(
        gt(live_occurrences.starts_at, now),
        ne(live_occurrences.state, 'cancelled'),
        sql`(${live_events.seats} is null or ${live_occurrences.seats_taken} < ${live_events.seats})`,
      ),
    )
  for (const place of free) await services.db.transaction((tx) => fillSeats(services, tx, place, now))
}

/**
 * Once for each: the mark is set in the transaction that stores notification and mail. Who answered later than that many
 * hours before needs no reminder, and after a standstill only the last one is sent.
 */
async function remind(services: TellServices, hours: number): Promise<void> {
  const now = services.clock.now()
  const soon = await services.db
    .select({ event_id: live_occurrences.event_id, day: live_occurrences.day, starts_at: live_occurrences.starts_at })
    .from(live_occurrences)
    .where(
      and(
        gt(live_occurrences.starts_at, now),
        lte(live_occurrences.starts_at, new Date(now.getTime() + hours * HOUR_MS)),
        ne(live_occurrences.state, 'cancelled'),
      ),
    )
  for (const { event_id, day, starts_at } of soon) {
    const isDue = and(
      eq(live_rsvps.event_id, event_id),
      eq(live_rsvps.day, day),
      eq(live_rsvps.state, 'going'),
      sql`(${live_rsvps.reminded_hours} is null or ${live_rsvps.reminded_hours} > ${hours})`,
      lte(live_rsvps.answered_at, new Date(starts_at.getTime() - hours * HOUR_MS)),
    )
    const isPlanned = and(
      eq(live_occurrences.event_id, event_id),
      eq(live_occurrences.day, day),
      eq(live_occurrences.starts_at, starts_at),
      ne(live_occurrences.state, 'cancelled'),
    )
    const date = await findAnyDate(services.db, { event_id, day }, now)
    if (!date) continue
    for (const person of await findAddressees(services.db, isDue, now))
      await services.db.transaction(async (tx) => {
        // Locked: a move at this moment starts the reminders again, and no mark of an old one may follow it.
        const [planned] = await tx
          .select({ day: live_occurrences.day })
          .from(live_occurrences)
          .where(isPlanned)
          .for('share')
        if (!planned) return
        const marked = await tx
          .update(live_rsvps)
          .set({ reminded_hours: hours })
          .where(and(isDue, eq(live_rsvps.user_id, person.user_id)))
          .returning({ user_id: live_rsvps.user_id })
        const key = `soon:${hours}:${starts_at.getTime()}`
        if (marked.length === 0 || !(await notify(services, tx, person, date, 'soon', key))) return
        await mail(services, tx, person, date, { event: 'soon', sequence: date.row?.sequence ?? 0 })
      })
  }
}
