import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export function useOutbox(address: string) {
  return useQuery({
    queryKey: queryKeys.outbox(address),
    queryFn: ({ signal }) => call('GET /api/outbox', address ? { to: address } : {}, { signal }),
    // A job writes the mail a moment after the request, so the list is polled. A refusal is final.
    refetchInterval: ({ state: { error } }) => (error instanceof ApiError && error.status < 500 ? false : 5_000),
    staleTime: 0,
  })
}
