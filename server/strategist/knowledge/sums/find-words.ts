import {
  FEE_AFTER,
  LEADS_TO_MEANING,
  MEANINGS,
  type Meaning,
  PERIODS,
  type Period,
  UNITS,
  type Unit,
} from './words-beside-numbers.ts'

const entries = <Name extends string>(words: Readonly<Record<Name, string>>): [Name, string][] =>
  Object.entries(words) as [Name, string][]
const UNIT_AT = entries(UNITS).map(([name, words]) => [name, new RegExp(String.raw`^[ -]?(?:${words})(?!\w)`)] as const)
const PERIOD_AT = entries(PERIODS).map(
  ([name, words]) => [name, new RegExp(String.raw`^ ?(?:${words})(?!\w)`)] as const,
)
// "71 paying" are people, so after an amount only a noun says that it is a fee.
const MEANING_AFTER = entries<Meaning>({ ...MEANINGS, fee: FEE_AFTER }).map(
  ([name, words]) => [name, new RegExp(String.raw`^(?: ${LEADS_TO_MEANING}){0,3} (?:${words})(?!\w)`)] as const,
)
const MEANING_BEFORE = entries(MEANINGS).map(
  ([name, words]) => [name, new RegExp(String.raw`(?<!\w)(?:${words})(?!\w)`, 'g')] as const,
)
/** Words after a number that are not yet the next number's: "15 rent 1800". */
const IS_OF = /^ (?:(?:goes|go|vai|vao|van) )?(?:of|for|on|to|de|do|da|dos|das|del|no|na|em) /
const BELONGS_TO_NEXT = /^(?:,? (?:is|are|of|at|e|de|son|es|sao))*:? ?$/
/** What is counted, at the start of a text. */
export function unitAt(after: string): { unit: Unit; end: number } | undefined {
  for (const [unit, pattern] of UNIT_AT) {
    const match = pattern.exec(after)
    if (match) return { unit, end: match[0].length }
  }
  return undefined
}

export function periodAt(after: string): { per: Period; end: number } | undefined {
  for (const [per, pattern] of PERIOD_AT) {
    const match = pattern.exec(after)
    if (match) return { per, end: match[0].length }
  }
  return undefined
}

/** What an amount is for, in the words after it. `isLast`: no other number follows. */
export function meaningAfter(after: string, isLast: boolean): { meaning: Meaning; end: number } | undefined {
  for (const [meaning, pattern] of MEANING_AFTER) {
    const match = pattern.exec(after)
    const isSure = match && (isLast || IS_OF.test(match[0]) || !BELONGS_TO_NEXT.test(after.slice(match[0].length)))
    if (isSure) return { meaning, end: match[0].length }
  }
  return undefined
}

/** What the words before an amount say that it is for: the last such word of the sentence, and the longest there. */
export function meaningBefore(before: string): Meaning | undefined {
  let best: { meaning: Meaning; start: number; end: number } | undefined
  if (!/[a-z]/.test(before)) return undefined
  for (const [meaning, pattern] of MEANING_BEFORE) {
    // `matchAll` would copy the pattern each time.
    pattern.lastIndex = 0
    for (let match = pattern.exec(before); match; match = pattern.exec(before)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (!best || end > best.end || (end === best.end && start < best.start)) best = { meaning, start, end }
    }
  }
  return best?.meaning
}
