import type { UsedItem } from '../strategist.ts'
import type { Telling } from './telling.ts'
import { fill } from './woven-words.ts'

/** One more sentence, and what of the member's it is about: only counted as used where it stays in the answer. */
export interface Aside {
  text: string
  item: UsedItem
}

const FIRE_BANDS = [40, 70, 90]

const usedBefore = ({ answers }: Telling, item: UsedItem): boolean =>
  answers.some((turn) => turn.trace?.used.includes(item))

const aside = ({ woven }: Telling, item: UsedItem, phrase: string): Aside => ({
  item,
  text: fill(phrase, woven, new Set()),
})

/** Something the member told, or that their file tells, where it is worth a sentence. */
export function chooseAside(telling: Telling): Aside | null {
  const { woven, phrases, persona, choice } = telling
  const { asides } = phrases
  if (woven.tried !== undefined) return aside(telling, 'tried', choice.one(asides.tried))
  if (woven.confidence_below !== undefined) return aside(telling, 'confidence', choice.one(asides.confidence))
  const { quiz } = telling.question.memory
  if (persona.uses_quiz && quiz !== null && !usedBefore(telling, 'quiz')) {
    const band = FIRE_BANDS.filter((mark) => quiz.fire_level >= mark).length
    return aside(telling, 'quiz', asides.quiz[band] ?? asides.quiz[0])
  }
  return null
}

export function summaryAside(telling: Telling): Aside | null {
  if (telling.woven.summary === undefined || usedBefore(telling, 'summary')) return null
  return aside(telling, 'summary', telling.choice.one(telling.phrases.asides.summary))
}

const STREAK_WORTH_NAMING = 3

export function streakAside(telling: Telling): Aside | null {
  if (telling.question.memory.streak < STREAK_WORTH_NAMING || usedBefore(telling, 'streak')) return null
  return aside(telling, 'streak', telling.choice.one(telling.phrases.asides.streak))
}
