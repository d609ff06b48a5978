import type { SumTexts } from '#content/talk/sums.ts'
import { type Figure, only } from './numbers-in-text.ts'
import type { TimeAhead } from './time-ahead.ts'
import { EVENT, FREE, IN_GROUPS, NOW, PARTLY, WAS } from './words-beside-numbers.ts'

/** What a message says in numbers. */
export interface Told {
  figures: readonly Figure[]
  /** Folded. */
  text: string
  /** The time to the one date that is ahead. */
  ahead: () => TimeAhead | undefined
  /** Nothing in the message or before it is about somebody under 18. */
  isAdult: () => boolean
}

/** One sentence of a calculation, not yet in a language. */
export interface Line {
  name: keyof SumTexts
  values: Readonly<Record<string, number | string | readonly number[]>>
}

/** One kind of calculation; no lines without the numbers for it. */
export type Sum = (told: Told) => Line[]

export const line = (name: Line['name'], values: Line['values'] = {}): Line => ({ name, values })

export const WEEKS_IN_A_MONTH = 4.33

export const added = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** As it is shown; what is calculated next goes on from here, so that it can be checked by hand. */
export function rounded(value: number): number {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return Number(value.toFixed(digits))
}

/** The weeks that a message counts with: "a month of 4 weeks". */
export const weeksIn = ({ figures }: Told): number | undefined =>
  only(figures, ({ unit, per }) => unit === 'weeks' && per === undefined)?.value

const wasBefore = ({ before }: Figure): boolean => WAS.test(before)
const isNow = ({ before }: Figure): boolean => NOW.test(before)

/** Everybody who pays by the month: members, and people where no event is spoken of. */
export function countsIn({ figures, text }: Told): Figure[] {
  const isEvent = EVENT.test(text)
  const counts = figures.filter(
    ({ unit, per, leaves }) => (unit === 'members' || (unit === 'heads' && !isEvent)) && per === undefined && !leaves,
  )
  // "We were 95, now 78".
  return counts.some(isNow) ? counts.filter((count) => !wasBefore(count)) : counts
}

/** How many there were before some left, and how many there are now. */
export function beforeAndNow({ figures }: Told): { before: Figure; now: Figure } | undefined {
  const people = figures.filter(({ unit, per }) => (unit === 'members' || unit === 'heads') && per === undefined)
  const before = only(people, wasBefore)
  const now = only(people, isNow)
  return before && now && before.value > now.value ? { before, now } : undefined
}

/** The number of members. "40 members and 5 with a scholarship": it is not known whether the 5 are among the 40. */
export function membersIn(told: Told): Figure | undefined {
  const members = only(countsIn(told), () => true)
  if (IN_GROUPS.test(told.text)) return undefined
  return members && FREE.test(told.text) && !paysSurely(told, members) ? undefined : members
}

const PAYING = /^ (?:paying|pagantes|\w+ pagantes|(?:who|that|que|q) (?:pay|pagam|pagan))\b/
const paysSurely = ({ text }: Told, members: Figure): boolean => PAYING.test(text.slice(members.end))

const FURTHEST_APART = 1000

/** "I charge 100, 120 and 150": prices of one gym are of the same size. */
const LARGEST_RATIO = 10
function hasOtherPrice(price: Figure, figures: readonly Figure[]): boolean {
  const next = figures[figures.indexOf(price) + 1]
  const isPlain = next?.money === true && next.means.size === 0 && !next.at
  return isPlain && next.value < LARGEST_RATIO * price.value && ALSO.test(next.gap)
}
const ALSO = /^,?(?: (?:and|or|e|ou|y|o|\/))? $/

/** The one fee of a message, whoever pays it: "at 40", "each pays 40". */
/** "We're left with about 9,000": what remains is no fee. */
const IS_RESULT =
  /\b(?:left with|profit|clear|keep|makes?|take home|sobra\w*|lucro|fica\w*|resta\w*|queda\w*|ganancia|utilidad|me llevo)(?: (?:of|about|around|me|us|de|uns|umas|unos|unas|como|mais ou menos|mas o menos|limpio|limpo))* $/
export function feeIn({ figures, text }: Told): Figure | undefined {
  const isPrice = ({ at, means, rises, risesTo, per }: Figure): boolean =>
    !rises && !risesTo && per !== 'hour' && ((at !== undefined && at.unit !== 'staff') || means.has('fee'))
  const price = only(figures, (figure) => isPrice(figure) && !IS_RESULT.test(figure.before))
  const isOnlyFee = price && [...price.means].every((meaning) => meaning === 'fee')
  if (!price?.money || !isOnlyFee || PARTLY.test(text) || hasOtherPrice(price, figures)) return undefined
  // "Rent 900 mil, 48 at 36": the thousands of the fee may go without saying.
  const isOtherScale = figures.some(({ thousands, value }) => thousands && value > FURTHEST_APART * price.value)
  return isOtherScale && !price.marked ? undefined : price
}

/** What each of these pays. */
export function priceOf(told: Told, of: Figure | undefined): Figure | undefined {
  const price = feeIn(told)
  const isOfOthers = [price?.at, price?.payers].some((other) => other !== undefined && other !== of)
  return isOfOthers ? undefined : price
}
