import type { TFunction } from 'i18next'
import type { Notification } from '#contract/notifications.ts'

export function notificationText(t: TFunction<'notifications'>, notification: Notification) {
  switch (notification.kind) {
    case 'streak_milestone':
      return {
        title: t('kinds.streak_milestone.title', { count: notification.details.days }),
        text: t('kinds.streak_milestone.text'),
      }
    case 'coach_application': {
      const { decision, reason } = notification.details
      const title = t(`kinds.coach_application.${decision}.title`)
      if (decision === 'denied' && reason)
        return { title, text: t('kinds.coach_application.denied.reason', { reason }) }
      return { title, text: t(`kinds.coach_application.${decision}.text`) }
    }
    case 'coach_news': {
      const { full_name, title } = notification.details
      return { title: t('kinds.coach_news.title', { name: full_name }), text: t('kinds.coach_news.text', { title }) }
    }
    case 'new_application': {
      const name = notification.details.full_name
      return { title: t('kinds.new_application.title'), text: t('kinds.new_application.text', { name }) }
    }
    case 'support_message': {
      const { full_name: name, email, message } = notification.details
      return {
        title: t('kinds.support_message.title', { name }),
        text: t('kinds.support_message.text', { email, message }),
      }
    }
  }
}
