import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Calls } from '#contract/calls.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import type { Section } from '#contract/offer-rules.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { filtersOf, type WantedOffers } from './wanted-offers.ts'

export type Marketplace = Output<Calls['GET /api/marketplace/:slug']>
export type ShownSection = Marketplace['sections'][number]

/** `language`: the one saved in the account, in which the server sends the texts of the catalogue. */
export function marketplaceQuery(slug: string, language: Language, wanted: WantedOffers) {
  const filters = filtersOf(wanted)
  return queryOptions({
    queryKey: queryKeys.marketplace(slug, language, filters),
    queryFn: ({ signal }) => call('GET /api/marketplace/:slug', { slug, ...filters }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The pages after the first one, which begins where `cursor` says. */
export function furtherOffersQuery(
  slug: string,
  language: Language,
  wanted: WantedOffers,
  { section, next }: { section: Section; next: string | null },
) {
  const filters = filtersOf(wanted)
  return infiniteQueryOptions({
    queryKey: queryKeys.marketplaceSection(slug, language, section, filters, next ?? ''),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/marketplace/:slug/:section', { slug, section, ...filters, cursor }, { signal }),
    initialPageParam: next ?? undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    enabled: false,
  })
}
