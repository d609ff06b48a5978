/**
 * `held`: the member is paying. `confirmed`: it takes place, or took place. `cancelled`: by one of the two. `expired`: it was
 * not paid in time.
 */
export const BOOKING_STATES = ['held', 'confirmed', 'cancelled', 'expired'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** How a session went; null until someone says it, or its end is long ago. */
export const BOOKING_OUTCOMES = ['attended', 'member_absent', 'coach_absent'] as const
export type BookingOutcome = (typeof BOOKING_OUTCOMES)[number]

export const BOOKING_SIDES = ['member', 'coach'] as const
export type BookingSide = (typeof BOOKING_SIDES)[number]

/** What became of what was paid for a booking that was cancelled. */
export const BOOKING_SETTLEMENTS = ['refunded', 'not_refunded', 'session_back', 'session_used'] as const
export type BookingSettlement = (typeof BOOKING_SETTLEMENTS)[number]

/** What the reader may do now. Worked out by the server, so that no page decides it differently. */
export const BOOKING_ACTIONS = [
  'pay',
  'move',
  'cancel',
  'change_brief',
  'join',
  'write_notes',
  'say_absent',
  'write_recap',
  'keep_plan',
  'review',
  'book_again',
] as const
export type BookingAction = (typeof BOOKING_ACTIONS)[number]

/** A chosen time is kept this long while the member pays. */
export const HOLD_MINUTES = 10
/** Choosing another time begins anew, but in all not longer than this: the shortest life of a page to pay on. */
export const HOLD_LONGEST_MINUTES = 30
/** So many times with one coach a member may take in a day without paying. */
export const HOLDS_A_DAY = 10
/** Until this many hours before it begins a member may cancel without paying, or move it. */
export const FREE_CANCEL_HOURS = 24
/** A member may move one booking so often. */
export const MOST_MOVES = 3
/** The page of the session opens this long before it begins, and its link is shown until this long after its end. */
export const OPENS_MINUTES_BEFORE = 10
export const CLOSES_MINUTES_AFTER = 30
/** After so many minutes who waited may say that the other did not come. */
const ABSENT_AFTER_MINUTES = 15
/** In a short session sooner: when half of it is over. */
export const absentAfterMinutes = (minutes: number): number => Math.min(ABSENT_AFTER_MINUTES, Math.ceil(minutes / 2))
/** And until this many hours after its end. */
export const ABSENT_WITHIN_HOURS = 24
/** Notes and recap can be written until so many days after. */
export const RECAP_WITHIN_DAYS = 30
export const BOOKING_REMINDER_HOURS = [24, 1] as const
/** A member may have so many times to come with one coach that cost nothing. */
export const MOST_FREE_AHEAD = 1

export const BRIEF_MAX_LENGTH = 1000
export const AGENDA_MAX_LENGTH = 2000
export const BOOKING_NOTE_MAX_LENGTH = 1000
export const MOST_BOOKING_NOTES = 200
export const BOOKING_RECAP_MAX_LENGTH = 4000
export const MOST_NEXT_STEPS = 10
export const NEXT_STEP_MAX_LENGTH = 300
export const CANCEL_REASON_MAX_LENGTH = 500
/** An offer or answer of WebRTC, or some of its addresses. */
export const SIGNAL_MAX_LENGTH = 20_000
/** Of one side, kept at a time: two browsers that find each other again and again need fewer. */
export const MOST_SIGNALS = 300
export const BOOKINGS_PAGE = 20
