import type { ReactNode } from 'react'
import type { readDashboard } from '#contract/dashboard.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Round } from '#contract/round.ts'

/** What someone promised, owes a coach an answer to, or has prepared for: not of every day, so its code loads late. */
export type PromisedRound = Extract<Round, { kind: 'event_day' | 'step' | 'answer' | 'debrief' }>
export type OtherRound = Exclude<Round, PromisedRound>

type Dashboard = Output<typeof readDashboard>

/** What every round hands to its poster. */
export type SheetProps = {
  userId: string
  /** In the week before the event. */
  fightWeek?: Dashboard['fight_week'] | undefined
  /** A line at the foot, such as that of the first camp. */
  foot?: ReactNode
}

const LATE = ['event_day', 'step', 'answer', 'debrief'] as const satisfies readonly PromisedRound['kind'][]

export function isPromised(round: Round): round is PromisedRound {
  return (LATE as readonly Round['kind'][]).includes(round.kind)
}
