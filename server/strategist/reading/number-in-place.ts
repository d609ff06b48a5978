import type { ChangedFact } from '#content/talk/changed-facts.ts'
import type { Language } from '#contract/language.ts'
import type { Rewritten } from '../strategist.ts'
import { DIGITS, type Mention, THOUSANDS, written } from './number-mentions.ts'
import { readNumber } from './number-words.ts'
import { originalAt, rewriteMessage } from './rewrite-message.ts'
import { areMinutes, isOfOtherPeriod, isOfTime, valueBeside } from './same-thing.ts'
import { lengthInPlaceOf, type TimeLength } from './time-lengths.ts'

/** "Twice a week" becomes "three times a week". */
const ONCE_OR_TWICE = /^(?:once|twice)$/

/** What a number is that changes what is advised, by what it counts and by whether it is more now. */
function factOf({ thing, figure, text }: Mention, value: number): ChangedFact | undefined {
  const isMore = value > figure.value
  const isOfSleep = SLEEP.test(text.folded) && value <= MOST_HOURS_OF_SLEEP
  switch (thing) {
    case 'times':
      return figure.per === 'week' ? 'sessions' : undefined
    case 'hours':
      if (isOfSleep && figure.per !== 'week') return value >= ENOUGH_SLEEP ? 'more_sleep' : 'less_sleep'
      return figure.per === 'week' ? (isMore ? 'more_hours' : 'fewer_hours') : undefined
    case 'kilos':
      return isMore ? 'heavier' : 'lighter'
    case 'minutes':
      if (ROUND.test(text.folded.slice(Math.max(0, figure.start - NEAR_ROUND), figure.end + NEAR_ROUND)))
        return isMore ? 'longer_rounds' : 'shorter_rounds'
      return isMore ? 'more_minutes' : 'fewer_minutes'
    case 'rounds':
      return isMore ? 'more_rounds' : 'fewer_rounds'
    case 'people':
      return isMore ? 'more_people' : 'fewer_people'
    case 'rent':
    case 'bill':
    case 'costs':
      return isMore ? 'dearer' : 'cheaper'
    default:
      return undefined
  }
}
const NEAR_ROUND = 22
const ROUND = /\b(?:rounds?|rds?|asaltos?|assaltos?)\b/
const SLEEP = /\b(?:sleep|slept|sleeping|durmo|dormindo|dormir|sono|duermo|durmiendo|sueno)\b/
const MOST_HOURS_OF_SLEEP = 12
const ENOUGH_SLEEP = 7

/** What a number is worth as it is written: "5.200", "8 mil", "three". */
function worthOf(to: string, language: Language): number | null {
  const digits = DIGITS.exec(to)?.[0]
  if (digits === undefined) return readNumber(to.replace(/ times$/, ''), language)
  const bare = digits.replace(THOUSANDS, '')
  const plain = /[.,]\d{3}(?!\d)/.test(bare) ? bare.replace(/[.,]/g, '') : bare.replace(',', '.')
  return Number.parseFloat(plain) * (THOUSANDS.test(digits) ? 1000 : 1)
}

/** How often, in digits: "2 times". */
const TIMES_WORD: Record<Language, string> = { en: 'times', pt: 'vezes', es: 'veces' }

/** Where the same is said once more in the same message: "what should those 20 mins be", "35 lucas (35.000)". */
function saidOnceMore(old: Mention, known: readonly Mention[]): Mention[] {
  const isSame = ({ place, figure, text }: Mention): boolean =>
    place === old.place &&
    figure.start >= old.whole.end &&
    ((isOfTime(old) && figure.unit === old.figure.unit && figure.value === old.figure.value) ||
      (figure.value === old.figure.value && /\($/.test(text.folded.slice(0, figure.start).trimEnd())))
  return known.filter(isSame)
}

/** "45.000" in the place of "35.000". */
export const inFull = (value: number, old: string): string => {
  const [separator] = /[.,](?=\d{3})/.exec(old) ?? ['']
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, separator)
}

interface Right {
  /** The number as it is written, without what it counts. */
  said: string
  /** With what it counts, if that is known. */
  mention?: Mention | undefined
  /** All numbers that were told. */
  known: readonly Mention[]
}

const saidIn = ({ text }: Mention, { start, end }: { start: number; end: number }): string =>
  text.original.slice(originalAt(text, start), originalAt(text, end))

/** An earlier number with another one in its place, together with what it counts and for what time where that changes. */
export function rewriteNumber(old: Mention, right: Right, language: Language): Rewritten {
  const { mention } = right
  if (mention?.period && old.period && isOfOtherPeriod(mention, old)) return withPeriod(old, mention, right)
  return oneOrMore(old, mention, language) ?? inMinutes(old, right, language) ?? inItsPlace(old, right, language)
}

/** "300 a month" becomes "300 every 2 months", and "5 hours a week" "40 minutes a day". */
function withPeriod(old: Mention, mention: Mention, { said }: Right): Rewritten {
  const { text, place, period = { end: old.whole.end } } = old
  const isSameNumber = valueBeside(mention, old) === old.figure.value
  const number = isSameNumber ? saidIn(old, old.whole) : mention.figure.unit ? saidIn(mention, mention.whole) : said
  const start = isSameNumber || mention.figure.unit ? old.whole.start : startOfDigits(old)
  const to = `${number} ${mention.period ? saidIn(mention, mention.period) : ''}`
  return rewriteMessage(text, { place, start, end: period.end, to })
}

/** "One evening" in the place of "two evenings", and the other way round: with what is counted, or the plural is wrong. */
function oneOrMore(old: Mention, mention: Mention | undefined, language: Language): Rewritten | undefined {
  if (!mention || old.thing !== 'times' || (mention.figure.value !== 1 && old.figure.value !== 1)) return undefined
  const { value, unit } = mention.figure
  if (unit === undefined && value === 1) return undefined
  const to =
    unit === undefined
      ? `${value} ${TIMES_WORD[language]}`
      : saidIn(mention, mention.whole)
          .replace(/^\S+(?= )/u, String(value))
          .replace(/^twice$/i, `${value} ${TIMES_WORD[language]}`)
  const rewritten = rewriteMessage(old.text, { place: old.place, ...old.whole, to })
  return { ...rewritten, fact: factOf(old, value), difference: Math.abs(value - old.figure.value) }
}

/** How many minutes something lasts now, unless only a number of the same unit is another one. */
function minutesNow(old: Mention, { mention }: Right): number | undefined {
  if (!old.length || !mention) return undefined
  const { unit, value } = mention.figure
  const isPlain = (mention.length?.plain ?? true) && old.length.plain && value !== 1
  if (isPlain && (unit === undefined ? !areMinutes(mention, old) : unit === old.figure.unit)) return undefined
  const inUnit = valueBeside(mention, old)
  return old.figure.unit === 'minutes' ? inUnit : inUnit * 60
}

/** "An hour" in the place of "90 minutes", wherever these are said. */
function inMinutes(old: Mention, right: Right, language: Language): Rewritten | undefined {
  const minutes = minutesNow(old, right)
  if (minutes === undefined || !old.length) return undefined
  const { text, place, figure } = old
  const replaced = (length: TimeLength) => {
    const { to, whole } = lengthInPlaceOf(length, minutes, language)
    const digits = /^[\d.,]+/.exec(text.folded.slice(length.start))?.[0] ?? ''
    return { start: length.start, end: whole ? length.end : length.start + digits.length, to }
  }
  const again = saidOnceMore(old, right.known).flatMap(({ length }) => (length ? replaced(length) : []))
  const rewritten = rewriteMessage(text, { place, ...replaced(old.length), again })
  const { whole, value } = lengthInPlaceOf(old.length, minutes, language)
  return whole ? rewritten : { ...rewritten, fact: factOf(old, value), difference: Math.abs(value - figure.value) }
}

const startOfDigits = ({ text, figure }: Mention): number =>
  figure.start + (DIGITS.exec(text.folded.slice(figure.start, figure.end))?.index ?? 0)

/** "1.300" for "mil e trezentos" in the place of "1.500". */
function inDigits(right: string, number: string, mention: Mention | undefined, language: Language): string {
  const value = readNumber(right, language) ?? mention?.figure.value
  if (value === undefined) return right
  if (THOUSANDS.test(number) && value >= 1000) return String(value / 1000)
  return /\d[.,]\d{3}/.test(number) ? inFull(value, number) : String(value)
}

/** Numbers as they are written: the thousands of "8 mil" belong to both or to the new one. */
function inItsPlace(old: Mention, { said: right, mention, known }: Right, language: Language): Rewritten {
  const { text, figure, place } = old
  const number = written(old)
  // "2x" cannot become "trêsx".
  const said = /\d/.test(number) && !/\d/.test(right) ? inDigits(right, number, mention, language) : right
  const keeps = THOUSANDS.test(number) && !THOUSANDS.test(said) && Number(said.replace(/[.,]/g, '')) < 1000
  const isTimes = ONCE_OR_TWICE.test(number) && !ONCE_OR_TWICE.test(said)
  const isShort = mention !== undefined && mention.figure.value === 1000 * Number(said) && !THOUSANDS.test(number)
  const to = isShort
    ? inFull(mention.figure.value, number)
    : keeps
      ? said + (THOUSANDS.exec(number)?.[0] ?? '')
      : isTimes
        ? `${said} times`
        : said
  const start = startOfDigits(old)
  const value = worthOf(to, language)
  const again = saidOnceMore(old, known).map((other) => ({
    start: startOfDigits(other),
    end: startOfDigits(other) + written(other).length,
    to: value && THOUSANDS.test(number) ? inFull(value, written(other)) : to,
  }))
  // "Twice" says the times already.
  const times =
    /^(?:once|twice)$/.test(to) && / times\b/y.exec(text.folded.slice(start + number.length)) ? ' times'.length : 0
  const rewritten = rewriteMessage(text, { place, start, end: start + number.length + times, to, again })
  if (!value) return rewritten
  return { ...rewritten, fact: factOf(old, value), difference: Math.abs(value - figure.value) }
}
