import type { Plan } from '#contract/plans.ts'
import type { Milestone } from '#web/features/streak/milestones.ts'
import { createStore, useStore } from '#web/store/create-store.ts'

/** What can take the whole screen, whichever page it was asked for on. */
export type FullScreen =
  | { kind: 'power-up' }
  | { kind: 'milestone'; milestone: Milestone }
  | { kind: 'finished-plan'; plan: Plan }

const shown = createStore<FullScreen | null>(null)

export const showFullScreen = shown.set

export function useShownFullScreen(): FullScreen | null {
  return useStore(shown)
}
