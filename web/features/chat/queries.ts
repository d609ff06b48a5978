import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  askStrategist,
  type ConversationLine,
  deleteConversation,
  editMessage,
  followAnswer,
  listConversations,
  readRoom,
  renameConversation,
  restoreConversation,
  resumeConversation,
  retryAnswer,
  startConversation,
  stopAnswer,
} from '#contract/conversations.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { keepPlan } from '#contract/plans.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import { call } from '#web/api/client.ts'
import { type OpenStream, streamOf } from './answer-stream.ts'

/** Never shown from memory: what was said since is on the server. */
export function roomQuery(room: Room) {
  return queryOptions({
    queryKey: ['room', room],
    queryFn: ({ signal }) => call(readRoom, { room }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export type Sessions = { conversations: ConversationLine[]; more: boolean }

/** As far down as they were shown already, so that nothing leaves the screen when they are read afresh. */
export function sessionsQuery(room: Room, search: string) {
  const queryKey = ['sessions', room, search]
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Sessions> => {
      const shown = client.getQueryData<Sessions>(queryKey)?.conversations.length ?? 0
      let sessions = await call(listConversations, { room, ...(search && { search }) }, { signal })
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
  const older = await call(listConversations, { room, before, ...(search && { search }) }, { signal })
  return { conversations: [...shown.conversations, ...older.conversations], more: older.more }
}

/** Asks, and reads the answer as it is written. */
export const askStream = (input: Input<typeof askStrategist>): OpenStream =>
  streamOf<typeof askStrategist>(askStrategist, input)

export const retryStream = (id: string, language: Language): OpenStream =>
  streamOf<typeof retryAnswer>(retryAnswer, { id, language })

export const editStream = (input: Input<typeof editMessage>): OpenStream =>
  streamOf<typeof editMessage>(editMessage, input)

export const followStream = (id: string): OpenStream => streamOf<typeof followAnswer>(followAnswer, { id })

export const stop = (id: string) => call(stopAnswer, { id })

export const startSession = (room: Room, template: Template, language: Language) =>
  call(startConversation, { room, template, language })

export const resumeSession = (id: string) => call(resumeConversation, { id })

export const renameSession = (id: string, topic: string) => call(renameConversation, { id, topic })

export const deleteSession = (id: string) => call(deleteConversation, { id })

export const restoreSession = (id: string) => call(restoreConversation, { id })

export const keepAsPlan = (message_id: string) => call(keepPlan, { message_id })
