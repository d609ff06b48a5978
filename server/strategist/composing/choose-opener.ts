import type { OpenerKind } from './phrases/phrases.ts'
import type { Telling } from './telling.ts'
import { canFill, fill, namesIn, type WovenName } from './woven-words.ts'

export interface Opener {
  id: string
  text: string
}

/** In how many answers no opener comes back. */
const FRESH_FOR = 10

interface Candidate {
  id: string
  phrase: string
}

function candidates({ phrases, woven }: Telling, kind: OpenerKind, others: Record<string, string>): Candidate[] {
  return phrases.openers[kind]
    .map((phrase, index) => ({ id: `${kind}.${index + 1}`, phrase }))
    .filter(({ phrase }) => canFill(phrase, woven) && !(phrase.includes('{step}') && others.step === undefined))
}

/** How much each word says about this very message; a phrase said to the member more than one quoted back at them. */
const TELLS: Partial<Record<WovenName, number>> = {
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
 * A way to begin, of the first kind that still has a fresh one; the kinds of a plain problem can always follow, because
 * the member's own words fit them whatever they are.
 */
export function chooseOpener(told: Telling, kinds: readonly OpenerKind[], others: Record<string, string> = {}): Opener {
  const recent = new Set(told.answers.slice(-FRESH_FOR).map((turn) => turn.trace?.opener))
  const inOrder = [...new Set<OpenerKind>([...kinds, 'problem', 'direct', 'warm'])]
  const pools = inOrder.map((kind) => candidates(told, kind, others))
  for (const pool of pools) {
    const fresh = told.choice.shuffle(pool.filter(({ id }) => !recent.has(id)))
    const most = Math.max(...fresh.map(({ phrase }) => worth(phrase)))
    const chosen = fresh.find(({ phrase }) => worth(phrase) >= most - NEARLY_AS_TELLING)
    if (chosen) return { id: chosen.id, text: fill(chosen.phrase, told.woven, told.used, others) }
  }
  const oldest = [...pools.flat()].sort((a, b) => lastUse(told, a.id) - lastUse(told, b.id))[0]
  const fallback = oldest ?? { id: 'greeting.1', phrase: told.phrases.openers.greeting[0] }
  return { id: fallback.id, text: fill(fallback.phrase, told.woven, told.used, others) }
}

const lastUse = ({ answers }: Telling, id: string): number => answers.findLastIndex((turn) => turn.trace?.opener === id)
