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

/** The packages of sessions of a seller, from the same answer. */
export function packagesQuery(slug: string, language: Language) {
  return queryOptions({
    ...sessionsQuery(slug, language),
    select: ({ sections }): Offer[] =>
      sections.flatMap(({ offers }) => offers).filter(({ kind }) => kind === 'package'),
  })
}

/** `at`: a time that is chosen already. Where it is not open, the nearest ones are shown. */
export const bookPath = (offer_id: string, at?: string) =>
  at === undefined ? `/book/${offer_id}` : `/book/${offer_id}?at=${encodeURIComponent(at)}`

/** Another time for what was booked: with another session of the package that paid it, where there is one. */
export const bookAgainPath = (offer_id: string, package_order_id: string | null) =>
  package_order_id ? `${bookPath(offer_id)}?package=${package_order_id}` : bookPath(offer_id)
