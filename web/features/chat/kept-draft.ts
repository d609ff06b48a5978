import { COACH_IDS } from '#contract/personas.ts'
import { type Room, WAR_ROOM } from '#contract/rooms.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'
import { onSessionChange } from '#web/session/session-store.ts'

const KEY = 'kiai.draft'

/** What stands unsent in a room's composer: it survives a reload, and nobody else who signs in gets it. */
export function readDraft(room: Room, user_id: string): string {
  const kept = readStored(keyOf(room), 'sessionStorage')
  const owner = `${user_id} `
  if (kept?.startsWith(owner)) return kept.slice(owner.length)
  forget(keyOf(room), 'sessionStorage')
  return ''
}

export function keepDraft(room: Room, user_id: string, text: string): void {
  if (text.trim() === '') forget(keyOf(room), 'sessionStorage')
  else store(keyOf(room), `${user_id} ${text}`, 'sessionStorage')
}

onSessionChange((after, before) => {
  if (!before.session || after.session?.user.id === before.session.user.id) return
  for (const room of [WAR_ROOM, ...COACH_IDS]) forget(keyOf(room), 'sessionStorage')
})

function keyOf(room: string): string {
  return `${KEY}.${room}`
}
