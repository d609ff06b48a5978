import type { DayText, Question, Trace } from '../strategist.ts'
import { fold, words } from './fold.ts'

export interface Said {
  content: string
  /** The day it was said: "in three weeks" counts from there. */
  day: DayText
  /** A number or day in it was put right since. */
  corrected?: true
  /** It follows a question of the strategist for a number, so that it may be nothing but the answer to it. */
  answers?: true
}

/** What is answered with a number alone. */
const NUMBERS_ASKED: ReadonlySet<Trace['asked']> = new Set(['hours_a_week', 'confidence', 'commitment'] as const)

/** Whether the last answer before this place asked for a number. */
export const wasAskedForNumber = (history: Question['history'], before = history.length): boolean =>
  NUMBERS_ASKED.has(history.slice(0, before).findLast(({ role }) => role === 'assistant')?.trace?.asked ?? null)

/** A question that was offered on a button and tapped: its words tell nothing of the member. */
function isButton(content: string, answer: Question['history'][number] | undefined): boolean {
  const { besides = [], nearest = [], next = [] } = answer?.trace ?? {}
  const offered = [...besides.map(({ way }) => way), ...nearest, ...next]
  const bare = (text: string): string => words(fold(text)).join(' ')
  return offered.some((way) => bare(way) === bare(content))
}

/** The member's earlier messages. Those that the safety gate answered are left out: they contain nothing to coach. */
export const saidEarlier = ({ history, today }: Pick<Question, 'history' | 'today'>): Said[] =>
  history.flatMap(({ role, content, day = today }, index) => {
    if (role !== 'user' || history[index + 1]?.trace?.safety_level || isButton(content, history[index - 1])) return []
    return [{ content, day, ...(wasAskedForNumber(history, index) ? { answers: true as const } : {}) }]
  })
