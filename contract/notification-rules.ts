/** The kinds of notifications. Each has its texts and its switch in the settings. */
export const NOTIFICATION_KINDS = [
  'streak_milestone',
  'coach_application',
  'membership',
  'order',
  'sale',
  'coach_news',
  'mention',
  'reply',
  'space_news',
  'live',
  'message',
  'moderation',
  'rank',
  'new_application',
  'support_message',
  'reported_review',
  'report',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Only those who sell get these and have a switch for them. Admins fulfil the orders of the house. */
export const SELLER_KINDS: readonly NotificationKind[] = ['sale']

/** Only admins get these and have a switch for them. */
export const ADMIN_KINDS: readonly NotificationKind[] = [
  'new_application',
  'support_message',
  'reported_review',
  'report',
]
