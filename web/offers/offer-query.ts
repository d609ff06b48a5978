import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '#contract/calls.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** An offer with what concerns this member alone: an open order, the waitlist, a seat that is kept for them. */
export type OfferDetails = Output<Calls['GET /api/offers/:id']>

/** `language`: the one saved in the account, in which the server sends the texts of the catalogue. */
export function offerQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: queryKeys.offer(id, language),
    queryFn: ({ signal }) => call('GET /api/offers/:id', { id }, { signal }),
  })
}
