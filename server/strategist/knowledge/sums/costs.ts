import type { Figure } from './numbers-in-text.ts'
import { type Line, line, type Told } from './told.ts'
import { AMOUNT_IN_WORDS, type Meaning, NOT_ALL_COSTS } from './words-beside-numbers.ts'

/** Costs that are added up, and the lines that show how. */
export interface Costs {
  total: number
  lines: Line[]
}

const isOnly = (figure: Figure, meanings: readonly Meaning[]): boolean =>
  [...figure.means].every((meaning) => meanings.includes(meaning))

export const isCost = ({ means }: Figure): boolean => means.has('bill') || means.has('costs')

/** A large number that is not understood: "3300 goes to the landlord". */
const LARGE = 100
export const isLeftOver = ({ counts, money, unit, value }: Figure): boolean =>
  counts && !money && unit === undefined && value >= LARGE

/** An amount that may be a cost or not: then it is not known what all of them are. */
const isUnclear = (figure: Figure): boolean => {
  const { money, means, per, payers, at } = figure
  if (isCost(figure)) return false
  if (!money) return isLeftOver(figure)
  if (means.size === 0) return at === undefined && payers === undefined && per !== 'class' && per !== 'hour'
  return means.has('invest') || means.has('paid') || means.has('brings')
}

/** With fees of tens of thousands, "350" may stand for 350 thousand. */
const LARGE_FEE = 10_000
const mayBeThousands = (figure: Figure, price: number, largest: number): boolean =>
  !figure.marked && figure.value < 1000 && (price >= LARGE_FEE || largest > FURTHEST_APART * figure.value)
/** "Wages 15 mil and rent 20". */
const FURTHEST_APART = 100

/** A total is not added to what it consists of; a smaller "other costs" is. */
function isTotalOfOthers(said: readonly Figure[]): boolean {
  const total = said.find(({ means }) => means.has('costs'))
  const others = said.filter((figure) => figure !== total)
  if (!total || others.length === 0) return false
  return others.some(({ means }) => means.has('costs')) || others.every(({ value }) => value <= total.value)
}

/** How many times a cost is paid: once, for each of a few coaches, or for everybody who comes. */
function timesOf({ per, at }: Figure, heads: number | undefined): number | undefined {
  if (at?.unit === 'staff') return at.value
  return per === 'person' ? heads : 1
}

/**
 * The costs that are named, if it is sure which they are and for what time. `price`: what one member pays; `heads`: how
 * many a cost "a head" is paid for.
 */
export function costsIn(
  { figures, text }: Told,
  { periods, price, heads }: { periods: readonly Figure['per'][]; price: number; heads?: number },
): Costs | undefined {
  const said = figures.filter(isCost)
  const largest = Math.max(...figures.filter(({ thousands }) => thousands).map(({ value }) => value))
  const areSure = said.every(
    (figure) =>
      figure.money &&
      isOnly(figure, ['bill', 'costs', 'paid']) &&
      (periods.includes(figure.per) || figure.per === 'person') &&
      timesOf(figure, heads) !== undefined &&
      // Nobody spends more on a member than the member pays: such a cost is for somebody else.
      !(figure.per === 'person' && figure.at?.unit !== 'staff' && figure.value > price) &&
      !figure.vague &&
      !figure.rises &&
      !figure.risesTo &&
      !mayBeThousands(figure, price, largest) &&
      !NOT_ALL_COSTS.test(figure.before),
  )
  if (AMOUNT_IN_WORDS.test(text) || said.length === 0 || figures.some(isUnclear) || !areSure || isTotalOfOthers(said))
    return undefined
  const lines: Line[] = []
  const parts = said.map((figure) => {
    const times = timesOf(figure, heads) ?? 1
    const amount = times * figure.value
    if (times !== 1) lines.push(line('group', { count: times, price: figure.value, income: amount }))
    return amount
  })
  const total = parts.reduce((sum, amount) => sum + amount, 0)
  if (parts.length > 1) lines.push(line('costs', { list: parts, costs: total }))
  return { total, lines }
}
