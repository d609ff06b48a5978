export const STREAK_MILESTONES = [7, 30, 45, 100] as const
export const CALENDAR_WEEKS = 12
