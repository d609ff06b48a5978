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

/** How an event is repeated. `monthly` is the same weekday of the month, such as the first Saturday. */
export const LIVE_REPEATS = ['once', 'weekly', 'biweekly', 'monthly'] as const
export type LiveRepeat = (typeof LIVE_REPEATS)[number]

/** `moved`: at another time than the rule says. */
export const OCCURRENCE_STATES = ['planned', 'moved', 'cancelled'] as const
export type OccurrenceState = (typeof OCCURRENCE_STATES)[number]

/** What a member answers: coming, wanting a seat that becomes free, or not coming. */
export const RSVP_ANSWERS = ['going', 'waiting', 'declined'] as const
export type RsvpAnswer = (typeof RSVP_ANSWERS)[number]

export const LIVE_MINUTES = { least: 10, most: 12 * 60 } as const
export const LIVE_MOST_SEATS = 10_000
export const LIVE_ADDRESS_MAX_LENGTH = 300
export const LIVE_NOTES_MAX_LENGTH = 4000

/** `<id of the event>_<date of the rule>`: an occurrence has an address before it has a row. */
export const OCCURRENCE_ID_PATTERN =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})_(\d{4}-\d{2}-\d{2})$/

export function occurrenceId({ event_id, day }: { event_id: string; day: string }): string {
  return `${event_id}_${day}`
}
