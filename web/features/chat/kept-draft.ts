import type { Room } from '#contract/rooms.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'

const KEY = 'kiai.draft'

/** What stands unsent in a room's composer: it survives a reload, and nobody else who signs in gets it. */
export function readDraft(room: Room, user_id: string): string {
  const kept = readStored(keyOf(room), 'sessionStorage')
  const owner = `${user_id} `
  return kept?.startsWith(owner) ? kept.slice(owner.length) : ''
}

export function keepDraft(room: Room, user_id: string, text: string): void {
  if (text.trim() === '') forget(keyOf(room), 'sessionStorage')
  else store(keyOf(room), `${user_id} ${text}`, 'sessionStorage')
}

function keyOf(room: Room): string {
  return `${KEY}.${room}`
}
