import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Calls } from '#contract/calls.ts'
import type { Output } from '#contract/endpoint.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { WantedPosts } from './wanted-posts.ts'

export type SpaceView = Output<Calls['GET /api/spaces/:slug']>
export type PostPage = Output<Calls['GET /api/spaces/:slug/posts']>

/** A reader who comes back within this time finds the feed and the place in it. */
const KEPT_MS = 30 * 60_000
const FIRST = undefined as string | undefined
/** In place of the slug of a space, which is never empty. */
export const EVERYWHERE = ''

export const spaceQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.space(slug),
    queryFn: ({ signal }) => call('GET /api/spaces/:slug', { slug }, { signal }),
  })

/** Never fetched again by itself, so that nothing moves under the reader; `newsQuery` finds what is new. */
export const feedQuery = (slug: string, { search, ...filters }: WantedPosts) =>
  infiniteQueryOptions({
    queryKey: queryKeys.feed(slug, { search, ...filters }),
    queryFn: ({ pageParam: cursor, signal }): Promise<PostPage> =>
      search
        ? call('GET /api/posts', { slug, search, cursor }, { signal })
        : call('GET /api/spaces/:slug/posts', { slug, ...filters, cursor }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  })

/** A search in all spaces that the member may read. */
export const foundPostsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.feed(EVERYWHERE, { search }),
    queryFn: ({ pageParam: cursor, signal }): Promise<PostPage> =>
      call('GET /api/posts', { search, cursor }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })

/** Posts newer than the newest one shown. Its key begins with that of the space, so an event about it asks again. */
export const newsQuery = (slug: string, after: string) =>
  queryOptions({
    queryKey: queryKeys.spaceNews(slug, after),
    queryFn: ({ signal }) => call('GET /api/spaces/:slug/posts', { slug, after }, { signal }),
    staleTime: 0,
  })

export const postQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.post(slug, id),
    queryFn: ({ signal }) => call('GET /api/posts/:id', { id }, { signal }),
  })

export const repliesQuery = (slug: string, id: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.replies(slug, id),
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/posts/:id/replies', { id, cursor }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })

export const mentionableQuery = (slug: string, text: string) =>
  queryOptions({
    queryKey: queryKeys.mentionable(slug, text),
    queryFn: ({ signal }) => call('GET /api/spaces/:slug/mentionable', { slug, text }, { signal }),
    placeholderData: keepPreviousData,
  })

export const ownSpaceQuery = queryOptions({
  queryKey: queryKeys.ownSpace(),
  queryFn: ({ signal }) => call('GET /api/coach-desk/space', {}, { signal }),
})

export const clientsQuery = queryOptions({
  queryKey: queryKeys.clients(),
  queryFn: ({ signal }) => call('GET /api/coach-desk/space/clients', {}, { signal }),
})

/** No such space or post, or an address that is none. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'request.invalid')
}
