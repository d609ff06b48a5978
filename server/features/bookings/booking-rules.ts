import {
  ABSENT_WITHIN_HOURS,
  absentAfterMinutes,
  type BookingAction,
  type BookingSide,
  CLOSES_MINUTES_AFTER,
  MOST_MOVES,
  OPENS_MINUTES_BEFORE,
  RECAP_WITHIN_DAYS,
} from '#contract/booking-rules.ts'
import type { MeetingKind } from '#contract/calendar-rules.ts'
import { personaOf } from '#contract/personas.ts'
import { meetingFor } from '#server/features/calendars/public.ts'
import type { BookingRow, CalendarRow, FoundBooking, StoredBooking, TimeRow } from './find-booking.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Timed = Pick<TimeRow, 'starts_at' | 'minutes'>

const minutesFrom = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)

export const endOf = ({ starts_at, minutes }: Timed): Date => minutesFrom(starts_at, minutes)
export const opensAt = ({ starts_at }: Pick<Timed, 'starts_at'>): Date => minutesFrom(starts_at, -OPENS_MINUTES_BEFORE)
export const closesAt = (time: Timed): Date => minutesFrom(endOf(time), CLOSES_MINUTES_AFTER)
/** Until then notes and recap are written, and the coach may read what the member shares. */
export const recapUntil = (time: Timed): Date => new Date(endOf(time).getTime() + RECAP_WITHIN_DAYS * 24 * HOUR_MS)
const absentFrom = ({ starts_at, minutes }: Timed): Date => minutesFrom(starts_at, absentAfterMinutes(minutes))
const absentUntil = (time: Timed): Date => new Date(endOf(time).getTime() + ABSENT_WITHIN_HOURS * HOUR_MS)

/** The doors are open. */
export function isOpen(time: Timed, now: Date): boolean {
  return opensAt(time) <= now && now < closesAt(time)
}

/** A persona is met in writing, whatever its calendar says. */
export function meetingKindOf(calendar: CalendarRow, time: Pick<TimeRow, 'seats'>): MeetingKind {
  return isOfPersona(calendar) ? 'persona' : meetingFor(calendar, time)
}

export function isOfPersona({ seller_slug }: Pick<CalendarRow, 'seller_slug'>): boolean {
  return seller_slug !== null && personaOf(seller_slug) !== undefined
}

/** The member until it would cost something, and a few times only; the coach until it begins. A group is not moved. */
export function mayMove({ booking, time, side }: FoundBooking, now: Date): boolean {
  if (booking.state !== 'confirmed' || now >= time.starts_at) return false
  return side === 'coach' ? time.seats === 1 : now < booking.free_until && booking.moves < MOST_MOVES
}

export function mayCancel({ booking, time, side }: FoundBooking, now: Date): boolean {
  if (booking.state === 'held') return side === 'member'
  return booking.state === 'confirmed' && now < time.starts_at
}

/** Whether everything goes back: a coach never keeps the money of a session that the coach cancels. */
export function isFreeToCancel({ free_until }: Pick<BookingRow, 'free_until'>, side: BookingSide, now: Date): boolean {
  return side === 'coach' || now <= free_until
}

/** Who came while it lasted, and waited, may say that the other did not come. A persona always comes. */
export function maySayAbsent({ booking, time, calendar, side }: FoundBooking, now: Date): boolean {
  if (booking.state !== 'confirmed' || booking.outcome !== null) return false
  if (now < absentFrom(time) || now >= absentUntil(time)) return false
  const [waited, missed] =
    side === 'member' ? [booking.joined_at, time.coach_joined_at] : [time.coach_joined_at, booking.joined_at]
  const hasWaited = waited !== null && waited < endOf(time)
  return hasWaited && missed === null && !isOfPersona(calendar)
}

/** Notes: while it lasts, and for some time after. */
export function mayWriteNotes({ booking, time }: StoredBooking, now: Date): boolean {
  return booking.state === 'confirmed' && opensAt(time) <= now && now < recapUntil(time)
}

export function mayChangeBrief({ booking, time, side }: FoundBooking, now: Date): boolean {
  return side === 'member' && (booking.state === 'held' || booking.state === 'confirmed') && now < endOf(time)
}

export function mayChangeAgenda({ booking, time, side }: FoundBooking, now: Date): boolean {
  return side === 'coach' && booking.state === 'confirmed' && now < endOf(time)
}

/** Of a session with one member to which the coach did not come there is nothing to write. */
export function mayWriteRecap({ booking, time, side }: FoundBooking, now: Date): boolean {
  if (booking.outcome === 'coach_absent' && time.seats === 1) return false
  return side === 'coach' && booking.state === 'confirmed' && time.starts_at <= now && now < recapUntil(time)
}

/** Those who did not come get no plan of it. */
export function mayKeepPlan({ booking, time, side }: FoundBooking): boolean {
  if (side !== 'member' || booking.state !== 'confirmed' || booking.outcome === 'coach_absent') return false
  return time.recap_at !== null && time.next_steps.length > 0
}

/** What the reader may do now, in the order of the contract. `mayReview`: the order it was paid with can be reviewed. */
export function actionsOf(found: FoundBooking, now: Date, mayReview: boolean): BookingAction[] {
  const { booking, time, side } = found
  const isMembers = side === 'member'
  const isOver = booking.state === 'cancelled' || booking.state === 'expired' || endOf(time) <= now
  const allowed: Record<BookingAction, boolean> = {
    pay: isMembers && booking.state === 'held' && booking.held_until !== null && now < booking.held_until,
    move: mayMove(found, now),
    cancel: mayCancel(found, now),
    change_brief: mayChangeBrief(found, now),
    join: booking.state === 'confirmed' && isOpen(time, now),
    write_notes: mayWriteNotes(found, now),
    say_absent: maySayAbsent(found, now),
    write_recap: mayWriteRecap(found, now),
    keep_plan: mayKeepPlan(found) && booking.plan_id === null,
    review: isMembers && isOver && booking.state === 'confirmed' && booking.outcome !== 'coach_absent' && mayReview,
    book_again: isMembers && isOver && time.offer_id !== null,
  }
  return (Object.keys(allowed) as BookingAction[]).filter((action) => allowed[action])
}
