import { createStore } from '#web/store/create-store.ts'

export type ToastVariant = 'default' | 'success' | 'destructive'

export type ToastInput = {
  title: string
  description?: string
  variant?: ToastVariant
  action?: { label: string; onClick: () => void }
}

export type ToastEntry = ToastInput & { id: number }

export type ToastLayerRules = {
  /** How many are shown at once. */
  limit: number
  duration: number
  /** What happens to a toast above the limit: it replaces the oldest one, or waits in a queue. */
  overflow: 'replace' | 'queue'
}

/** Why the timers are paused: the pointer or the focus is on a toast, or the page is hidden. */
export type ToastHold = 'pointer' | 'focus' | 'hidden'

export type ToastLayer = ReturnType<typeof createToastLayer>

/** Toasts of one kind with their timers. A toast's timer runs only while it is shown and the layer is not held. */
export function createToastLayer({ limit, duration, overflow }: ToastLayerRules) {
  type Clock = { remaining: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }
  const entries = createStore<readonly ToastEntry[]>([])
  let waiting: ToastEntry[] = []
  let lastId = 0
  const holds = new Set<ToastHold>()
  const clocks = new Map<number, Clock>()

  const start = (id: number, clock: Clock) => {
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.remaining)
  }

  const settle = (next: readonly ToastEntry[]) => {
    const free = limit - next.length
    const shown = [...next, ...waiting.slice(0, free)]
    waiting = waiting.slice(free)
    for (const { id } of shown) {
      if (clocks.has(id)) continue
      const clock: Clock = { remaining: duration, startedAt: 0, timer: undefined }
      clocks.set(id, clock)
      if (holds.size === 0) start(id, clock)
    }
    for (const [id, clock] of clocks) {
      if (shown.some((entry) => entry.id === id)) continue
      clearTimeout(clock.timer)
      clocks.delete(id)
    }
    // The toast under the pointer is gone, and a removed element fires no leave event.
    if (shown.length === 0) {
      holds.delete('pointer')
      holds.delete('focus')
    }
    entries.set(shown)
  }

  const push = (input: ToastInput): number => {
    const entry = { ...input, id: ++lastId }
    // The same news twice is one toast, which stays longer.
    const isOther = ({ title, description }: ToastEntry) => title !== input.title || description !== input.description
    waiting = [...waiting.filter(isOther), entry]
    const shown = entries.get().filter(isOther)
    settle(overflow === 'replace' ? shown.slice(Math.max(0, shown.length + 1 - limit)) : shown)
    return entry.id
  }

  const dismiss = (id: number) => dismissWhere((entry) => entry.id === id)

  const hold = (reason: ToastHold) => {
    const running = holds.size === 0
    holds.add(reason)
    if (!running) return
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer)
      clock.remaining -= Date.now() - clock.startedAt
    }
  }

  const release = (reason: ToastHold) => {
    if (!holds.delete(reason) || holds.size > 0) return
    for (const [id, clock] of clocks) start(id, clock)
  }

  const dismissWhere = (unwanted: (entry: ToastEntry) => boolean) => {
    waiting = waiting.filter((entry) => !unwanted(entry))
    settle(entries.get().filter((entry) => !unwanted(entry)))
  }

  return { push, dismiss, dismissWhere, hold, release, entries }
}
