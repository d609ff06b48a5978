import type { Question, Reading, Trace } from './strategist.ts'

const INJURIES: readonly string[] = ['injury-now', 'injury-return', 'chronic-pain']
/** The same obstacle is named so often before a person is offered. */
const TIMES = 3

/**
 * Why a person could help more than this answer: the member asks for one, names the same obstacle for the third time, or is
 * hurt. Null where nothing speaks for it, and for a while after it was offered, unless it is asked for.
 */
export function whyAPerson({ history }: Pick<Question, 'history'>, reading: Reading, trace: Trace): Trace['person'] {
  if (trace.safety !== null) return undefined
  if (reading.act === 'wants-human') return 'asked'
  const traces = history.flatMap((turn) => turn.trace ?? [])
  if (traces.some(({ person }) => person !== undefined)) return undefined
  const matter = trace.matter ?? reading.matters[0]?.concept
  if (matter === undefined) return undefined
  if (INJURIES.includes(matter)) return 'injury'
  const said = traces.filter((before) => before.matter === matter && before.said?.obstacle !== undefined)
  return reading.said.obstacle !== undefined && said.length >= TIMES - 1 ? 'stuck' : undefined
}
