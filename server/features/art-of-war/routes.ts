import * as contract from '#contract/art-of-war.ts'
import { type Route, route } from '#server/http/route.ts'
import type { Services } from '#server/services.ts'
import { listSavedQuotes } from './list-saved-quotes.ts'
import { removeSavedQuote, restoreSavedQuote } from './remove-saved-quote.ts'
import { saveQuote } from './save-quote.ts'

export function artOfWarRoutes(services: Services): Route[] {
  return [
    route(contract.listSavedQuotes, async ({ member }) => ({ saved_quotes: await listSavedQuotes(services, member) })),
    route(contract.saveQuote, ({ input, member }) => saveQuote(services, member, input), { changes: 'saved-quotes' }),
    route(
      contract.removeSavedQuote,
      async ({ input, member }) => {
        await removeSavedQuote(services, member, input)
        return {}
      },
      { changes: 'saved-quotes' },
    ),
    route(contract.restoreSavedQuote, ({ input, member }) => restoreSavedQuote(services, member, input.id), {
      changes: 'saved-quotes',
    }),
  ]
}
