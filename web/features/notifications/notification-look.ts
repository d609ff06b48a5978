import type { LucideIcon } from 'lucide-react'
import Award from 'lucide-react/icons/award'
import Crown from 'lucide-react/icons/crown'
import Flag from 'lucide-react/icons/flag'
import Flame from 'lucide-react/icons/flame'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Megaphone from 'lucide-react/icons/megaphone'
import Package from 'lucide-react/icons/package'
import Store from 'lucide-react/icons/store'
import UserPlus from 'lucide-react/icons/user-plus'
import type { NotificationKind } from '#contract/notification-rules.ts'
import type { Notification } from '#contract/notifications.ts'

export const NOTIFICATION_ICONS: Record<NotificationKind, LucideIcon> = {
  streak_milestone: Flame,
  coach_application: Award,
  membership: Crown,
  order: Package,
  sale: Store,
  coach_news: Megaphone,
  new_application: UserPlus,
  support_message: LifeBuoy,
  reported_review: Flag,
}

/** The page that a notification leads to. */
export function notificationPath(notification: Notification): string {
  switch (notification.kind) {
    case 'streak_milestone':
      return '/dashboard'
    case 'coach_application':
      return notification.details.decision === 'denied' ? '/settings' : '/coach-dashboard'
    case 'membership':
      return '/settings'
    case 'order': {
      const { order_id, offer_id } = notification.details
      if (order_id) return `/purchases/${order_id}`
      return offer_id ? `/checkout/${offer_id}` : '/purchases'
    }
    case 'sale':
      return `/coach-dashboard?tab=${notification.details.event === 'reviewed' ? 'reviews' : 'orders'}`
    case 'coach_news':
      return `/coach/${notification.details.slug}/profile`
    case 'new_application':
      return '/admin'
    case 'support_message':
      return `/admin?${new URLSearchParams({ tab: 'users', search: notification.details.email })}`
    case 'reported_review':
      return '/admin?tab=reviews'
  }
}

/** A server newer than this page may send kinds that the page has no texts for until it is reloaded. */
export function isKnown({ kind }: Notification): boolean {
  return Object.hasOwn(NOTIFICATION_ICONS, kind)
}
