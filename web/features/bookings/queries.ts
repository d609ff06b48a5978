import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const bookingsQuery = (when: 'coming' | 'past') =>
  infiniteQueryOptions({
    queryKey: queryKeys.bookings(when),
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/bookings', { when, cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
