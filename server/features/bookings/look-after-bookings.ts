import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { ABSENT_WITHIN_HOURS, BOOKING_REMINDER_HOURS, type BookingSide } from '#contract/booking-rules.ts'
import { SESSION_MINUTES } from '#contract/calendar-rules.ts'
import { momentSql } from '#server/clock.ts'
import type { Transaction } from '#server/db/database.ts'
import { booked_times, bookings } from '#server/features/calendars/public.ts'
import { findStoredBooking, type StoredBooking } from './find-booking.ts'
import { deleteOldSignals } from './signals.ts'
import { findAddressees, mailFacts, notify, type TellServices } from './tell-about-booking.ts'

export const LOOK_AFTER_BOOKINGS = 'look-after-bookings'
const HOUR_MS = 60 * 60 * 1000
/** A reminder that could not be sent in time is still sent this much later; then the next one does it. */
const LATE_HOURS = 2
/** How long the job may have stood still before a session has no outcome. */
const OUTCOME_DAYS = 30

/** What happens as time passes: reminders, the outcome where nobody said anything, and signals that are old. */
export async function lookAfterBookings(services: TellServices): Promise<void> {
  for (const hours of BOOKING_REMINDER_HOURS.toSorted((one, other) => one - other)) {
    await remind(services, 'member', hours)
    await remind(services, 'coach', hours)
  }
  await settleOutcomes(services)
  await deleteOldSignals(services)
}

/** A condition: it begins in so many hours, or a little sooner. Who booked later than that knows it anyway. */
function isDue(side: BookingSide, hours: number, now: Date): SQL | undefined {
  const reminded = side === 'member' ? bookings.reminded_hours : booked_times.coach_reminded_hours
  const earliest = Math.max(now.getTime(), now.getTime() + (hours - LATE_HOURS) * HOUR_MS)
  return and(
    eq(bookings.state, 'confirmed'),
    gt(booked_times.starts_at, new Date(earliest)),
    lte(booked_times.starts_at, new Date(now.getTime() + hours * HOUR_MS)),
    gt(booked_times.seats_taken, 0),
    or(isNull(reminded), gt(reminded, hours)),
    sql`${bookings.created_at} <= ${booked_times.starts_at} - make_interval(hours => ${hours})`,
  )
}

/** Each in a transaction of their own: a failure stops neither the others nor a second try. */
async function remind(services: TellServices, side: BookingSide, hours: number): Promise<void> {
  const { db, clock } = services
  const due = await db
    .select({ booking_id: bookings.id })
    .from(bookings)
    .innerJoin(booked_times, eq(booked_times.id, bookings.time_id))
    .where(isDue(side, hours, clock.now()))
    .orderBy(booked_times.starts_at, bookings.created_at, bookings.id)
  for (const { booking_id } of due)
    await db.transaction(async (tx) => {
      const stored = await findStoredBooking(tx, booking_id)
      if (!stored || !(await markReminded(tx, stored, side, hours))) return
      const key = `soon:${hours}:${stored.time.starts_at.getTime()}`
      for (const person of await findAddressees(tx, stored, side)) {
        if (!(await notify(services, tx, person, stored, 'soon', key))) continue
        const facts = await mailFacts(tx, services, person, stored)
        await services.mailer.send({ ...facts, template: 'booking-reminder' }, tx)
      }
    })
}

/** Once: of two processes one marks it. Not after a move or a cancellation at this moment; a coach is reminded of a group once. */
async function markReminded(
  tx: Transaction,
  { booking, time }: StoredBooking,
  side: BookingSide,
  hours: number,
): Promise<boolean> {
  const isSame = and(eq(booked_times.id, time.id), eq(booked_times.starts_at, time.starts_at))
  if (side === 'coach') {
    const marked = await tx
      .update(booked_times)
      .set({ coach_reminded_hours: hours })
      .where(
        and(
          isSame,
          gt(booked_times.seats_taken, 0),
          or(isNull(booked_times.coach_reminded_hours), gt(booked_times.coach_reminded_hours, hours)),
        ),
      )
      .returning({ id: booked_times.id })
    return marked.length > 0
  }
  const [planned] = await tx.select({ id: booked_times.id }).from(booked_times).where(isSame).for('key share')
  if (!planned) return false
  const marked = await tx
    .update(bookings)
    .set({ reminded_hours: hours })
    .where(
      and(
        eq(bookings.id, booking.id),
        eq(bookings.state, 'confirmed'),
        eq(bookings.sequence, booking.sequence),
        or(isNull(bookings.reminded_hours), gt(bookings.reminded_hours, hours)),
      ),
    )
    .returning({ id: bookings.id })
  return marked.length > 0
}

/** When nobody can say any more that the other did not come, both did. */
async function settleOutcomes({ db, clock }: TellServices): Promise<void> {
  const now = clock.now().getTime()
  const latest = new Date(now - ABSENT_WITHIN_HOURS * HOUR_MS)
  const earliest = new Date(latest.getTime() - SESSION_MINUTES.most * 60_000 - OUTCOME_DAYS * 24 * HOUR_MS)
  await db.execute(sql`
    update ${bookings} booking set outcome = 'attended'
    from ${booked_times} time
    where time.id = booking.time_id and booking.state = 'confirmed' and booking.outcome is null
      and time.seats_taken > 0 and time.starts_at > ${momentSql(earliest)} and time.starts_at <= ${momentSql(latest)}
      and time.starts_at + make_interval(mins => time.minutes) <= ${momentSql(latest)}`)
}
