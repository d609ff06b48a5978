import type { LucideIcon } from 'lucide-react'
import Award from 'lucide-react/icons/award'
import Flame from 'lucide-react/icons/flame'
import type { NotificationKind } from '#contract/notification-rules.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Page } from '#contract/pages.ts'

/** Where a notification leads, and its sign. */
export const NOTIFICATION_LOOK: Record<NotificationKind, { path: Page; Icon: LucideIcon }> = {
  streak_milestone: { path: '/dashboard', Icon: Flame },
  coach_application: { path: '/settings', Icon: Award },
}

/** A server newer than this page may know kinds that the page has no words for until it is loaded anew. */
export function isKnown({ kind }: Notification): boolean {
  return Object.hasOwn(NOTIFICATION_LOOK, kind)
}
