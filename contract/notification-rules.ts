/** What a notification can be about. Each kind has its words in the texts and its switch in the settings. */
export const NOTIFICATION_KINDS = ['streak_milestone', 'coach_application', 'coach_news'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
