import * as contract from '#contract/support.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { askForTalk } from './ask-for-talk.ts'
import { sendSupportMessage } from './send-support-message.ts'

export function supportRoutes(services: Services): Route[] {
  return [
    route(contract.readSupport, async () => ({ email: services.env.SUPPORT_EMAIL ?? null })),
    route(contract.sendSupportMessage, async ({ input, member }) => {
      await sendSupportMessage(services, member, input.message)
      return {}
    }),
    route(contract.askForTalk, async ({ input, member }) => {
      await askForTalk(services, member, input)
      return {}
    }),
  ]
}
