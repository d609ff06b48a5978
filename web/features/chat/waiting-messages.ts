import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import { isRecord, parseJson } from '#web/api/json.ts'
import { forget, forgetPrivate, PRIVATE, readStored, store } from '#web/i18n/browser-storage.ts'
import { onSessionChange } from '#web/session/session-store.ts'
import { createStore, useStore } from '#web/store/create-store.ts'

/** Something that was said while the server could not be reached. */
export type WaitingMessage = {
  /** However often it is sent under this key, the server stores it once. */
  message_key: string
  room: Room
  content: string
  template: Template
  language: Language
  /** Null where no conversation was open: it goes to the one that is open by then, or begins one. */
  conversation_id: string | null
  /** What the room had said before, for a conversation that begins with this. */
  greeting: string
}

/** What becomes of it: under way now, or refused for a reason that waiting does not mend. */
export type Progress = 'sending' | ErrorCode

const progress = new Map<string, Progress>()
/** For a browser that does not store anything: then it waits at least until the page is left. */
const unstored = new Map<string, string>()
/** Counts the changes: what waits is read from the browser's storage each time. */
const version = createStore(0)

/** In the order in which they were said. */
export function waitingOf(user_id: string): WaitingMessage[] {
  return parseWaiting(readStored(keyOf(user_id)) ?? unstored.get(user_id) ?? null)
}

export function addWaiting(user_id: string, message: WaitingMessage): void {
  write(user_id, [...waitingOf(user_id), message])
}

/** It was sent, or taken back by whoever said it. */
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

/** What waits in a room, and what becomes of it. */
export function useWaiting(user_id: string, room: Room): (WaitingMessage & { progress: Progress | undefined })[] {
  useStore(version)
  return waitingOf(user_id)
    .filter((message) => message.room === room)
    .map((message) => ({ ...message, progress: progress.get(message.message_key) }))
}

/** What can be sent now. In each room only the first: what was said after it, or after one that was refused, waits for it. */
export function nextToSend(user_id: string, blocked: ReadonlySet<Room> = new Set()): WaitingMessage | undefined {
  const seen = new Set<Room>(blocked)
  for (const message of waitingOf(user_id)) {
    const refused = (progress.get(message.message_key) ?? 'sending') !== 'sending'
    if (!seen.has(message.room) && !refused) return message
    seen.add(message.room)
  }
  return undefined
}

/** Anything may stand in a browser's storage. */
export function parseWaiting(kept: string | null): WaitingMessage[] {
  const list = parseJson(kept ?? '')
  return Array.isArray(list) ? list.filter(isWaiting) : []
}

const TEXTS = ['message_key', 'room', 'content', 'template', 'language', 'greeting']

function isWaiting(value: unknown): value is WaitingMessage {
  if (!isRecord(value)) return false
  const { conversation_id } = value
  const named = conversation_id === null || typeof conversation_id === 'string'
  return named && TEXTS.every((name) => typeof value[name] === 'string')
}

function write(user_id: string, messages: WaitingMessage[]): void {
  const text = JSON.stringify(messages)
  unstored.delete(user_id)
  if (messages.length === 0) forget(keyOf(user_id))
  else {
    store(keyOf(user_id), text)
    if (readStored(keyOf(user_id)) !== text) unstored.set(user_id, text)
  }
  changed()
}

function changed(): void {
  version.set(version.get() + 1)
}

function keyOf(user_id: string): string {
  return `${PRIVATE}waiting.${user_id}`
}

/** Another tab said something, or sent it. */
if (typeof window !== 'undefined') window.addEventListener('storage', changed)

onSessionChange(({ session, origin }, before) => {
  const user_id = session?.user.id
  if (user_id === before.session?.user.id) return
  // Whoever comes back after a session that ended by itself finds what they said; nobody else does.
  if (user_id !== undefined) forgetPrivate(keyOf(user_id))
  else if (origin !== 'expired') unstored.clear()
})
