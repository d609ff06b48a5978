import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { readPushHere } from './push-here.ts'

// Not beside the other queries, which every page loads with its bell.
/** What the server knows of this member's devices, and whether this browser is one of them. */
export const pushHereQuery = queryOptions({
  queryKey: queryKeys.pushHere(),
  queryFn: async ({ signal }) => {
    const settings = await call('GET /api/push', {}, { signal })
    return { settings, here: await readPushHere(settings) }
  },
})
