import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import { onSessionChange } from '#web/session/session-store.ts'
import { createWaitingStorage } from '#web/session/waiting-storage.ts'
import { createStore, useStore } from '#web/store/create-store.ts'

/** A message that was written while the server could not be reached. */
export type WaitingMessage = {
  /** The server stores a message once, however often it is sent with this key. */
  message_key: string
  room: Room
  content: string
  template: Template
  language: Language
  /** Null if no conversation was open: the message goes to the one open when it is sent, or begins one. */
  conversation_id: string | null
  /** The room's greeting, stored with the message if it begins a conversation. */
  greeting: string
}

/** Being sent now, or refused with an error that a later try does not solve. */
export type Progress = 'sending' | ErrorCode

const progress = new Map<string, Progress>()
/** Counts the changes, to render again: the messages are read from the browser's storage each time. */
const version = createStore(0)

const TEXTS = ['message_key', 'room', 'content', 'template', 'language', 'greeting']

const stored = createWaitingStorage<WaitingMessage>({
  name: 'waiting',
  isItem({ conversation_id, ...value }) {
    const named = conversation_id === null || typeof conversation_id === 'string'
    return named && TEXTS.every((name) => typeof value[name] === 'string')
  },
})

/** In the order they were written. */
export const waitingOf = (user_id: string): WaitingMessage[] => stored.itemsOf(user_id)

export function addWaiting(user_id: string, message: WaitingMessage): void {
  write(user_id, [...waitingOf(user_id), message])
}

/** The message was sent, or its author removed it. */
export function removeWaiting(user_id: string, message_key: string): void {
  progress.delete(message_key)
  write(
    user_id,
    waitingOf(user_id).filter((message) => message.message_key !== message_key),
  )
}

export function setProgress(message_key: string, next: Progress | undefined): void {
  if (next) progress.set(message_key, next)
  else progress.delete(message_key)
  changed()
}

/** The waiting messages of a room, with their progress. */
export function useWaiting(user_id: string, room: Room): (WaitingMessage & { progress: Progress | undefined })[] {
  useStore(version)
  return waitingOf(user_id)
    .filter((message) => message.room === room)
    .map((message) => ({ ...message, progress: progress.get(message.message_key) }))
}

/** The next message to send: the first of its room. Later ones wait for it, also if it was refused. */
export function nextToSend(user_id: string, blocked: ReadonlySet<Room> = new Set()): WaitingMessage | undefined {
  const seen = new Set<Room>(blocked)
  for (const message of waitingOf(user_id)) {
    const refused = (progress.get(message.message_key) ?? 'sending') !== 'sending'
    if (!seen.has(message.room) && !refused) return message
    seen.add(message.room)
  }
  return undefined
}

function write(user_id: string, messages: WaitingMessage[]): void {
  stored.write(user_id, messages)
  changed()
}

function changed(): void {
  version.set(version.get() + 1)
}

/** Another tab added or sent a message. */
if (typeof window !== 'undefined') window.addEventListener('storage', changed)

// After an expired session the same member finds their messages again.
onSessionChange(({ session, origin }) => {
  if (!session && origin !== 'expired') stored.forgetUnstored()
})
