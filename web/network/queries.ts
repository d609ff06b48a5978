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

/** The first date of a space, or of all that the member may see, that takes place. */
export function nextLiveQuery(space: string | undefined) {
  return queryOptions({
    queryKey: queryKeys.nextLive(space),
    queryFn: async ({ signal }) => {
      const { occurrences } = await call('GET /api/live', { space }, { signal })
      return occurrences.find(({ state }) => state !== 'cancelled') ?? null
    },
  })
}
