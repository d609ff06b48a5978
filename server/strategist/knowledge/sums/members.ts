import { afterCosts, ownShare, withOwn } from './after-costs.ts'
import { costsIn } from './costs.ts'
import { type Figure, only } from './numbers-in-text.ts'
import {
  countsIn,
  type Line,
  line,
  membersIn,
  priceOf,
  rounded,
  type Sum,
  type Told,
  WEEKS_IN_A_MONTH,
  weeksIn,
} from './told.ts'
import { EVENT, FREE, IN_GROUPS, OTHER_GYM, PARTLY, STAYS, WHOLE } from './words-beside-numbers.ts'

const MONTHLY = [undefined, 'month'] as const
const ONCE = [undefined] as const
const IS_WHOLE = new RegExp(String.raw`(?<!\w)${WHOLE} $`)
export const isMonthlyPrice = ({ per }: Figure): boolean => per === undefined || per === 'month' || per === 'person'

/** Members × fee, against the costs. */
export const income: Sum = (told) => {
  const members = membersIn(told)
  const price = members && priceOf(told, members)
  if (!members || !price) return groups(told)
  // "Lost 10 of 60, gained 4": the 60 are those before.
  if (IS_WHOLE.test(members.before) && told.figures.some(({ leaves }) => leaves)) return []
  if (price.per === 'week') return weeklyIncome(told, members.value, price.value)
  if (!isMonthlyPrice(price)) return []
  const total = members.value * price.value
  // Where an event is spoken of, its costs could be meant.
  if (EVENT.test(told.text)) return [line('takings', { count: members.value, price: price.value, income: total })]
  return incomeOf(told, members.value, price.value)
}

export const incomeOf = (told: Told, members: number, price: number): Line[] => [
  line('income', { members, price, income: members * price }),
  ...afterCosts(told, {
    income: members * price,
    periods: MONTHLY,
    price,
    heads: members,
    breakEven: (costs) => line('breakEven', { price, needed: Math.ceil(costs / price) }),
  }),
]

/** A fee by the week, as a month. */
function weeklyIncome(told: Told, members: number, price: number): Line[] {
  const weeks = weeksIn(told) === 4 ? 4 : WEEKS_IN_A_MONTH
  const weekly = members * price
  const monthly = rounded(weekly) * weeks
  return [
    line('weekly', { members, price, weekly, weeks, monthly }),
    ...afterCosts(told, { income: monthly, periods: MONTHLY, price, heads: members, breakEven: undefined }),
  ]
}

const AND = /^ (?:and|plus|e|mais|y|mas) $/
const OR = /\b(?:or|ou|o)\b/

/** "40 adults at 60 and 30 children at 35". */
function groups(told: Told): Line[] {
  const { figures, text } = told
  const counts = countsIn(told)
  const priceFor = (count: Figure): Figure | undefined =>
    only(figures, (figure) => figure.money && (figure.at === count || figure.payers === count))
  const pairs = counts.flatMap((count) => {
    const price = priceFor(count)
    return price && isMonthlyPrice(price) && !price.rises && !price.risesTo ? [{ count, price }] : []
  })
  const all = pairs.reduce((sum, { count }) => sum + count.value, 0)
  const isWhole = counts.every((count) => pairs.some((pair) => pair.count === count) || count.value === all)
  const prices = figures.filter(({ at, means }) => (at && at.unit !== 'staff') || means.has('fee'))
  const names = new Set(pairs.map(({ count }) => /^ ?\S+/.exec(text.slice(count.end))?.[0]))
  const areJoined = pairs.slice(1).every(({ count }) => AND.test(count.gap))
  const hasChoice = counts.some(({ gap }) => OR.test(gap)) || counts.some(({ vague }) => vague)
  // With the same name twice the second may be a plan.
  if (pairs.length < 2 || !isWhole || (names.size < pairs.length && !areJoined) || prices.length !== pairs.length)
    return []
  if (hasChoice || [PARTLY, FREE, OTHER_GYM, IN_GROUPS].some((words) => words.test(text))) return []
  const incomes = pairs.map(({ count, price }) => count.value * price.value)
  const total = incomes.reduce((sum, amount) => sum + amount, 0)
  return [
    ...pairs.map(({ count, price }) =>
      line('group', { count: count.value, price: price.value, income: count.value * price.value }),
    ),
    line('groups', { list: incomes, income: total }),
    ...afterCosts(told, {
      income: total,
      periods: MONTHLY,
      price: Math.max(...pairs.map(({ price }) => price.value)),
      heads: all,
      breakEven: undefined,
    }),
  ]
}

/** How many members cover the costs, where only the costs and the fee are named. */
export const coverCosts: Sum = (told) => {
  const { figures, text } = told
  const price = priceOf(told, undefined)
  const hasCount = figures.some(({ unit }) => unit === 'members' || unit === 'heads' || unit === 'tickets')
  if (!price?.means.has('fee') || !isMonthlyPrice(price) || hasCount) return []
  const isOnce = EVENT.test(text) || (price.per === 'person' && !figures.some(({ per }) => per === 'month'))
  const costs = costsIn(told, { periods: isOnce ? ONCE : MONTHLY, price: price.value })
  if (!costs) return []
  const needed = Math.ceil(costs.total / price.value)
  const own = isOnce ? undefined : ownShare(told)
  return [
    ...costs.lines,
    line(isOnce ? 'breakEvenEach' : 'breakEven', { price: price.value, needed }),
    ...(own ? [withOwn(costs.total, own, price.value)] : []),
  ]
}

/** Tickets, or people at a seminar, × price, against the costs. */
export const takings: Sum = (told) => {
  const tickets = only(told.figures, ({ unit, per }) => unit === 'tickets' && per === undefined)
  const heads = only(told.figures, ({ unit, per, leaves }) => unit === 'heads' && per === undefined && !leaves)
  const count = tickets ?? (EVENT.test(told.text) ? heads : undefined)
  const price = count && priceOf(told, count)
  if (!count || !price || (price.per !== undefined && price.per !== 'person')) return []
  const total = count.value * price.value
  return [
    line('takings', { count: count.value, price: price.value, income: total }),
    ...afterCosts(told, {
      income: total,
      periods: ONCE,
      price: price.value,
      heads: count.value,
      breakEven: hasCostAHead(told)
        ? undefined
        : (costs) => line('breakEvenEach', { price: price.value, needed: Math.ceil(costs / price.value) }),
    }),
  ]
}
/** Such costs grow with those who come. */
const hasCostAHead = ({ figures }: Told): boolean =>
  figures.some(({ means, per }) => (means.has('bill') || means.has('costs')) && per === 'person')

/** Single classes: price × people a class × classes a week, as a month, against the costs. */
export const classes: Sum = (told) => {
  const { figures } = told
  const people = only(figures, ({ unit, per }) => (unit === 'heads' || unit === 'members') && per === 'class')
  const weekly = only(figures, ({ unit, per }) => unit === 'sessions' && per === 'week')
  const price = only(figures, ({ money, per, rises }) => money && per === 'class' && !rises)
  if (!people || !weekly || !price || price.means.has('bill') || price.means.has('paid')) return []
  const aPerson = price.value * weekly.value * WEEKS_IN_A_MONTH
  const total = aPerson * people.value
  return [
    line('classes', { price: price.value, people: people.value, classes: weekly.value, income: total }),
    ...afterCosts(told, {
      income: total,
      periods: MONTHLY,
      price: price.value,
      heads: people.value,
      breakEven: (costs) => line('breakEvenClass', { needed: Math.ceil(costs / aPerson) }),
    }),
  ]
}

/** The share of those who leave, if it is clear that the members are those before. */
export const leaving: Sum = ({ figures }) => {
  const members = only(figures, ({ unit, leaves, before }) => unit === 'members' && !leaves && IS_WHOLE.test(before))
  const all = figures.filter(({ unit, leaves }) => unit === 'members' && !leaves)
  const leavers = only(figures, ({ leaves, before }) => leaves && !STAYS.test(before))
  if (!members || !leavers || all.length > 1 || leavers.value >= members.value) return []
  const percent = rounded((100 * leavers.value) / members.value)
  return [line('leaving', { leavers: leavers.value, members: members.value, percent })]
}
