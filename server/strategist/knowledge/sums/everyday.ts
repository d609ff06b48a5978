import { ASKS_EACH, ASKS_NUMBER } from './everyday-words.ts'
import type { Figure } from './numbers-in-text.ts'
import { type Pair, type Roles, rolesIn } from './roles.ts'
import { added, type Line, line, rounded, type Sum, type Told } from './told.ts'

const total = (pairs: readonly Pair[]): number[] => pairs.map(({ count, price }) => count.value * price.value)
const asLines = (pairs: readonly Pair[]): Line[] =>
  pairs.map(({ count, price }) =>
    line('group', { count: count.value, price: price.value, income: count.value * price.value }),
  )
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
  if (takeTooMuch(ownShares) || takeTooMuch(othersShares)) return []
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

/** Nobody takes or gets more than there is. */
const takeTooMuch = (percents: readonly Figure[]): boolean => added(valuesOf(percents)) > 100

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
  if (discount && (purchases.length !== 1 || takeTooMuch(discounts))) return []
  const bought = added(total(purchases))
  const exactlyOff = discount ? bought * (discount.value / 100) : 0
  const off = rounded(exactlyOff)
  const all = [...(bought > 0 ? [bought - off] : []), ...valuesOf(costs.filter(({ per }) => per !== 'person'))]
  const own = valuesOf(costs.filter(({ per }) => per === 'person'))
  const rest = added(all) - added(valuesOf(aid))
  if (all.length === 0 || rest <= 0) return []
  const share = rounded(rest / people.value)
  return [
    ...asLines(purchases),
    ...(discount
      ? [line('takes', { income: bought, percent: discount.value, part: exactlyOff, rest: bought - off })]
      : []),
    ...(all.length > 1 ? [line('costs', { list: all, costs: added(all) })] : []),
    ...(aid.length > 0 ? [line('withAid', { costs: added(all), aid: added(valuesOf(aid)), rest })] : []),
    line('eachPays', { costs: rest, people: people.value, share: rest / people.value }),
    ...(own.length > 0 ? [line('eachBesides', { list: [share, ...own], all: added([share, ...own]) })] : []),
  ]
}
