import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export function useOutbox(address: string) {
  return useQuery({
    queryKey: queryKeys.outbox(address),
    queryFn: ({ signal }) => call('GET /api/outbox', address ? { to: address } : {}, { signal }),
    // A mail is written by a job, a moment after the page that asks for it. Whoever is refused stays refused.
    refetchInterval: ({ state: { error } }) => (error instanceof ApiError && error.status < 500 ? false : 5_000),
    staleTime: 0,
  })
}
