import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const fightCampQuery = queryOptions({
  queryKey: queryKeys.fightCamp(),
  queryFn: async ({ signal }) => (await call('GET /api/fight-camp', {}, { signal })).camp,
})
