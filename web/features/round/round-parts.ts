import type { ReactNode } from 'react'
import type { Round } from '#contract/round.ts'

/** What someone promised, or owes a coach an answer to. */
export type PromisedRound = Extract<Round, { kind: 'step' | 'answer' | 'debrief' }>
export type OtherRound = Exclude<Round, PromisedRound>

/** What every round hands to its poster. */
export type SheetProps = {
  userId: string
  /** A line at the foot, such as that of the first camp. */
  foot?: ReactNode
}

export function isPromised(round: Round): round is PromisedRound {
  return round.kind === 'step' || round.kind === 'answer' || round.kind === 'debrief'
}
