import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { exportTraining } from '#contract/training.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export const trainingSummaryQuery = queryOptions({
  queryKey: queryKeys.trainingSummary(),
  queryFn: ({ signal }) => call('GET /api/training/summary', {}, { signal }),
})

export const trainingQuery = infiniteQueryOptions({
  queryKey: queryKeys.trainingEntries(),
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/training/entries', pageParam === null ? {} : { cursor: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

export const resultsQuery = infiniteQueryOptions({
  queryKey: queryKeys.fightResults(),
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/training/results', pageParam === null ? {} : { cursor: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

export const beltsQuery = queryOptions({
  queryKey: queryKeys.belts(),
  queryFn: async ({ signal }) => (await call('GET /api/training/belts', {}, { signal })).belts,
})

/** The address of a file that the browser downloads itself. */
export const EXPORT_PATH: (typeof exportTraining)['path'] = '/api/training/export.csv'
