import { isRecord, parseJson } from '#web/api/json.ts'
import { forget, readStored, store } from '#web/i18n/browser-storage.ts'
import { onSessionChange, sessionState } from '#web/session/session-store.ts'

const KEY = 'kiai.reasons'

/** Keeps a typed reason when the dialog is closed or the page reloaded. Another account does not get it. */
export function readReason(about: string): string {
  const reason = readAll()[about]
  return typeof reason === 'string' ? reason : ''
}

export function keepReason(about: string, reason: string): void {
  const { [about]: _former, ...others } = readAll()
  const reasons = reason.trim() === '' ? others : { ...others, [about]: reason }
  store(KEY, JSON.stringify({ owner: owner(), reasons }), 'sessionStorage')
}

function readAll(): Record<string, unknown> {
  const kept = parseJson(readStored(KEY, 'sessionStorage') ?? '')
  return isRecord(kept) && kept.owner === owner() && isRecord(kept.reasons) ? kept.reasons : {}
}

function owner(): string | null {
  return sessionState().session?.user.id ?? null
}

onSessionChange((after, before) => {
  if (before.session && after.session?.user.id !== before.session.user.id) forget(KEY, 'sessionStorage')
})
