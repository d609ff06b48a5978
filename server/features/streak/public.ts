export { FALLBACK_TIME_ZONE, streakFields } from './read-streak.ts'
export { type ActivityServices, activityInsert, recordActivity, tellStreak } from './record-activity.ts'
export { streakOf } from './rules.ts'
export { activities } from './tables.ts'
