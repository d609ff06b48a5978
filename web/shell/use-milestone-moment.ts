import { useEffect, useRef } from 'react'
import type { Streak } from '#contract/streak.ts'
import { isFirstCelebration } from '#web/features/streak/kept-power-up.ts'
import { newMilestone } from '#web/features/streak/milestones.ts'
import { showMoment } from './shown-moment.ts'

/** Celebrates a milestone that was reached since the streak was last looked at, by a quiz or a saved quote, say. */
export function useMilestoneMoment(streak: Streak | undefined, user_id: string | undefined): void {
  const seen = useRef(streak)
  useEffect(() => {
    const before = seen.current
    seen.current = streak
    const day = streak?.calendar.at(-1)?.date
    if (!before || !streak || !user_id || !day) return
    const milestone = newMilestone(before, streak)
    if (milestone && isFirstCelebration({ user_id, day }, milestone)) showMoment({ kind: 'milestone', milestone })
  }, [streak, user_id])
}
