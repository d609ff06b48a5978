import type { LucideIcon } from 'lucide-react'
import Award from 'lucide-react/icons/award'
import Flame from 'lucide-react/icons/flame'
import Megaphone from 'lucide-react/icons/megaphone'
import type { NotificationKind } from '#contract/notification-rules.ts'
import type { Notification } from '#contract/notifications.ts'

export const NOTIFICATION_ICONS: Record<NotificationKind, LucideIcon> = {
  streak_milestone: Flame,
  coach_application: Award,
  coach_news: Megaphone,
}

/** Where a notification leads. */
export function notificationPath(notification: Notification): string {
  switch (notification.kind) {
    case 'streak_milestone':
      return '/dashboard'
    case 'coach_application':
      return '/settings'
    case 'coach_news':
      return `/coach/${notification.details.slug}/profile`
  }
}

/** A server newer than this page may know kinds that the page has no words for until it is loaded anew. */
export function isKnown({ kind }: Notification): boolean {
  return Object.hasOwn(NOTIFICATION_ICONS, kind)
}
