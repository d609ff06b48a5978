import type { Language } from '#contract/language.ts'
import type { Conversation, Expectation, MemberTurn } from './golden/conversation.ts'
import { PARAPHRASES } from './golden/paraphrases.ts'

/** The same message in another spelling: with typos, without accents, in other letter case. */
export interface Variant {
  kind: string
  write: (text: string) => string
  /** A mistyped date need not be recognised. */
  keepsDates: boolean
}

const LONG_ENOUGH_TO_MISTYPE = 5
const MISTYPED_EVERY = 3

function mistyped(word: string, way: number): string {
  const middle = Math.floor(word.length / 2)
  if (way % 2 === 0) return word.slice(0, middle) + word.slice(middle + 1)
  return word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1)
}

/** Every third long word loses a letter or has two swapped. */
function withTypos(text: string): string {
  let long = 0
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG_ENOUGH_TO_MISTYPE) return word
    long += 1
    return long % MISTYPED_EVERY === 0 ? mistyped(word, long / MISTYPED_EVERY) : word
  })
}

export const VARIANTS: readonly Variant[] = [
  { kind: 'typos', write: withTypos, keepsDates: false },
  { kind: 'no accents', write: (text) => text.normalize('NFD').replace(/\p{M}/gu, ''), keepsDates: true },
  { kind: 'lower case', write: (text) => text.toLowerCase().replace(/[.,!?¿¡]+(?!\d)/g, ''), keepsDates: true },
]

function withoutDate({ slots, ...others }: Expectation): Expectation {
  if (slots === undefined) return others
  const { event_date: _, ...rest } = slots
  return { ...others, slots: rest }
}

export const variantTurns = ({ turns }: Conversation, { write, keepsDates }: Variant): MemberTurn[] =>
  turns.map(({ says, expect = {} }) => ({ says: write(says), expect: keepsDates ? expect : withoutDate(expect) }))

/** The first message in other words: the expected cards stay the same. */
export function paraphrased(conversation: Conversation, language: Language): MemberTurn[] {
  const [first] = conversation.turns
  const says = PARAPHRASES[language][conversation.name]
  if (first === undefined || says === undefined) return []
  return [{ says, expect: first.expect?.cards ? { cards: first.expect.cards } : {} }]
}
