import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Calls } from '#contract/calls.ts'
import type { ConversationLine } from '#contract/conversations.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { type OpenStream, streamOf } from '#web/api/stream.ts'

/** Never taken from the cache: the server may have newer messages. */
export function roomQuery(room: Room) {
  return queryOptions({
    queryKey: queryKeys.room(room),
    queryFn: ({ signal }) => call('GET /api/rooms/:room', { room }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export type Sessions = { conversations: ConversationLine[]; more: boolean }

/** Loads as many pages as are shown, so that no session leaves the screen when the list is fetched again. */
export function sessionsQuery(room: Room, search: string) {
  const queryKey = queryKeys.sessionsOf(room, search)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Sessions> => {
      const shown = client.getQueryData<Sessions>(queryKey)?.conversations.length ?? 0
      let sessions = await call('GET /api/conversations', { room, ...(search && { search }) }, { signal })
      while (sessions.more && sessions.conversations.length < shown)
        sessions = await withOlderSessions(room, search, sessions, signal)
      return sessions
    },
    placeholderData: keepPreviousData,
  })
}

export async function withOlderSessions(
  room: Room,
  search: string,
  shown: Sessions,
  signal?: AbortSignal,
): Promise<Sessions> {
  const before = shown.conversations.at(-1)?.created_at
  const older = await call('GET /api/conversations', { room, before, ...(search && { search }) }, { signal })
  return { conversations: [...shown.conversations, ...older.conversations], more: older.more }
}

/** Sends a message, and streams its answer. */
export const askStream = (input: Input<Calls['POST /api/war-room-ai']>): OpenStream =>
  streamOf('POST /api/war-room-ai', input)

export const retryStream = (id: string, language: Language): OpenStream =>
  streamOf('POST /api/conversations/:id/retry', { id, language })

export const editStream = (input: Input<Calls['POST /api/conversations/:id/messages/:message_id/edit']>): OpenStream =>
  streamOf('POST /api/conversations/:id/messages/:message_id/edit', input)

export const followStream = (id: string): OpenStream => streamOf('GET /api/conversations/:id/answer', { id })

export const stop = (id: string) => call('POST /api/conversations/:id/stop', { id })

export const startSession = (room: Room, template: Template, language: Language, about?: 'quiz') =>
  call('POST /api/conversations', { room, template, language, ...(about && { about }) })

export const resumeSession = (id: string) => call('POST /api/conversations/:id/resume', { id })

export const renameSession = (id: string, topic: string) => call('PATCH /api/conversations/:id', { id, topic })

export const deleteSession = (id: string) => call('DELETE /api/conversations/:id', { id })

export const restoreSession = (id: string) => call('POST /api/conversations/:id/restore', { id })

export const keepAsPlan = (message_id: string) => call('POST /api/plans', { message_id })
