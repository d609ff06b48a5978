import type { Language } from '#contract/language.ts'
import type { Slots } from '../strategist.ts'
import { findSlots } from './find-slots.ts'
import { fold } from './fold.ts'
import { NUMBER } from './number-words.ts'
import type { Said } from './said-earlier.ts'

/** Refuses the number that follows: "not three", "no son 8000", "não é às 18". */
const REFUSES = String.raw`\b(?:not|no|nao|isn'?t|aren'?t|wasn'?t|instead of|em vez de|en vez de)(?: (?!\d)\S+){0,2} `

/** A correction is short; a long message tells something. */
const LONGEST = 200

/** The slots whose value depends on a number. */
const COUNTED = ['event_date', 'hours_a_week', 'money'] as const

const whole = (number: string): RegExp => new RegExp(String.raw`(?<![\d.,])\b${number.replaceAll('.', '\\.')}\b(?!\d)`)

/**
 * What changes in what was said earlier when a number of it is put right: "it was 6500, not 8000". Null if the message
 * refuses no number of an earlier one, or names no other.
 */
export function correctedNumber(message: string, earlier: readonly Said[], language: Language): Slots | null {
  if (earlier.length === 0 || message.length > LONGEST) return null
  const folded = fold(message)
  const numbers = folded.match(new RegExp(String.raw`\d[\d.,]*\d|\b(?:${NUMBER[language]})\b`, 'g')) ?? []
  const refused = numbers.find((number) => new RegExp(REFUSES + number.replaceAll('.', '\\.')).test(folded))
  const right = numbers.find((number) => number !== refused)
  if (refused === undefined || right === undefined) return null
  for (const { content, day } of earlier.toReversed()) {
    const text = fold(content)
    if (!whole(refused).test(text)) continue
    const before = findSlots(text, language, day)
    const after = findSlots(text.replace(whole(refused), right), language, day)
    const changed = COUNTED.filter((name) => after[name] !== undefined && after[name] !== before[name])
    if (changed.length > 0) return Object.fromEntries(changed.map((name) => [name, after[name]]))
  }
  return null
}
