import type { TFunction } from 'i18next'
import { isLate } from '#contract/check-in-rules.ts'
import type { Notification } from '#contract/notifications.ts'
import { formatsFor } from '#web/i18n/formats.ts'
import { currentLanguage } from '#web/i18n/language.ts'

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
    case 'membership': {
      const { change, until } = notification.details
      const title = t(`kinds.membership.${change}.title`)
      const isGift = change === 'given' || change === 'moved'
      if (isGift && until === null) return { title, text: t(`kinds.membership.${change}.open`) }
      const formats = formatsFor(currentLanguage())
      // The end of a gift is a midnight: its last day is the one before.
      const day = until === null ? '' : isGift ? formats.lastDay(until) : formats.date(until)
      return { title, text: t(`kinds.membership.${change}.text`, { day }) }
    }
    case 'order': {
      const { event, title } = notification.details
      return { title: t(`kinds.order.${event}.title`), text: t(`kinds.order.${event}.text`, { title }) }
    }
    case 'sale': {
      const { event, title, number } = notification.details
      return { title: t(`kinds.sale.${event}.title`), text: t(`kinds.sale.${event}.text`, { title, number }) }
    }
    case 'coach_news': {
      const { full_name, title } = notification.details
      return { title: t('kinds.coach_news.title', { name: full_name }), text: t('kinds.coach_news.text', { title }) }
    }
    case 'mention':
    case 'reply': {
      const name = notification.details.full_name
      return { title: t(`kinds.${notification.kind}.title`, { name }), text: t(`kinds.${notification.kind}.text`) }
    }
    case 'space_news': {
      const { space_name, words } = notification.details
      return { title: t('kinds.space_news.title', { space: space_name }), text: words }
    }
    case 'live': {
      const { event, title, starts_at } = notification.details
      const when = formatsFor(currentLanguage()).shortMomentIn(undefined, starts_at)
      return { title: t(`kinds.live.${event}.title`), text: t(`kinds.live.${event}.text`, { title, when }) }
    }
    case 'booking': {
      const { event, side, title, starts_at } = notification.details
      const when = formatsFor(currentLanguage()).shortMomentIn(undefined, starts_at)
      const text = t(`kinds.booking.${event}.text`, { title, when })
      return { title: t(`kinds.booking.${event}.${side}`), text }
    }
    case 'check_in': {
      const { source, text, due_date, day } = notification.details
      const late = isLate(due_date, day)
      const formats = formatsFor(currentLanguage())
      // A day of the week while it is clear which one is meant.
      const due = late ? formats.day(due_date) : formats.longWeekday(due_date)
      return {
        title: t(`kinds.check_in.${late ? 'lateTitle' : 'title'}`),
        text: t(`kinds.check_in.${late ? 'late' : source}`, { text, day: due }),
      }
    }
    case 'coach_note': {
      const { full_name: name, step } = notification.details
      return { title: t('kinds.coach_note.title', { name }), text: t('kinds.coach_note.text', { step }) }
    }
    case 'message': {
      const { event, full_name: name } = notification.details
      return { title: t(`kinds.message.${event}.title`, { name }), text: t(`kinds.message.${event}.text`) }
    }
    case 'moderation': {
      const { event, reason, until } = notification.details
      const day = until === null ? '' : formatsFor(currentLanguage()).shortMomentIn(undefined, until)
      return {
        title: t(`kinds.moderation.${event}.title`, { day }),
        text: t(`kinds.moderation.${event}.text`, { reason, day }),
      }
    }
    case 'rank':
      return { title: t(`kinds.rank.ranks.${notification.details.rank}`), text: t('kinds.rank.text') }
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
    case 'reported_review': {
      const { cause, title } = notification.details
      return {
        title: t(`kinds.reported_review.${cause}.title`),
        text: t(`kinds.reported_review.${cause}.text`, { title }),
      }
    }
    case 'report': {
      const { cause, words } = notification.details
      return { title: t(`kinds.report.${cause}`), text: words }
    }
  }
}
