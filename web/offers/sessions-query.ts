import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import type { Offer } from '#contract/marketplace.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The sessions of a seller that can be booked, from the same answer as the unfiltered marketplace. */
export function sessionsQuery(slug: string, language: Language) {
  return queryOptions({
    queryKey: queryKeys.marketplace(slug, language, {}),
    queryFn: ({ signal }) => call('GET /api/marketplace/:slug', { slug }, { signal }),
    select: ({ sections }): Offer[] =>
      sections.flatMap(({ offers }) => offers).filter(({ kind }) => kind === 'coaching'),
  })
}

export const bookPath = (offer_id: string) => `/book/${offer_id}`
