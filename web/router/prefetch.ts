import { isConnected, onConnectionRegained } from '#web/api/connection.ts'

/** By then a page has loaded everything it needs at first. */
const QUIET_MS = 5_000

type Load = () => Promise<unknown>

const wanted = new Set<Load>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Loads the late parts of opened pages when the browser is idle, so that they work without a connection later. Nothing
 * is prefetched where the browser is set to save data.
 */
export function prefetchWhenIdle(load: Load): void {
  wanted.add(load)
  schedule()
}

function schedule(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(prefetch)
    else prefetch()
  }, QUIET_MS)
}

function prefetch(): void {
  if (!isConnected() || savesData()) return
  const loads = [...wanted]
  wanted.clear()
  // A failed prefetch is retried by the part itself.
  for (const load of loads) load().catch(() => undefined)
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

onConnectionRegained(schedule)
