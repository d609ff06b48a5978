import { useSyncExternalStore } from 'react'
import type { Plan } from '#contract/plans.ts'
import type { Milestone } from '#web/features/streak/milestones.ts'

/** What takes the whole screen for a moment, whichever page it was asked for on. */
export type Moment =
  | { kind: 'power-up' }
  | { kind: 'milestone'; milestone: Milestone }
  | { kind: 'finished-plan'; plan: Plan }

let shown: Moment | null = null
const listeners = new Set<() => void>()

export function showMoment(moment: Moment | null): void {
  shown = moment
  for (const listener of listeners) listener()
}

function shownMoment(): Moment | null {
  return shown
}

export function useShownMoment(): Moment | null {
  return useSyncExternalStore(subscribe, shownMoment)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
