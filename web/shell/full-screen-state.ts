import type { Plan } from '#contract/plans.ts'
import type { Milestone } from '#web/features/streak/milestones.ts'
import { createStore, useStore } from '#web/store/create-store.ts'

/** The full-screen dialogs, which any page can open. */
export type FullScreen =
  | { kind: 'power-up' }
  | { kind: 'milestone'; milestone: Milestone }
  | { kind: 'finished-camp' }
  | { kind: 'finished-plan'; plan: Plan }

const shown = createStore<FullScreen | null>(null)

export const showFullScreen = shown.set

export function useShownFullScreen(): FullScreen | null {
  return useStore(shown)
}
