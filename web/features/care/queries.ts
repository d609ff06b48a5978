import { queryOptions } from '@tanstack/react-query'
import type { ReportedThing, ReportReason } from '#contract/moderation-rules.ts'
import type { Distance } from '#contract/people-rules.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const distancesQuery = queryOptions({
  queryKey: queryKeys.distances(),
  queryFn: ({ signal }) => call('GET /api/people/distances', {}, { signal }),
})

export const reportThing = (thing: ReportedThing, id: string, reason: ReportReason, note: string | null) =>
  call('POST /api/reports', { thing, id, reason, note })

export const keepDistance = (user_id: string, distance: Distance | null) =>
  call('PUT /api/people/distances/:user_id', { user_id, distance })
