import { isConnected, onConnectionRegained } from '#web/api/connection.ts'

/** By then a page has loaded all that it needs itself. */
const QUIET_MS = 5_000

type Load = () => Promise<unknown>

const wanted = new Set<Load>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Late parts of the pages that were opened come by themselves once nothing else does: whoever loses the connection
 * then has them. They are not loaded for those who asked their browser to save data.
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
  // What does not arrive is asked for again by the part itself.
  for (const load of loads) load().catch(() => undefined)
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

onConnectionRegained(schedule)
