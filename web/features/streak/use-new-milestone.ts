import { useEffect, useEffectEvent, useRef } from 'react'
import type { Streak } from '#contract/streak.ts'
import { isFirstCelebration } from './kept-power-up.ts'
import { type Milestone, newMilestone } from './milestones.ts'

/** Calls back with a milestone reached since the last known streak, for example by a quiz or a saved quote. */
export function useNewMilestone(
  streak: Streak | undefined,
  user_id: string | undefined,
  onReached: (milestone: Milestone) => void,
): void {
  const seen = useRef(streak)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    const before = seen.current
    seen.current = streak
    const day = streak?.calendar.at(-1)?.date
    if (!before || !streak || !user_id || !day) return
    const milestone = newMilestone(before, streak)
    if (milestone && isFirstCelebration({ user_id, day }, milestone)) reached(milestone)
  }, [streak, user_id])
}
