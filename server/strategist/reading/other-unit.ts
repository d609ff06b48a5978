import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'
import { REFUSES_NEXT, SAYS_NO, WAS_CHECKED, WAS_WRONG } from './correction-marks.ts'
import { words } from './fold.ts'
import { memberText } from './member-text.ts'
import { NUMBER } from './number-words.ts'
import { originalAt, rewriteMessage } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'

/** Units of one kind, in all three languages together: the same number of another one is something else. */
const UNITS = [
  'seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|years?|yrs?|segundos?|segs?|minutos?|horas?|hs|dias?|semanas?|mes(?:es)?|anos?',
  'kg|kgs|kilos?|lbs?|pounds|quilos?|libras?',
  'km|kms|miles?|milhas?|millas?|metros?|meters|metres',
  'euros?|dollars?|bucks|pounds|quid|reais|pesos|soles|dolares|usd|eur',
  'millones|millon|milhoes|milhao|million|millions|mil|thousand|grand',
] as const
const HALF = ' ?(?:and a half|e mei[oa]|y medi[oa])'

const patternOf = (language: Language): RegExp =>
  new RegExp(
    String.raw`(?<![\w.,:/$])(?<number>\d{1,4}(?:[.,]\d+)?|(?<!\w+s )an?(?= (?:hour|minute|day|week|month|year))|${NUMBER[language]}) ?(?<unit>${UNITS.join('|')})(?<half>${HALF})?(?![\w])`,
    'g',
  )
const PATTERNS: Record<Language, RegExp> = { en: patternOf('en'), pt: patternOf('pt'), es: patternOf('es') }

interface Amount {
  number: string
  unit: string
  half: boolean
  start: number
  end: number
}

const amountsIn = (folded: string, language: Language): Amount[] =>
  [...folded.matchAll(PATTERNS[language])].map(({ 0: said, index, groups = {} }) => ({
    number: groups.number ?? '',
    unit: groups.unit ?? '',
    half: groups.half !== undefined,
    start: index,
    end: index + said.length,
  }))

const KINDS = UNITS.map((units) => new RegExp(`^(?:${units})$`))
const areOfOneKind = (one: Amount, other: Amount): boolean =>
  KINDS.some((units) => units.test(one.unit) && units.test(other.unit))
/** "Mins" are minutes, and "hs" hours. */
const isSameUnit = (one: Amount, other: Amount): boolean => one.unit.slice(0, 2) === other.unit.slice(0, 2)

const LONGEST = 16

/** "5 months!! typo" after "5 weeks", "2 years and a half" after "2 years", "30 seconds, not 1 minute"; null if nothing. */
export function findOtherUnit(message: string, earlier: readonly Said[], language: Language): Rewritten | null {
  const own = memberText(message, language)
  const { folded } = own
  if (words(folded).length > LONGEST) return null
  const said = amountsIn(folded, language)
  const isRefused = ({ start }: Amount): boolean =>
    new RegExp(`${REFUSES_NEXT[language]}$`).test(folded.slice(0, start))
  const right = said.filter((amount) => !isRefused(amount))
  const [amount, another] = right
  if (!amount || another) return null
  const refused = said.filter(isRefused)
  const isMarked =
    WAS_WRONG.test(folded) || SAYS_NO.test(folded) || WAS_CHECKED.test(folded) || readsAsCorrection(message, language)
  const isWrong = (old: Amount): boolean => {
    if (!areOfOneKind(old, amount)) return false
    if (refused.some(({ number, unit }) => number === old.number && unit.slice(0, 2) === old.unit.slice(0, 2)))
      return true
    if (old.number !== amount.number) return false
    return isSameUnit(old, amount) ? amount.half && !old.half : isMarked && !old.half
  }
  for (const [place, { content }] of [...earlier.entries()].reverse()) {
    const text = memberText(content, language)
    const old = amountsIn(text.folded, language).find(isWrong)
    // What is counted in the same unit is a number like any other.
    if (!old || (isSameUnit(old, amount) && !amount.half)) continue
    const to = own.original.slice(originalAt(own, amount.start), originalAt(own, amount.end))
    return rewriteMessage(text, { place, start: old.start, end: old.end, to })
  }
  return null
}
