import { SUM_TEXTS } from '#content/talk/sums.ts'
import type { Language } from '#contract/language.ts'
import { fold } from '../../reading/fold.ts'
import { once } from '../../reading/once.ts'
import { textLanguage } from '../../reading/text-language.ts'
import { withKilos } from '../../reading/with-kilos.ts'
import type { DayText } from '../../strategist.ts'
import { freeHours, hoursPerWeek, roundsLast, sessionsIn, trainingTime } from './counted-time.ts'
import { shared } from './everyday.ts'
import { fillIn } from './fill-in.ts'
import { hours, pay } from './hours.ts'
import { lostIncome } from './lost.ts'
import { classes, coverCosts, income, leaving, takings } from './members.ts'
import { isExact, numberFormat, withThousandths } from './number-format.ts'
import { type Figure, figuresIn } from './numbers-in-text.ts'
import { hasTooManyNumbers } from './numerals.ts'
import { costRise, priceRise } from './price.ts'
import { fuel, instalments, passes, resale, siblings } from './prices-paid.ts'
import { owing, payBack, saving } from './saving.ts'
import { timeAhead } from './time-ahead.ts'
import { type Line, rounded, type Sum, type Told } from './told.ts'
import { asksForWanted, wantedBy } from './wanted.ts'
import { weight } from './weight.ts'
import { AGE, NOT_AN_ADULT } from './words-beside-numbers.ts'

/** In this order; of those in one row only the first that has the numbers for it. */
const SUMS: readonly (readonly Sum[])[] = [
  [classes, priceRise, lostIncome, income, takings, coverCosts, payBack, owing, saving],
  [costRise],
  [leaving],
  [pay, hours],
  [weight],
]
/** What is left for one or for each, and times that are counted: only where every number has its place. */
const EVERYDAY: readonly Sum[] = [
  ...[freeHours, roundsLast, trainingTime, sessionsIn],
  ...[passes, instalments, siblings, fuel, resale],
  ...[shared, hoursPerWeek],
]

/** A longer calculation would be most of the answer. */
const MOST_LINES = 5

const ALMOST_NOTHING = 1e-6

const PLACE = /\{(?<isResult>= )?(?<key>\w+)(?:: (?<one>[^/}]+)\/(?<many>[^}]+))?\}/g

function say({ name, values }: Line, language: Language, { format }: Intl.NumberFormat): string {
  return SUM_TEXTS[language][name].replace(PLACE, (...found) => {
    const { isResult, key = '', one, many = '#' }: Partial<Record<string, string>> = found.at(-1)
    const value = values[key] ?? 0
    if (typeof value === 'string') return value
    if (typeof value !== 'number') return value.map((each) => format(each)).join(' + ')
    const shown = isResult === undefined ? value : rounded(value)
    const counted = (shown === 1 ? (one ?? many) : many).replace('#', format(shown))
    if (isResult === undefined) return counted
    return `${Math.abs(shown - value) < ALMOST_NOTHING ? '=' : '≈'} ${counted}`
  })
}

const ADULT_AGE = 18
/** Whether a text is about somebody under 18. */
export const isOfMinor = (folded: string): boolean =>
  NOT_AN_ADULT.test(folded) ||
  [...folded.matchAll(AGE)].some(({ groups }) => Number(groups?.said ?? groups?.years ?? groups?.have) < ADULT_AGE)

/** Two currencies in one message cannot be added. */
const CURRENCIES = [
  /r\$|\b(?:reais|brl)\b/,
  /€|\b(?:euros?|eur)\b/,
  /£|\b(?:quid|gbp)\b/,
  /(?<!r)\$|\b(?:dollars?|usd|bucks|dolares)\b/,
]
const mixesCurrencies = (folded: string): boolean => CURRENCIES.filter((currency) => currency.test(folded)).length > 1

/** Who tells more than this asks for no single result. */
const LONGEST_FOR_EVERYDAY = 600

const everydayLines = (told: Told): Line[] => (told.text.length > LONGEST_FOR_EVERYDAY ? [] : firstOf(EVERYDAY, told))

const isExactLine = ({ values }: Line): boolean =>
  Object.values(values)
    .flat()
    .every((value) => typeof value === 'string' || isExact(value))

function firstOf(row: readonly Sum[], told: Told): Line[] {
  for (const sum of row) {
    const lines = sum(told)
    if (lines.length > 0) return lines.every(isExactLine) ? lines : []
  }
  return []
}

const PEOPLE: ReadonlySet<Figure['unit']> = new Set<Figure['unit']>([
  'members',
  'heads',
  'staff',
  'partners',
  'tickets',
])
/** "0.5 members": counts are whole, only the average of a class may not be. */
const isPartOfPerson = ({ unit, per, value }: Figure): boolean =>
  PEOPLE.has(unit) && per !== 'class' && Math.abs(value - Math.round(value)) > ALMOST_NOTHING

const isTooLarge = ({ counts, value }: Figure): boolean => counts && !isExact(value)

/** The text of a message in which its numbers are found. */
const textToReckon = (message: string, language: Language): string =>
  fold(withKilos(message, language)).replace(/(\d) ?x ?(?=\d)/g, '$1 x ')

/** What a message says in numbers; undefined where nothing can be calculated with them. */
function readTold(message: string, language: Language, today: DayText, earlier: readonly string[]): Told | undefined {
  const text = textToReckon(message, language)
  if (!/\d/.test(text) || hasTooManyNumbers(text) || mixesCurrencies(text)) return undefined
  const written = textLanguage(message, language)
  const figures = figuresIn(text, written)
  if (figures.some((figure) => isPartOfPerson(figure) || isTooLarge(figure))) return undefined
  return {
    figures,
    text,
    // Finding dates takes longer than everything else.
    ahead: once(() => timeAhead(message, written, today)),
    isAdult: () => ![text, ...earlier.map(fold)].some(isOfMinor),
  }
}

const OF_FUEL: ReadonlySet<Line['name']> = new Set<Line['name']>(['litresPerHundred', 'litres', 'fuelCost'])

function inWords(lines: readonly Line[], texts: readonly string[], language: Language): string[] {
  const format = numberFormat(texts.join('\n'), language)
  return lines
    .slice(0, MOST_LINES)
    .map((line) => say(line, language, OF_FUEL.has(line.name) ? withThousandths(format) : format))
}

/**
 * Calculations with numbers that the member gave: members, prices and costs; an investment; saving; hours and pay; a slow
 * loss of weight; shares and what is left. Empty without the numbers for one, or where a number can be read in two ways.
 * What the member wrote earlier only tells whether somebody is under 18.
 */
export function sumsIn(message: string, language: Language, today: DayText, earlier: readonly string[] = []): string[] {
  return inWords(linesIn(message, language, today, earlier), [message, ...earlier], language)
}

function linesIn(message: string, language: Language, today: DayText, earlier: readonly string[]): Line[] {
  const told = readTold(message, language, today, earlier)
  if (!told) return []
  const everyday = everydayLines(told)
  // What is filled in is meant for gyms.
  fillIn(told.figures, told.text)
  const usual = SUMS.flatMap((row) => firstOf(row, told))
  const isFuller = everyday.length > usual.length || everyday.filter(({ name }) => name === 'group').length > 1
  return isFuller ? everyday : usual
}

/** How many people or what price leave what the message wants, with the numbers told before it; empty for any other. */
export function wantedSumIn(message: string, language: Language, today: DayText, earlier: readonly string[]): string[] {
  const asked = asksForWanted(message)
  const told = asked && readTold(message, language, today, earlier)
  if (!told) return []
  const texts = [earlier.join('\n'), ...earlier.toReversed()]
  const lines = texts
    .map((text) => wantedBy(linesIn(text, language, today, earlier), told.figures, asked))
    .find((found) => found.length > 0)
  return lines ? inWords(lines, [message, ...earlier], language) : []
}

/** Only what is left for one or for each, and times that are counted: who asks for that wants the result. */
export function everydaySumIn(message: string, language: Language, today: DayText): string[] {
  // All numbers of a long message would be read for nothing.
  if (textToReckon(message, language).length > LONGEST_FOR_EVERYDAY) return []
  const told = readTold(message, language, today, [])
  return told ? inWords(everydayLines(told), [message], language) : []
}
