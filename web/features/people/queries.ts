import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export type WantedPeople = { space?: string; search?: string }

export const ownPersonQuery = queryOptions({
  queryKey: queryKeys.ownPerson(),
  queryFn: ({ signal }) => call('GET /api/people/me', {}, { signal }),
})

export const peopleQuery = (wanted: WantedPeople) =>
  infiniteQueryOptions({
    queryKey: queryKeys.people(wanted),
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/people', { ...wanted, cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    placeholderData: keepPreviousData,
  })

export const personQuery = (handle: string) =>
  queryOptions({
    queryKey: queryKeys.person(handle),
    queryFn: ({ signal }) => call('GET /api/people/:handle', { handle }, { signal }),
  })

/** Nobody, someone who cannot be seen, or an address that is no handle. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'request.invalid')
}
