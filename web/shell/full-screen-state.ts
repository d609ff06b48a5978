import { useSyncExternalStore } from 'react'
import type { Plan } from '#contract/plans.ts'
import type { Milestone } from '#web/features/streak/milestones.ts'

/** What can take the whole screen, whichever page it was asked for on. */
export type FullScreen =
  | { kind: 'power-up' }
  | { kind: 'milestone'; milestone: Milestone }
  | { kind: 'finished-plan'; plan: Plan }

let shown: FullScreen | null = null
const listeners = new Set<() => void>()

export function showFullScreen(next: FullScreen | null): void {
  shown = next
  for (const listener of listeners) listener()
}

export function useShownFullScreen(): FullScreen | null {
  return useSyncExternalStore(subscribe, () => shown)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
