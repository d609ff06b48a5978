import { ask } from './choose-question.ts'
import { quoted } from './member-words.ts'
import type { Telling } from './telling.ts'

/** The question after what the member undertook: when it is due, or when they come back. Asked once. */
export function followThrough(telling: Telling): string | undefined {
  const { memory, today, history } = telling.question
  const asked = telling.answers.some((turn) => turn.trace?.asked === 'commitment')
  const due = memory.commitments.find(({ due_date }) => due_date !== null && due_date <= today)
  const commitment = due ?? (history.length === 0 ? memory.commitments[0] : undefined)
  if (commitment === undefined || asked) return undefined
  return ask({ ...telling, woven: { ...telling.woven, commitment: quoted(commitment.text) } }, 'commitment')
}
