import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Booking, readBookingCalendar } from '#contract/bookings.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { serverNow } from '#web/api/server-clock.ts'

const MINUTE_MS = 60_000

/** What the reader may do changes by the clock: asked again every minute, and at the moments themselves. */
export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.booking(id),
    queryFn: ({ signal }) => call('GET /api/bookings/:id', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data ? untilNext(state.data, serverNow()) : MINUTE_MS),
  })

/** How long until the page opens, the session begins or ends; at most a minute. */
function untilNext(booking: Pick<Booking, 'opens_at' | 'starts_at' | 'ends_at'>, now: number): number {
  const { opens_at, starts_at, ends_at } = booking
  const next = [opens_at, starts_at, ends_at].map((moment) => Date.parse(moment) - now).filter((left) => left > 0)
  return Math.min(MINUTE_MS, ...next.map((left) => left + 500))
}

/** Puts the newest state on this page at once; lists are fetched again when they are shown. */
export function showBooking(client: QueryClient, booking: Booking): void {
  client.setQueryData(bookingQuery(booking.id).queryKey, booking)
  for (const when of ['coming', 'past'] as const) void client.invalidateQueries({ queryKey: queryKeys.bookings(when) })
}

/** Nobody's, somebody else's, or an address that is no id. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'request.invalid')
}

const CALENDAR: (typeof readBookingCalendar)['path'] = '/api/bookings/:id/calendar.ics'
/** The address of a file that the browser downloads itself. */
export const calendarPath = (id: string) => CALENDAR.replace(':id', id)

export const saveBrief = (id: string, brief: string | null, shares_file: boolean) =>
  call('PUT /api/bookings/:id/brief', { id, brief, shares_file })
export const saveAgenda = (id: string, agenda: string | null) => call('PUT /api/bookings/:id/agenda', { id, agenda })
export const joinSession = (id: string) => call('POST /api/bookings/:id/join', { id })
export const sayAbsent = (id: string) => call('POST /api/bookings/:id/absent', { id })
export const addNote = (id: string, note_id: string, body: string) =>
  call('POST /api/bookings/:id/notes', { id, note_id, body })
export const changeNote = (id: string, note_id: string, body: string) =>
  call('PUT /api/bookings/:id/notes/:note_id', { id, note_id, body })
export const deleteNote = (id: string, note_id: string) =>
  call('DELETE /api/bookings/:id/notes/:note_id', { id, note_id })
export const saveRecap = (id: string, recap: { text: string; next_steps: string[]; suggested_at: string | null }) =>
  call('PUT /api/bookings/:id/recap', { id, ...recap })
export const keepPlan = (id: string) => call('POST /api/bookings/:id/plan', { id })
