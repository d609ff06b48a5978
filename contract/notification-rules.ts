/** The kinds of notifications. Each has its texts and its choice in the settings. */
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
  'booking',
  'check_in',
  'coach_note',
  'message',
  'moderation',
  'rank',
  'new_application',
  'support_message',
  'reported_review',
  'report',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Only those who sell get these and can choose. Admins fulfil the orders of the house. */
export const SELLER_KINDS: readonly NotificationKind[] = ['sale']

/** Only admins get these and can choose. */
export const ADMIN_KINDS: readonly NotificationKind[] = [
  'new_application',
  'support_message',
  'reported_review',
  'report',
]

/**
 * How a member hears of a kind. All but `off` are shown here. `push` also comes to the devices on which the member switched
 * it on; `mail` is mailed as well, both as soon as quiet hours allow, and `digest` in one mail a day.
 */
export const NOTIFICATION_MODES = ['push', 'mail', 'digest', 'here', 'off'] as const
export type NotificationMode = (typeof NOTIFICATION_MODES)[number]

/** Their features send mails of their own, such as receipts and reminders: no other mail can be chosen. */
const KINDS_WITH_OWN_MAILS: readonly NotificationKind[] = [
  'coach_application',
  'membership',
  'order',
  'sale',
  'live',
  'booking',
  'moderation',
  'support_message',
]

/** A question of this morning is a mail of its own, with its answers, and is stale in a digest. */
export const KINDS_MAILED_ALONE: readonly NotificationKind[] = ['check_in']

export function modesOf(kind: NotificationKind): readonly NotificationMode[] {
  if (KINDS_WITH_OWN_MAILS.includes(kind)) return ['push', 'here', 'off']
  return KINDS_MAILED_ALONE.includes(kind) ? ['push', 'mail', 'here', 'off'] : NOTIFICATION_MODES
}

/**
 * Until the member chooses: someone waits for the answer to a message, a check-in is for today, the rest can wait for the
 * next visit. Without a device a push is only shown here.
 */
export function defaultMode(kind: NotificationKind): NotificationMode {
  if (kind === 'message') return 'mail'
  return kind === 'check_in' ? 'push' : 'here'
}

/** The hour of the daily digest, in the member's time zone. */
export const DIGEST_HOUR = 8
/** Full hours in the member's time zone; the second may be on the next day. */
export interface QuietHours {
  from: number
  to: number
}

/** Suggested when quiet hours are switched on. */
export const SUGGESTED_QUIET_HOURS: QuietHours = { from: 22, to: 7 }

export function isQuietHour(hour: number, { from, to }: QuietHours): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** The list of all notifications is a panel, which this part of an address opens on any page. */
export const NOTIFICATIONS_HASH = '#notifications'
