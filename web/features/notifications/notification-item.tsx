import { notificationPath } from '#contract/notification-path-rules.ts'
import type { Notification } from '#contract/notifications.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { relativeTime } from '#web/i18n/relative-time.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { NOTIFICATION_ICONS } from './notification-look.ts'
import { notificationText } from './notification-text.ts'

type NotificationItemProps = { notification: Notification; now: number; onFollow: () => void }

export function NotificationItem({ notification, now, onFollow }: NotificationItemProps) {
  const { t } = useTranslation('notifications')
  const { dateTime } = useFormats()
  const { kind, created_at, read_at } = notification
  const Icon = NOTIFICATION_ICONS[kind]
  const { title, text } = notificationText(t, notification)
  const unread = read_at === null
  return (
    <Link
      to={notificationPath(notification)}
      onClick={onFollow}
      className={classNames(
        'flex gap-4 border-s-4 px-4 py-4 hover:bg-strong',
        unread ? 'border-s-blood bg-raised' : 'border-s-transparent',
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', unread ? 'text-fire' : 'text-muted')} />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-lg leading-tight font-extrabold tracking-[0.02em] uppercase">
          {unread && <span className="sr-only">{t('unread')}: </span>}
          {title}
        </span>
        <span className="mt-1 block text-sm text-muted [overflow-wrap:anywhere]">{text}</span>
        <time dateTime={created_at} title={dateTime(created_at)} className="mt-2 block text-sm text-muted">
          {relativeTime(created_at, now, currentLanguage())}
        </time>
      </span>
    </Link>
  )
}
