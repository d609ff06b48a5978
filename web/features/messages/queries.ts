import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Message, Thread, WrittenMessage } from '#contract/messages.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Place } from './drafts.ts'

/** The first page has no cursor. */
const FIRST: string | undefined = undefined
const nextOf = ({ next }: { next: string | null }) => next ?? undefined

export const threadsQuery = (archived: boolean) =>
  infiniteQueryOptions({
    queryKey: queryKeys.threads(archived),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/threads', { cursor, ...(archived && { archived: 'yes' }) }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: nextOf,
  })

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.thread(id),
    queryFn: ({ signal }) => call('GET /api/threads/:id', { id }, { signal }),
  })

export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.messages(id),
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/threads/:id/messages', { id, cursor }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: nextOf,
  })

export const threadWithQuery = (user_id: string, post_id: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.threadWith(user_id, post_id),
    queryFn: ({ signal }) => call('GET /api/threads/with/:user_id', { user_id, post_id }, { signal }),
  })

export const foundMessagesQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.foundMessages(search),
    queryFn: ({ signal }) => call('GET /api/messages', { search }, { signal }),
    enabled: search !== '',
    staleTime: 0,
  })

export const cannedAnswersQuery = queryOptions({
  queryKey: queryKeys.cannedAnswers,
  queryFn: ({ signal }) => call('GET /api/coach-desk/canned-answers', {}, { signal }),
})

/** Puts the newest state of a thread on the page at once; the lists are fetched again. */
export function showThread(client: QueryClient, thread: Thread): void {
  client.setQueryData(threadQuery(thread.id).queryKey, thread)
  for (const queryKey of [queryKeys.threads(false), queryKeys.threads(true), queryKeys.unreadThreads])
    void client.invalidateQueries({ queryKey })
}

/** Puts a message that was just written or deleted into the shown thread. */
export function showMessage(client: QueryClient, thread_id: string, message: Message): void {
  client.setQueryData(messagesQuery(thread_id).queryKey, (shown) => {
    const [newest, ...older] = shown?.pages ?? []
    if (!shown || !newest) return shown
    const isShown = shown.pages.some((page) => page.messages.some(({ id }) => id === message.id))
    const pages = isShown ? shown.pages : [{ ...newest, messages: [message, ...newest.messages] }, ...older]
    const replaced = pages.map((page) => ({
      ...page,
      messages: page.messages.map((each) => (each.id === message.id ? message : each)),
    }))
    return { ...shown, pages: replaced }
  })
}

/** Shows what was just sent, also from another page than that of the thread. */
export function showWritten(client: QueryClient, place: Place, { thread, message }: WrittenMessage): void {
  showMessage(client, thread.id, message)
  showThread(client, thread)
  if ('thread_id' in place) return
  void client.invalidateQueries({ queryKey: queryKeys.messages(thread.id) })
  void client.invalidateQueries({ queryKey: queryKeys.threadWith(place.user_id, place.post_id) })
}

/** Nobody's, hidden by a block, or an address that is none. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'request.invalid')
}
