import type { DayText, Question } from '../strategist.ts'

export interface Said {
  content: string
  /** The day it was said: "in three weeks" counts from there. */
  day: DayText
}

/** The member's earlier messages. Those that the safety gate answered are left out: they contain nothing to coach. */
export const saidEarlier = ({ history, today }: Pick<Question, 'history' | 'today'>): Said[] =>
  history.flatMap(({ role, content, day = today }, index) =>
    role === 'user' && !history[index + 1]?.trace?.safety_level ? [{ content, day }] : [],
  )
