import {
  AID,
  ASKS_EACH,
  ASKS_NUMBER,
  BARE_PERCENT,
  DISCOUNT,
  EARNED,
  OTHER_COUNT,
  OTHERS_PART,
  OWN_PART,
  OWN_PAYMENT,
  PURCHASE,
  SALE,
  SHARERS,
  SHARERS_BEFORE,
  SPENT,
  TOOK_IN,
} from './everyday-words.ts'
import type { Figure } from './numbers-in-text.ts'
import { type Line, line, rounded, type Sum, type Told } from './told.ts'

interface Pair {
  count: Figure
  price: Figure
}

/** What each number of a message is for. A calculation is made only where every number has its place. */
interface Roles {
  /** So many at such a price, sold or bought. */
  sales: Pair[]
  purchases: Pair[]
  /** Amounts that come in at once. */
  earned: Figure[]
  costs: Figure[]
  aid: Figure[]
  ownShares: Figure[]
  othersShares: Figure[]
  discounts: Figure[]
  sharers: Figure[]
}

/** Between a count and its price: "boletos de la función a", "pairs of gloves at". */
const AT_PRICE = /^(?: [a-z]+){0,5}?,? (?:at|a|por|@|x|×|for|sold at|costing)(?: about| around| uns| unos)? $/
const OF_PRICE = /^(?: [a-z]+){0,3}? de $/
/** Between a count and a price that is said to be for each. */
const EACH_LATER = /^[^.;!?]{0,60}[,.]? ?[^.;!?]{0,40}$/
const TIMES: ReadonlySet<Figure['unit']> = new Set<Figure['unit']>([
  ...(['hours', 'minutes', 'days', 'weeks', 'months', 'years', 'kilos', 'pounds', 'distance', 'percent'] as const),
])

const isCount = ({ counts, marked, value, unit, vague }: Figure): boolean =>
  counts && !marked && !vague && Number.isInteger(value) && value > 1 && !TIMES.has(unit)

/** So far from a count and its price stands what happens with it. */
const FURTHEST = 45
const FURTHEST_AFTER = 12

/** Said for each: "4.500 cada uno". */
const isEach = ({ per }: Figure): boolean => per === 'person' || per === 'class'

function isPriceOf(count: Figure, price: Figure): boolean {
  if (!isCount(count) || !price.counts || price.vague || price.unit !== undefined) return false
  if (AT_PRICE.test(price.gap)) return price.marked || price.money || isEach(price)
  if (OF_PRICE.test(price.gap)) return price.marked || isEach(price)
  return isEach(price) && !count.money && EACH_LATER.test(price.gap)
}

const isPercent = ({ unit, before, value, marked }: Figure): boolean =>
  unit === 'percent' || (unit === undefined && !marked && value <= MOST_BARE_PERCENT && BARE_PERCENT.test(before))
const MOST_BARE_PERCENT = 50

/** The words around a number, up to the next number and within its sentence. */
const after = ({ figures, text }: Told, figure: Figure): string =>
  text.slice(figure.end, figures[figures.indexOf(figure) + 1]?.start).replace(/[.;!?](?!\d).*/s, '')

/** The role of every number; null where one is not understood. */
function rolesIn(told: Told): Roles | null {
  const { figures, text } = told
  const roles: Roles = {
    sales: [],
    purchases: [],
    earned: [],
    costs: [],
    aid: [],
    ownShares: [],
    othersShares: [],
    discounts: [],
    sharers: [],
  }
  const taken = new Set<Figure>()
  for (const [index, price] of figures.entries()) {
    const count = figures[index - 1]
    if (!count || taken.has(count) || isPercent(price) || !isPriceOf(count, price)) continue
    const words = text.slice(Math.max(0, count.start - FURTHEST), price.end + FURTHEST_AFTER)
    const near = text.slice(count.start, price.start)
    if (PURCHASE.test(near) || (PURCHASE.test(words) && !SALE.test(near))) roles.purchases.push({ count, price })
    else if (SALE.test(words)) roles.sales.push({ count, price })
    else return null
    taken.add(count).add(price)
  }
  for (const figure of figures) {
    if (taken.has(figure) || !figure.counts || figure.unit === 'years') continue
    const behind = after(told, figure)
    if (isPercent(figure)) {
      if (DISCOUNT.test(text.slice(figure.end).replace(/^ ?%/, ''))) roles.discounts.push(figure)
      else if (OWN_PART.test(figure.before)) roles.ownShares.push(figure)
      else if (OTHERS_PART.test(figure.before) || OTHERS_PART.test(behind)) roles.othersShares.push(figure)
      else return null
    } else if (SHARERS.test(text.slice(figure.end)) && isCount(figure)) roles.sharers.push(figure)
    else if (isCount(figure) && !figure.money && OTHER_COUNT.test(text.slice(figure.end))) continue
    else if (
      isCount(figure) &&
      SHARERS_BEFORE.test(figure.before) &&
      figure.per === undefined &&
      !SPENT.test(figure.before)
    )
      roles.sharers.push(figure)
    else if (!isMoney(figure, behind) || figure.vague || figure.rises || figure.risesTo || figure.per === 'month')
      return null
    else if (figure.per !== undefined && figure.per !== 'person') return null
    else if (EARNED.test(figure.before) || EARNED.test(behind) || TOOK_IN.test(figure.before)) roles.earned.push(figure)
    else if (isAid(figure, behind)) roles.aid.push(figure)
    else if (isSpent(figure, behind)) roles.costs.push(figure)
    else return null
  }
  return roles
}

/** "The gym took 6,340 last month", "40 for the shipping": money by what stands beside it. */
const SURELY_MONEY = 100
const isMoney = ({ money, unit, value, before }: Figure, behind: string): boolean =>
  money ||
  (unit === undefined && value >= SURELY_MONEY && (TOOK_IN.test(before) || SPENT.test(before))) ||
  (unit === undefined && value >= LEAST_MONEY && IS_FOR.test(behind) && SPENT.test(behind))
const IS_FOR = /^ (?:de|do|da|for|of|en|em) /

/** Nothing smaller is money without a currency. */
const LEAST_MONEY = 20
const isSpent = ({ means, marked, value, per, before }: Figure, behind: string): boolean =>
  (marked || per === 'person' || value >= LEAST_MONEY) &&
  (means.has('bill') || means.has('costs') || means.has('paid') || SPENT.test(before) || SPENT.test(behind))

const isAid = ({ before }: Figure, behind: string): boolean =>
  (AID.test(before) ||
    /^ (?:from|da|do|del|de la) (?:the )?(?:sponsor|council|prefeitura|patrocin|ayuntamiento|municip)/.test(behind)) &&
  !OWN_PAYMENT.test(before)

const total = (pairs: readonly Pair[]): number[] => pairs.map(({ count, price }) => count.value * price.value)
const asLines = (pairs: readonly Pair[]): Line[] =>
  pairs.map(({ count, price }) =>
    line('group', { count: count.value, price: price.value, income: count.value * price.value }),
  )
const added = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const valuesOf = (figures: readonly Figure[]): number[] => figures.map(({ value }) => value)

/** What sales, a purse or takings leave after the shares of others and the costs; what a trip or an order costs each. */
export const shared: Sum = (told) => {
  const roles = rolesIn(told)
  if (!roles) return []
  const { sales, earned, othersShares } = roles
  const isAsked = ASKS_NUMBER.test(told.text)
  if (sales.length + earned.length > 0) return isAsked || othersShares.length > 0 ? leftOfSales(told, roles) : []
  return isAsked ? sharedCosts(told, roles) : []
}

function leftOfSales(
  told: Told,
  { sales, purchases, earned, costs, aid, ownShares, othersShares, discounts, sharers }: Roles,
): Line[] {
  const isUnclear = discounts.length > 0 || ownShares.length > 1 || (ownShares.length > 0 && othersShares.length > 0)
  const spent = costsOf(costs, sales)
  if (isUnclear || spent === null) return []
  const incomes = [...total(sales), ...valuesOf(earned)]
  const income = rounded(added(incomes))
  const lines = [...asLines(sales), ...(incomes.length > 1 ? [line('groups', { list: incomes, income })] : [])]
  const afterShares = takeShares(income, ownShares, othersShares)
  lines.push(...afterShares.lines)
  let left = afterShares.left
  const all = [...total(purchases), ...spent]
  if (all.length > 0) {
    lines.push(...asLines(purchases))
    if (all.length > 1) lines.push(line('costs', { list: all, costs: added(all) }))
    left = rounded(left - added(all))
    lines.push(line(left >= 0 ? 'left' : 'missing', { costs: added(all), result: Math.abs(left) }))
  }
  const given = added(valuesOf(aid))
  if (given > 0) lines.push(line('withAidIncome', { left, aid: given, total: left + given }))
  left += given
  const [people] = sharers
  if (people && ASKS_EACH.test(told.text) && left > 0)
    lines.push(line('eachPays', { costs: left, people: people.value, share: left / people.value }))
  return lines
}

/** Costs, those for everybody who comes as often as they come; null if it is not known who comes. */
function costsOf(costs: readonly Figure[], sales: readonly Pair[]): number[] | null {
  const [sale, another] = sales
  if (costs.some(({ per }) => per === 'person') && (!sale || another)) return null
  return costs.map(({ value, per }) => (per === 'person' ? value * (sale?.count.value ?? 1) : value))
}

/** What is the member's own of an income, or what others leave of it. */
function takeShares(
  income: number,
  own: readonly Figure[],
  others: readonly Figure[],
): { lines: Line[]; left: number } {
  const exactly = ({ value }: Figure): number => income * (value / 100)
  const partOf = (figure: Figure): number => rounded(exactly(figure))
  const [mine] = own
  if (mine) return { lines: [line('keeps', { income, percent: mine.value, part: exactly(mine) })], left: partOf(mine) }
  const parts = others.map(partOf)
  const rest = income - added(parts)
  const left = rounded(rest)
  const [only] = others
  if (!only) return { lines: [], left }
  if (others.length === 1)
    return { lines: [line('takes', { income, percent: only.value, part: exactly(only), rest })], left }
  const lines = others.map((other) => line('part', { income, percent: other.value, part: exactly(other) }))
  return { lines: [...lines, line('afterParts', { income, list: parts, parts: added(parts), rest })], left }
}

/** What a trip or an order costs each. */
function sharedCosts(
  told: Told,
  { purchases, costs, aid, sharers, ownShares, othersShares, discounts }: Roles,
): Line[] {
  const people = sharers.at(-1) ?? (purchases.length === 1 ? purchases[0]?.count : undefined)
  const [discount, another] = discounts
  if (!people || !ASKS_EACH.test(told.text) || ownShares.length + othersShares.length > 0 || another) return []
  if (discount && purchases.length !== 1) return []
  const bought = added(total(purchases))
  const exactlyOff = discount ? bought * (discount.value / 100) : 0
  const off = rounded(exactlyOff)
  const all = [...(bought > 0 ? [bought - off] : []), ...valuesOf(costs)]
  const rest = added(all) - added(valuesOf(aid))
  if (all.length === 0 || rest <= 0) return []
  return [
    ...asLines(purchases),
    ...(discount
      ? [line('takes', { income: bought, percent: discount.value, part: exactlyOff, rest: bought - off })]
      : []),
    ...(all.length > 1 ? [line('costs', { list: all, costs: added(all) })] : []),
    ...(aid.length > 0 ? [line('withAid', { costs: added(all), aid: added(valuesOf(aid)), rest })] : []),
    line('eachPays', { costs: rest, people: people.value, share: rest / people.value }),
  ]
}
