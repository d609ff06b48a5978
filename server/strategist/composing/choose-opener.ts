import type { AnswerContext } from './answer-context.ts'
import type { OpenerKind } from './phrases/phrases.ts'
import { canFill, fill, namesIn, type PlaceholderName } from './placeholders.ts'

export interface Opener {
  id: string
  text: string
}

/** For how many answers an opener is not repeated. */
const FRESH_FOR = 10

interface Candidate {
  id: string
  phrase: string
}

function candidates(
  { phrases, placeholders }: AnswerContext,
  kind: OpenerKind,
  others: Record<string, string>,
): Candidate[] {
  return phrases.openers[kind]
    .map((phrase, index) => ({ id: `${kind}.${index + 1}`, phrase }))
    .filter(({ phrase }) => canFill(phrase, placeholders) && !(phrase.includes('{step}') && others.step === undefined))
}

/** How specific each placeholder is to this message; a phrase in the second person scores higher than a quotation. */
const TELLS: Partial<Record<PlaceholderName, number>> = {
  goal_to: 1.2,
  obstacle_you: 1.2,
  goal: 1,
  obstacle: 1,
  event: 0.9,
  emotion: 0.6,
  people: 0.6,
  words: 0.6,
  countdown: 0.3,
}
const worth = (phrase: string): number => namesIn(phrase).reduce((sum, name) => sum + (TELLS[name] ?? 0.5), 0)
const NEARLY_AS_TELLING = 0.3

/**
 * An opener of the first kind that still has a fresh one. The kinds for a plain problem always work as a fallback, because
 * any words of the member fit them.
 */
export function chooseOpener(
  told: AnswerContext,
  kinds: readonly OpenerKind[],
  others: Record<string, string> = {},
): Opener {
  const recent = new Set(told.answers.slice(-FRESH_FOR).map((turn) => turn.trace?.opener))
  const inOrder = [...new Set<OpenerKind>([...kinds, 'problem', 'direct', 'warm'])]
  const pools = inOrder.map((kind) => candidates(told, kind, others))
  for (const pool of pools) {
    const fresh = told.choice.shuffle(pool.filter(({ id }) => !recent.has(id)))
    const most = Math.max(...fresh.map(({ phrase }) => worth(phrase)))
    const chosen = fresh.find(({ phrase }) => worth(phrase) >= most - NEARLY_AS_TELLING)
    if (chosen) return { id: chosen.id, text: fill(chosen.phrase, told.placeholders, told.used, others) }
  }
  const oldest = [...pools.flat()].sort((a, b) => lastUse(told, a.id) - lastUse(told, b.id))[0]
  const fallback = oldest ?? { id: 'greeting.1', phrase: told.phrases.openers.greeting[0] }
  return { id: fallback.id, text: fill(fallback.phrase, told.placeholders, told.used, others) }
}

const lastUse = ({ answers }: AnswerContext, id: string): number =>
  answers.findLastIndex((turn) => turn.trace?.opener === id)
