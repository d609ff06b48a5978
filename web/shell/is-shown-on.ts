import { notificationPath } from '#contract/notification-path-rules.ts'
import type { Notification } from '#contract/notifications.ts'

/** News of these kinds appear by themselves on the page they lead to. A toast there would say the same once more. */
const SHOWN_LIVE: readonly Notification['kind'][] = ['order', 'message', 'reply', 'mention']

export function isShownOn(pathname: string, notification: Notification): boolean {
  return SHOWN_LIVE.includes(notification.kind) && notificationPath(notification) === pathname
}
