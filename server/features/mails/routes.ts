import { listOutbox } from '#contract/mails.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { isOutboxOpenHere, listOutboxMails } from './list-outbox.ts'

export function mailsRoutes(services: Pick<Services, 'env' | 'db'>): Route[] {
  return [
    route(listOutbox, async ({ input }) => ({ mails: await listOutboxMails(services, input.to) }), {
      openOnThisMachine: isOutboxOpenHere(services.env),
    }),
  ]
}
