import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const weekQuery = (week: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.week(week),
    queryFn: ({ signal }) => call('GET /api/look-back/week', week === undefined ? {} : { week }, { signal }),
    placeholderData: keepPreviousData,
  })

export const shelfQuery = queryOptions({
  queryKey: queryKeys.shelf(),
  queryFn: async ({ signal }) => (await call('GET /api/look-back/shelf', {}, { signal })).items,
})
