import { readStored, store } from '#web/i18n/browser-storage.ts'
import { createStore } from '#web/store/create-store.ts'

/**
 * The browser has no room left: for answers to read later (`reading`), or for what the member wrote and the server does
 * not have yet (`writing`), which then waits in this page alone.
 */
export const storageFull = createStore<'reading' | 'writing' | null>(null)

const TOLD = 'kiai.told-storage-full'

/** Told once in a tab: everything else works, and nobody can do much about it. */
export function noRoomForReading(): void {
  if (storageFull.get() === 'writing' || readStored(TOLD, 'sessionStorage')) return
  store(TOLD, 'yes', 'sessionStorage')
  storageFull.set('reading')
}

const onlyHere = new Set<string>()

/** Whether something of this kind waits in this page alone. As long as it does, the browser asks before it leaves the page. */
export function setOnlyHere(kind: string, is: boolean): void {
  if (is) {
    onlyHere.add(kind)
    storageFull.set('writing')
    if (typeof window !== 'undefined') window.addEventListener('beforeunload', askToStay)
  } else if (onlyHere.delete(kind) && onlyHere.size === 0) {
    if (storageFull.get() === 'writing') storageFull.set(null)
    if (typeof window !== 'undefined') window.removeEventListener('beforeunload', askToStay)
  }
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
