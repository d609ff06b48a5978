import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CalendarHours } from '#contract/calendars.ts'
import type { Language } from '#contract/language.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const calendarQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.calendar(slug),
    queryFn: ({ signal }) => call('GET /api/calendars/:slug', { slug }, { signal }),
  })

export const weekQuery = (slug: string, from: string) =>
  queryOptions({
    queryKey: queryKeys.calendarWeek(slug, from),
    queryFn: ({ signal }) => call('GET /api/calendars/:slug/week', { slug, from }, { signal }),
  })

/** What members can book now: the active offers that need a time. */
export const bookableOffersQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: queryKeys.bookableOffers(slug, language),
    queryFn: async ({ signal }) => {
      const { sections } = await call('GET /api/marketplace/:slug', { slug }, { signal })
      return sections
        .flatMap(({ offers }) => offers)
        .filter(({ kind, minutes }) => (kind === 'coaching' || kind === 'package') && minutes !== null)
    },
  })

/** Shows the saved hours at once; the week and the preview are fetched again. */
export async function saveHours(client: QueryClient, slug: string, hours: CalendarHours) {
  const { booked_outside, outside, ...calendar } = await call('PUT /api/calendars/:slug', { slug, ...hours })
  client.setQueryData(calendarQuery(slug).queryKey, calendar)
  refetchTimes(client, slug)
  return { calendar, outside: { count: booked_outside, first: outside } }
}

export async function saveBusyAddress(client: QueryClient, slug: string, address: string | null) {
  const calendar = await call('PUT /api/calendars/:slug/busy', { slug, address })
  client.setQueryData(calendarQuery(slug).queryKey, calendar)
  refetchTimes(client, slug)
}

function refetchTimes(client: QueryClient, slug: string): void {
  const { queryKey } = calendarQuery(slug)
  void client.invalidateQueries({ queryKey, predicate: (query) => query.queryKey.length > queryKey.length })
  void client.invalidateQueries({ queryKey: queryKeys.anyTimes() })
}
