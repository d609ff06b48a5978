import * as contract from '#contract/notifications.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { changeChoice, changeMails, readChoices } from './choices.ts'
import { listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'
import { unsubscribe } from './unsubscribe.ts'

export function notificationsRoutes(services: Services): Route[] {
  return [
    route(contract.listNotifications, ({ input, member }) => listNotifications(services, member.user_id, input.before)),
    route(contract.markNotificationsRead, async ({ input, member }) => ({
      unread: await markRead(services, member.user_id, input.id),
    })),
    route(contract.readNotificationChoices, ({ member }) => readChoices(services, member.user_id)),
    route(contract.changeNotificationChoice, ({ input, member }) => changeChoice(services, member.user_id, input), {
      changes: 'notification-choices',
    }),
    route(contract.changeNotificationMails, ({ input, member }) => changeMails(services, member.user_id, input), {
      changes: 'notification-choices',
    }),
    route(contract.unsubscribe, async ({ input }) => {
      await unsubscribe(services, input.token)
      return {}
    }),
  ]
}
