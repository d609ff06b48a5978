import type { NotificationKind } from './notification-rules.ts'
import type { NotificationDetails } from './notifications.ts'

type Notified = { [Kind in NotificationKind]: { kind: Kind; details: NotificationDetails[Kind] } }[NotificationKind]

/** The page that a notification leads to. */
export function notificationPath(notification: Notified): string {
  switch (notification.kind) {
    case 'streak_milestone':
      return '/dashboard'
    case 'coach_application':
      return notification.details.decision === 'denied' ? '/settings' : '/coach-dashboard'
    case 'membership':
      return ['given', 'moved', 'ended'].includes(notification.details.change) ? '/settings' : '/membership'
    case 'order': {
      const { order_id, offer_id } = notification.details
      if (order_id) return `/purchases/${order_id}`
      return offer_id ? `/checkout/${offer_id}` : '/purchases'
    }
    case 'sale':
      if (notification.details.event === 'return_missing') return '/admin?tab=orders&filter=return_missing'
      return `/coach-dashboard?tab=${notification.details.event === 'reviewed' ? 'reviews' : 'orders'}`
    case 'coach_news':
      return `/coach/${notification.details.slug}/profile`
    case 'mention':
    case 'reply':
    case 'space_news':
      return `/spaces/${notification.details.space_slug}/${notification.details.post_id}`
    case 'live':
      return `/live/${notification.details.occurrence_id}`
    case 'booking':
      return `/bookings/${notification.details.booking_id}`
    case 'check_in':
      return `/check-in?${new URLSearchParams({ token: notification.details.token })}`
    case 'coach_note':
      return '/plans'
    case 'message':
      return `/messages/${notification.details.thread_id}`
    case 'moderation':
      return '/community-rules'
    case 'rank':
      return '/people'
    case 'report':
      return `/${notification.details.queue === 'coach' ? 'coach-dashboard' : 'admin'}?tab=moderation`
    case 'new_application':
      return '/admin'
    case 'support_message':
      return `/admin?${new URLSearchParams({ tab: 'users', search: notification.details.email })}`
    case 'reported_review':
      return '/admin?tab=reviews'
  }
}
