import { useSyncExternalStore } from 'react'

export type CommandPanel = 'palette' | 'shortcuts'

let shown: CommandPanel | null = null
const listeners = new Set<() => void>()

/** From a button, a key or a command: whoever asks need not know who shows it. */
export function showPanel(panel: CommandPanel | null): void {
  shown = panel
  for (const listener of listeners) listener()
}

export function useShownPanel(): CommandPanel | null {
  return useSyncExternalStore(subscribe, () => shown)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
