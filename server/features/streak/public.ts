export { FALLBACK_TIME_ZONE, streakFields } from './active-days.ts'
export { type ActivityServices, recordActivity } from './record-activity.ts'
export { streakOf } from './rules.ts'
