import type { SumTexts } from '#content/talk/sums.ts'
import { type Figure, only } from './numbers-in-text.ts'
import type { TimeAhead } from './time-ahead.ts'
import { type Meaning, NOT_ALL_COSTS, PARTLY } from './words-beside-numbers.ts'

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

/** As it is shown; what is calculated next goes on from here, so that it can be checked by hand. */
export function rounded(value: number): number {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return Number(value.toFixed(digits))
}

const isOnly = (figure: Figure, meanings: readonly Meaning[]): boolean =>
  [...figure.means].every((meaning) => meanings.includes(meaning))

/** The amounts that have to be covered; undefined if it is not sure which they are, or for what time. */
function bills({ figures }: Told, periods: readonly Figure['per'][]): number[] | undefined {
  const amounts = figures.filter(({ money }) => money)
  const said = figures.filter(({ means }) => means.has('bill') || means.has('costs'))
  const isUnclear = amounts.some(
    ({ means, per, at }) =>
      (means.size === 0 && per === undefined && at === undefined) ||
      ((means.has('invest') || means.has('paid')) && !means.has('bill') && !means.has('costs')),
  )
  const hasTotal = said.some(({ means }) => means.has('costs'))
  const areSure = said.every(
    (figure) =>
      figure.money &&
      isOnly(figure, ['bill', 'costs', 'paid']) &&
      periods.includes(figure.per) &&
      !figure.vague &&
      !figure.rises &&
      !figure.risesTo &&
      !NOT_ALL_COSTS.test(figure.before),
  )
  if (said.length === 0 || isUnclear || !areSure || (hasTotal && said.length > 1)) return undefined
  return said.map(({ value }) => value)
}

/** The costs that are named, added up, and how many would cover them. */
export function costsOf(
  told: Told,
  periods: readonly Figure['per'][],
  breakEven: (costs: number) => Line,
): { costs: number; lines: Line[] } | undefined {
  const named = bills(told, periods)
  if (!named) return undefined
  const costs = named.reduce((sum, amount) => sum + amount, 0)
  return { costs, lines: [...(named.length > 1 ? [line('costs', { list: named, costs })] : []), breakEven(costs)] }
}

/** What is left of an income after the costs that are named. */
export function afterCosts(
  told: Told,
  income: number,
  periods: readonly Figure['per'][],
  breakEven: (costs: number) => Line,
): Line[] {
  const found = costsOf(told, periods, breakEven)
  if (!found) return []
  const { costs, lines } = found
  const result = rounded(income) - costs
  const left = line(result >= 0 ? 'left' : 'missing', { costs, result: Math.abs(result) })
  return [...lines.slice(0, -1), left, ...lines.slice(-1)]
}

/** The number of members; of people only where a price follows directly. */
export const membersIn = ({ figures }: Told): Figure | undefined =>
  only(figures, ({ unit, per, leaves }) => unit === 'members' && per === undefined && !leaves)

/** What each of them pays: "at 40", "each pays 40". */
export function priceOf({ figures, text }: Told, of: Figure | undefined): Figure | undefined {
  const isPrice = ({ at, means, rises, risesTo }: Figure): boolean =>
    !rises && !risesTo && (at !== undefined || means.has('fee'))
  const price = only(figures, isPrice)
  if (!price?.money || !isOnly(price, ['fee']) || PARTLY.test(text)) return undefined
  const isOfOthers = [price.at, price.payers].some((other) => other !== undefined && other !== of)
  return isOfOthers ? undefined : price
}
