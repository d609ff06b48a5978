import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LiveEventValues, OccurrencePage, readLiveCalendar } from '#contract/live.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const liveQuery = (space?: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.liveList(space),
    queryFn: ({ pageParam: from, signal }) => call('GET /api/live', { space, from }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Asked again every minute: the door opens and closes by the clock, and not everyone gets the events of the space. */
const EVERY_MS = 60_000

export const occurrenceQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.occurrence(id),
    queryFn: ({ signal }) => call('GET /api/live/:id', { id }, { signal }),
    refetchInterval: EVERY_MS,
  })

/** Puts the newest state on this page at once; the list is fetched again when it is shown. */
export function showOccurrence(client: QueryClient, page: OccurrencePage): void {
  client.setQueryData(occurrenceQuery(page.id).queryKey, page)
  void client.invalidateQueries({ queryKey: queryKeys.liveLists })
}

export const calendarFeedQuery = queryOptions({
  queryKey: queryKeys.liveCalendar,
  queryFn: ({ signal }) => call('GET /api/live-calendar', {}, { signal }),
})

export const changeCalendarFeed = (wanted: boolean) => call('PUT /api/live-calendar', { wanted })

const CALENDAR: (typeof readLiveCalendar)['path'] = '/api/live/:id/calendar.ics'

/** The address of a file that the browser downloads itself. */
export const calendarPath = (id: string) => CALENDAR.replace(':id', id)

export const answerInvitation = (id: string, answer: 'going' | 'waiting' | 'declined') =>
  call('PUT /api/live/:id/rsvp', { id, answer })
export const joinLive = (id: string) => call('POST /api/live/:id/join', { id })
export const askQuestion = (id: string, body: string) => call('POST /api/live/:id/questions', { id, body })
export const deleteQuestion = (id: string) => call('DELETE /api/live-questions/:id', { id })
export const voteForQuestion = (id: string, wanted: boolean) => call('PUT /api/live-questions/:id/vote', { id, wanted })
export const markAnswered = (id: string, minute: number | null) =>
  call('PUT /api/live-questions/:id/answered', { id, minute })

export const liveEventQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.liveEvent(id),
    queryFn: ({ signal }) => call('GET /api/live-events/:id', { id }, { signal }),
  })
export const addLiveEvent = (slug: string, values: LiveEventValues) =>
  call('POST /api/spaces/:slug/live', { slug, ...values })
export const changeLiveEvent = (id: string, values: LiveEventValues) =>
  call('PUT /api/live-events/:id', { id, ...values })
export const endLiveEvent = (id: string) => call('DELETE /api/live-events/:id', { id })
export const moveOccurrence = (id: string, day: string, start_time: string) =>
  call('PUT /api/live/:id/time', { id, day, start_time })
export const cancelOccurrence = (id: string) => call('POST /api/live/:id/cancel', { id })
export const saveNotes = (
  id: string,
  notes: { agenda: string | null; notes: string | null; recording_url: string | null },
) => call('PUT /api/live/:id/notes', { id, ...notes })
export const draftRecap = async (id: string) => (await call('POST /api/live/:id/recap/draft', { id })).text
export const saveRecap = (id: string, text: string, publish: boolean) =>
  call('PUT /api/live/:id/recap', { id, text, publish })

/** What Elite costs a month, for those who have to buy it to come along. */
export const monthlyPriceQuery = queryOptions({
  queryKey: queryKeys.monthlyPrice,
  queryFn: async ({ signal }) =>
    (await call('GET /api/membership', {}, { signal })).plans.find(({ every }) => every === 'month') ?? null,
})
