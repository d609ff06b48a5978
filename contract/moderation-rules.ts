/** What can be reported. */
export const REPORTED_THINGS = ['post', 'message', 'person', 'question'] as const
export type ReportedThing = (typeof REPORTED_THINGS)[number]

export const REPORT_REASONS = ['spam', 'harassment', 'hate', 'danger', 'scam', 'minor_at_risk', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What a moderator can decide. `dismiss` leaves everything as it is. */
export const MODERATION_ACTS = ['dismiss', 'remove', 'warn', 'suspend', 'restore'] as const
export type ModerationAct = (typeof MODERATION_ACTS)[number]

export const SUSPENSION_DAYS = [1, 3, 7, 30] as const
/** Warnings and suspensions of the last months count; from this many on the queue proposes a longer suspension. */
export const STRIKES_COUNT_DAYS = 180
export const MANY_STRIKES = 3
export const REPORT_NOTE_MAX_LENGTH = 500
export const APPEAL_MAX_LENGTH = 1000
export const QUEUE_PAGE = 20

/** Someone is new until this long after joining; their first posts with links wait for a look. */
export const NEWCOMER_DAYS = 7
export const NEWCOMER_POSTS = 3
