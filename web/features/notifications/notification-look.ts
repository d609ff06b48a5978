import type { LucideIcon } from 'lucide-react'
import AtSign from 'lucide-react/icons/at-sign'
import Award from 'lucide-react/icons/award'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Crown from 'lucide-react/icons/crown'
import Flag from 'lucide-react/icons/flag'
import Flame from 'lucide-react/icons/flame'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Mail from 'lucide-react/icons/mail'
import Medal from 'lucide-react/icons/medal'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import MessagesSquare from 'lucide-react/icons/messages-square'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Package from 'lucide-react/icons/package'
import Pin from 'lucide-react/icons/pin'
import Radio from 'lucide-react/icons/radio'
import Scale from 'lucide-react/icons/scale'
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
  mention: AtSign,
  reply: MessagesSquare,
  space_news: Pin,
  live: Radio,
  booking: CalendarClock,
  check_in: MessageCircleQuestionMark,
  coach_note: NotebookPen,
  message: Mail,
  moderation: Scale,
  rank: Medal,
  new_application: UserPlus,
  support_message: LifeBuoy,
  reported_review: Flag,
  report: Flag,
}

/** A server newer than this page may send kinds that the page has no texts for until it is reloaded. */
export function isKnown({ kind }: Notification): boolean {
  return Object.hasOwn(NOTIFICATION_ICONS, kind)
}
