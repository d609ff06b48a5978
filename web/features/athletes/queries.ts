import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const trainersQuery = queryOptions({
  queryKey: queryKeys.trainers(),
  queryFn: ({ signal }) => call('GET /api/trainers', {}, { signal }),
})

export const stepNotesQuery = queryOptions({
  queryKey: queryKeys.stepNotes(),
  queryFn: ({ signal }) => call('GET /api/step-notes', {}, { signal }),
})

/** The first page has no cursor. */
const FIRST: string | undefined = undefined
const nextOf = ({ next }: { next: string | null }) => next ?? undefined

export const athletesQuery = infiniteQueryOptions({
  queryKey: queryKeys.athletes(),
  queryFn: ({ pageParam: cursor, signal }) => call('GET /api/athletes', { cursor }, { signal }),
  initialPageParam: FIRST,
  getNextPageParam: nextOf,
})

export function athleteQuery(member_id: string) {
  return queryOptions({
    queryKey: queryKeys.athlete(member_id),
    queryFn: ({ signal }) => call('GET /api/athletes/:member_id', { member_id }, { signal }),
  })
}
