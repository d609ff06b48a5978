/** Where an event takes place. `online` has a link, `in_person` a place. */
export const LIVE_PLACES = ['online', 'in_person'] as const
export type LivePlace = (typeof LIVE_PLACES)[number]

export const LIVE_TITLE_MAX_LENGTH = 120
export const LIVE_ABOUT_MAX_LENGTH = 2000
export const QUESTION_MAX_LENGTH = 300
export const MOST_QUESTIONS_EACH = 3
export const RECAP_MAX_LENGTH = 8000
export const LIVE_PAGE = 20
/** How far ahead occurrences of a rule are listed. */
export const LIVE_HORIZON_DAYS = 90
/** The link is shown this long before the start, and until the end. */
export const JOIN_MINUTES_BEFORE = 15
export const REMIND_HOURS = [24, 1] as const
/** A freed seat is kept this long for the first on the waitlist. */
export const SEAT_OFFER_HOURS = 12

export const RSVP_STATES = ['going', 'waiting', 'offered', 'declined'] as const
export type RsvpState = (typeof RSVP_STATES)[number]
