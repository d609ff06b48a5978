/** What a member can share with a human coach, each by a switch of its own. Nothing is shared until it is switched on. */
export const SHARED_ITEMS = ['streak', 'fire', 'training', 'plans'] as const
export type SharedItem = (typeof SHARED_ITEMS)[number]

export const STEP_NOTE_LENGTH = 500
export const ATHLETES_PAGE = 24
/** The latest sessions and the newest plans that a coach reads of one athlete. */
export const ATHLETE_SESSIONS = 30
export const ATHLETE_PLANS = 20
