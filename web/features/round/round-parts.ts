import type { ReactNode } from 'react'
import type { NextStep, OwedAnswer, OwedDebrief } from '#contract/round.ts'

/** What the buttons of the poster do. Promises never reject; they give whether it worked. */
export type RoundActions = {
  powerUp: () => void
  tick: (next: NextStep) => Promise<boolean>
  postpone: (next: NextStep) => Promise<boolean>
  answer: (owed: OwedAnswer, mark: number) => Promise<boolean>
  lookBack: () => Promise<boolean>
  debrief: (debrief: OwedDebrief) => void
}

/** What every round hands to its poster. */
export type SheetProps = {
  userId: string
  /** A line at the foot, such as that of the first camp. */
  foot?: ReactNode
}
