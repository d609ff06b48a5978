import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const checkInQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.checkIn(token),
    queryFn: ({ signal }) => call('GET /api/check-ins/:token', { token }, { signal }),
  })
