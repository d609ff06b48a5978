import type { Language } from '#contract/language.ts'
import { NUMBER, readNumber } from '../../reading/number-words.ts'
import { unitAt } from './find-words.ts'
import { LEAVE, MONTH_NAMES, UNITS, type Unit } from './words-beside-numbers.ts'

/** A number as it is written, and whether it can count anything. */
export interface Numeral {
  value: number
  start: number
  end: number
  marked: boolean
  /** Written in thousands: "35 mil". */
  thousands: boolean
  vague: boolean
  /** A date, a time of day, an ordinal: only separates what is left and right of it. */
  other: boolean
  unit?: Unit
}

const CURRENCY = String.raw`r\$|us\$|u\$s|mx\$|\$|€|£`
const DIGITS = new RegExp(
  String.raw`(?:(?<currency>${CURRENCY}) ?)?(?<digits>\d{1,3}(?<spaced>(?: \d{3})+)(?!\d)|\d+(?:[.,]\d+)*)(?<thousand> ?k\b| ?lucas?\b| ?mil\b(?:(?: e| y)? (?<hundreds>\d{3})\b)?| thousand\b| grand\b)?(?<named> ?(?:€|£|\$|(?:reais|dollars?|dolares|euros?|pesos|soles|quid|bucks|pavos|contos?|mangos|varos)\b))?`,
  'g',
)
/** A part of a word, a date, a time of day or a score. */
const GLUED = /[a-z_:/#]$|(?:^|\s)-$/
const DATE = /\d+([-/])\d+\1\d+/g
const A_RUN = /^ (?:runs?|race|corrida|carrera)\b/
const NOT_A_COUNT = new RegExp(
  String.raw`^(?:[:/]\d| ?[ap]m\b| ?(?:de |of )?${MONTH_NAMES}\b|(?!${UNITS.hours}\b|${UNITS.minutes}\b|${UNITS.kilos}\b|${UNITS.pounds}\b|${UNITS.distance}\b|x\b)[a-z])`,
)
const DATE_BEFORE = new RegExp(String.raw`\b(?:${MONTH_NAMES}|dia|on the|the year) $`)
/** "I'm 24", unless a unit follows. */
const AGE_BEFORE = /\b(?:i'?m|i am|aged?) $/
const CLOCK_BEFORE = /\b(?:as|a las|at|until) $/
/** "1h30" is a length, "19h30" a time of day. */
const LONGEST_SESSION = 4
const YEAR = /^20[2-3]\d$/

/** "6,000", "6.000", "4.5k": the last separator is a decimal one only before one or two digits. */
export function toNumber(digits: string, isThousands = false): number {
  // "3.14159" and "0.125" have no thousands.
  const decimal = /[.,]\d{1,2}$|^\d+[.,]\d{4,}$|^0[.,]\d+$/.test(digits)
  const plain = decimal ? digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.') : digits.replace(/[., ]/g, '')
  return Number(plain) * (isThousands ? 1000 : 1)
}

const LEAST_WITHOUT_THOUSANDS = 100_000

function inDigits(text: string): Numeral[] {
  const numerals: Numeral[] = []
  for (const match of text.replace(DATE, (date) => '#'.repeat(date.length)).matchAll(DIGITS)) {
    const { currency, digits = '', spaced, thousand, hundreds, named } = match.groups ?? {}
    const start = match.index
    const end = start + match[0].length
    if (start < (numerals.at(-1)?.end ?? 0)) continue
    const [before, after] = [text.slice(Math.max(0, start - 20), start), text.slice(end)]
    const marked = currency !== undefined || thousand !== undefined || named !== undefined
    // "2.400.000 lucas" is said of pesos: in thousands it would be more than anybody means.
    const isThousands = thousand !== undefined && toNumber(digits) < LEAST_WITHOUT_THOUSANDS
    const value = toNumber(digits, isThousands) + Number(hundreds ?? 0)
    const past = /^ ?h(\d\d)\b/.exec(after)
    if (past && value <= LONGEST_SESSION && !CLOCK_BEFORE.test(before)) {
      const length = value + Number(past[1]) / 60
      numerals.push({
        value: length,
        start,
        end: end + past[0].length,
        marked,
        thousands: thousand !== undefined,
        vague: false,
        other: false,
        unit: 'hours',
      })
      continue
    }
    const isAge = AGE_BEFORE.test(before) && Number.isInteger(value) && unitAt(after) === undefined
    const other =
      GLUED.test(before) ||
      A_RUN.test(after) ||
      !(value > 0 && Number.isFinite(value)) ||
      (!marked && (NOT_A_COUNT.test(after) || DATE_BEFORE.test(before) || YEAR.test(digits) || isAge))
    numerals.push({ value, start, end, marked, thousands: thousand !== undefined, vague: spaced !== undefined, other })
  }
  return numerals
}

const WORDS: Record<Language, RegExp> = {
  en: new RegExp(String.raw`\b(?:twice|${NUMBER.en})\b`, 'g'),
  pt: new RegExp(String.raw`\b(?:${NUMBER.pt})\b`, 'g'),
  es: new RegExp(String.raw`\b(?:${NUMBER.es})\b`, 'g'),
}
/** "Seventy-five", "cento e vinte": the end of a larger number. */
const GOES_BEFORE = /(?:ty|nta|cent[oa]s?|cientos?|cien|hundred|(?<!\d )mil|thousand)[ -](?:e |y |and )?$/

/** "Ten leave". */
const LEAVES = new RegExp(String.raw`^ (?:who )?${LEAVE}(?!\w)`)

/** Numbers in words, only with a unit or of those who leave: they are hardly ever prices, and "one" is hardly ever a number. */
function inWords(text: string, language: Language): Numeral[] {
  return [...text.matchAll(WORDS[language])].flatMap(({ 0: said, index: start }): Numeral[] => {
    const value = said === 'twice' ? 2 : readNumber(said, language)
    // "Once" is eleven in Spanish and a single time in English.
    if (/^\d/.test(said) || said === 'once' || value === null || value < 2) return []
    const end = start + said.length
    if (GOES_BEFORE.test(text.slice(Math.max(0, start - 14), start))) return []
    const numeral = { value, start, end, marked: false, thousands: false, vague: false, other: false }
    if (said === 'twice') return [{ ...numeral, unit: 'sessions' }]
    const after = text.slice(end, end + 40)
    return unitAt(after) || LEAVES.test(after) ? [numeral] : []
  })
}

/** Who writes more numbers tells no calculation, and comparing each with each would take long. */
const MOST_NUMBERS = 80
export function hasTooManyNumbers(text: string): boolean {
  let count = 0
  for (const _ of text.matchAll(/\d+/g)) if (++count > MOST_NUMBERS) return true
  return false
}

/** All numbers of a folded text, in order. */
export function numeralsIn(text: string, language: Language): Numeral[] {
  const digits = inDigits(text)
  const isInside = (word: Numeral): boolean => digits.some(({ start, end }) => start < word.end && word.start < end)
  const words = inWords(text, language).filter((word) => !isInside(word))
  return [...digits, ...words].toSorted((one, other) => one.start - other.start)
}
