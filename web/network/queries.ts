import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const membershipQuery = queryOptions({
  queryKey: queryKeys.membership,
  queryFn: ({ signal }) => call('GET /api/membership', {}, { signal }),
})

/** The names are in the member's language, so another language is another answer. */
export function spacesQuery(language: Language) {
  return queryOptions({
    queryKey: queryKeys.spacesIn(language),
    queryFn: async ({ signal }) => (await call('GET /api/spaces', {}, { signal })).spaces,
  })
}
