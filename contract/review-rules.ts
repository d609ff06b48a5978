export const MOST_STARS = 5
export const REVIEW_MAX_LENGTH = 2000
export const ANSWER_MAX_LENGTH = 1000
export const REPORT_NOTE_MAX_LENGTH = 500
export const REVIEWS_PAGE = 10

/** Why a member thinks that a review should not be shown. */
export const REPORT_REASONS = ['insult', 'untrue', 'private', 'advertising', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The lists that a coach and an admin choose from. */
export const COACH_REVIEW_FILTERS = ['unanswered', 'all'] as const
export type CoachReviewFilter = (typeof COACH_REVIEW_FILTERS)[number]
/** 'unanswered' and 'house': of what personas and house coaches sell, which the Kiai team answers. */
export const ADMIN_REVIEW_FILTERS = ['reported', 'hidden', 'unanswered', 'house'] as const
export type AdminReviewFilter = (typeof ADMIN_REVIEW_FILTERS)[number]
