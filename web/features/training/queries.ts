import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { exportTraining } from '#contract/training.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The first page has no cursor. */
const FIRST: string | undefined = undefined
const nextOf = ({ next }: { next: string | null }) => next ?? undefined

export const trainingSummaryQuery = queryOptions({
  queryKey: queryKeys.trainingSummary(),
  queryFn: ({ signal }) => call('GET /api/training/summary', {}, { signal }),
})

export const trainingQuery = infiniteQueryOptions({
  queryKey: queryKeys.trainingEntries(),
  queryFn: ({ pageParam: cursor, signal }) => call('GET /api/training/entries', { cursor }, { signal }),
  initialPageParam: FIRST,
  getNextPageParam: nextOf,
})

export const resultsQuery = infiniteQueryOptions({
  queryKey: queryKeys.fightResults(),
  queryFn: ({ pageParam: cursor, signal }) => call('GET /api/training/results', { cursor }, { signal }),
  initialPageParam: FIRST,
  getNextPageParam: nextOf,
})

export const beltsQuery = queryOptions({
  queryKey: queryKeys.belts(),
  queryFn: async ({ signal }) => (await call('GET /api/training/belts', {}, { signal })).belts,
})

/** The log and everything that is counted from it: the streak, what the coaches know. */
export async function refetchTraining(client: QueryClient): Promise<void> {
  const keys = [queryKeys.member('training'), queryKeys.dashboard, queryKeys.member('fighter-file')]
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** The address of a file that the browser downloads itself. */
export const EXPORT_PATH: (typeof exportTraining)['path'] = '/api/training/export.csv'
