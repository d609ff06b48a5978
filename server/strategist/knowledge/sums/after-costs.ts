import { costsIn } from './costs.ts'
import { type Figure, only } from './numbers-in-text.ts'
import { type Line, line, rounded, type Told } from './told.ts'
import { ASKS_YEAR, KEEPS_SHARE, TAKES_SHARE } from './words-beside-numbers.ts'

/** What is known of an income. */
export interface Income {
  income: number
  /** The costs are paid in one of these times. */
  periods: readonly Figure['per'][]
  /** What one pays. */
  price: number
  /** How many pay. */
  heads: number
  /** How many would cover these costs. */
  breakEven: ((costs: number) => Line) | undefined
}

/** The amount that the owner wants to live on. */
export const ownShare = ({ figures }: Told): Figure | undefined =>
  only(
    figures,
    ({ money, means, per }) =>
      money && means.has('own') && !means.has('bill') && (per === undefined || per === 'month'),
  )

/** A part of the income in per cent that somebody else takes, or that the member keeps. */
function sharesOf({ figures }: Told, income: number): Line[] {
  const share = only(figures, ({ unit }) => unit === 'percent')
  if (!share || share.value >= 100) return []
  const part = (income * share.value) / 100
  const values = { income: rounded(income), percent: share.value, part }
  if (KEEPS_SHARE.test(share.before)) return [line('keeps', values)]
  return TAKES_SHARE.test(share.before) ? [line('takes', { ...values, rest: rounded(income) - rounded(part) })] : []
}

/** What is left of an income after the costs that are named; of it in a year, and for each of the partners. */
export function afterCosts(told: Told, { income, periods, price, heads, breakEven }: Income): Line[] {
  const shares = sharesOf(told, income)
  const costs = costsIn(told, { periods, price, heads })
  // What comes first, the share or the costs, is not known.
  if (shares.length > 0) return costs ? [] : shares
  if (!costs) return []
  const result = rounded(income) - costs.total
  const left = line(result >= 0 ? 'left' : 'missing', { costs: costs.total, result: Math.abs(result) })
  const own = ownShare(told)
  const then = result > 0 ? [...split(told, result), ...inAYear(told, result)] : []
  const covers = own ? withOwn(costs.total, own, price) : breakEven?.(costs.total)
  return [...costs.lines, left, ...then, ...(covers ? [covers] : [])]
}

export const withOwn = (costs: number, own: Figure, price: number): Line =>
  line('withOwn', {
    list: [costs, own.value],
    total: costs + own.value,
    price,
    needed: Math.ceil((costs + own.value) / price),
  })

const inAYear = ({ text, figures }: Told, result: number): Line[] =>
  ASKS_YEAR.test(text) && !figures.some(({ per }) => per === 'year')
    ? [line('inAYear', { result, yearly: result * 12 })]
    : []

const WE_ARE = /\b(?:somos|gente e|sao|son|we are|we're)(?: os| los)? $/

const split = ({ figures }: Told, result: number): Line[] => {
  // Of "I have 2 partners" there are three to share.
  const partners = only(figures, ({ unit, before }) => unit === 'partners' && WE_ARE.test(before))
  return partners ? [line('split', { result, partners: partners.value, share: result / partners.value })] : []
}
