import { createStore, useStore } from '#web/store/create-store.ts'

const PROBE_EVERY_MS = 5_000

/** Whether the server can be reached, as far as the browser and the last call know. */
let reachable = true
let online = true
const connected = createStore(true)
/** When the oldest answer was given that is shown and was not given now, in milliseconds. */
const keptSince = createStore<number | null>(null)
const regainedListeners = new Set<(shown: { kept: boolean }) => void>()

export function reportReached(): void {
  change({ reachable: true })
}

export function reportUnreachable(): void {
  change({ reachable: false })
}

/** The service worker has answered instead of the server, with what the server had answered before. */
export function reportKept(given: string): void {
  const at = Date.parse(given)
  if (!Number.isNaN(at)) keptSince.set(Math.min(at, keptSince.get() ?? at))
  reportUnreachable()
}

export function useKeptSince(): number | null {
  return useStore(keptSince)
}

/** Called when the connection is back after it was lost. `kept`: what is shown may be old. */
export function onConnectionRegained(listener: (shown: { kept: boolean }) => void): () => void {
  regainedListeners.add(listener)
  return () => regainedListeners.delete(listener)
}

/** While the server cannot be reached, `probe` is called every few seconds, so that the notice disappears by itself. */
export function watchConnection(probe: () => Promise<unknown>): void {
  const follow = () => change({ online: navigator.onLine })
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  follow()
  setInterval(() => {
    // A failed probe has reported itself, and the notice stays.
    if (online && !reachable) probe().catch(() => reportUnreachable())
  }, PROBE_EVERY_MS)
}

export function useConnected(): boolean {
  return useStore(connected)
}

/** As far as is known: a connection that has just broken is noticed by the next call. */
export function isConnected(): boolean {
  return connected.get() && navigator.onLine !== false
}

function change(next: { online?: boolean; reachable?: boolean }): void {
  const before = connected.get()
  online = next.online ?? online
  // Back online, the server counts as reachable until a call fails.
  reachable = next.reachable ?? (next.online === true || reachable)
  connected.set(online && reachable)
  if (before || !connected.get()) return
  const kept = keptSince.get() !== null
  keptSince.set(null)
  for (const listener of regainedListeners) listener({ kept })
}
