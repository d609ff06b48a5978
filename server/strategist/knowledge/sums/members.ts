import { type Figure, only } from './numbers-in-text.ts'
import {
  afterCosts,
  costsOf,
  type Line,
  line,
  membersIn,
  priceOf,
  rounded,
  type Sum,
  type Told,
  WEEKS_IN_A_MONTH,
} from './told.ts'
import { EVENT, PARTLY, PRICE_QUESTION, STAYS, WHOLE } from './words-beside-numbers.ts'

const MONTHLY = [undefined, 'month'] as const
const ONCE = [undefined] as const
const isMonthlyPrice = ({ per }: Figure): boolean => per === undefined || per === 'month' || per === 'person'

/** Members × fee, against the costs. */
export const income: Sum = (told) => {
  const members = membersIn(told)
  const price = members && priceOf(told, members)
  if (!members || !price || !isMonthlyPrice(price)) return []
  const total = members.value * price.value
  // Where an event is spoken of, its costs could be meant.
  if (EVENT.test(told.text)) return [line('takings', { count: members.value, price: price.value, income: total })]
  return [
    line('income', { members: members.value, price: price.value, income: total }),
    ...afterCosts(told, total, MONTHLY, (costs) =>
      line('breakEven', { price: price.value, needed: Math.ceil(costs / price.value) }),
    ),
  ]
}

/** How many members cover the costs, where only the costs and the fee are named. */
export const coverCosts: Sum = (told) => {
  const price = priceOf(told, undefined)
  const hasCount = told.figures.some(({ unit }) => unit === 'members' || unit === 'heads' || unit === 'tickets')
  if (!price?.means.has('fee') || !isMonthlyPrice(price) || hasCount || EVENT.test(told.text)) return []
  const found = costsOf(told, MONTHLY, (costs) =>
    line('breakEven', { price: price.value, needed: Math.ceil(costs / price.value) }),
  )
  return found?.lines ?? []
}

/** Tickets, or people at a seminar, × price, against the costs. */
export const takings: Sum = (told) => {
  const tickets = only(told.figures, ({ unit, per }) => unit === 'tickets' && per === undefined)
  const heads = only(told.figures, ({ unit, per, leaves }) => unit === 'heads' && per === undefined && !leaves)
  const count = tickets ?? heads
  const price = count && priceOf(told, count)
  if (!count || !price || (price.per !== undefined && price.per !== 'person')) return []
  // Of people without an event it is not known how often they pay.
  const isEvent = tickets !== undefined || EVENT.test(told.text)
  if (!isEvent && !price.at) return []
  const total = count.value * price.value
  return [
    line('takings', { count: count.value, price: price.value, income: total }),
    ...(isEvent
      ? afterCosts(told, total, ONCE, (costs) =>
          line('breakEvenEach', { price: price.value, needed: Math.ceil(costs / price.value) }),
        )
      : []),
  ]
}

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
    ...afterCosts(told, total, MONTHLY, (costs) => line('breakEvenClass', { needed: Math.ceil(costs / aPerson) })),
  ]
}

/** The old and the new amount of a fee or a cost: "from 50 to 60". */
const pairOf = ({ figures, text }: Told, meaning: 'fee' | 'bill'): { old: Figure; now: Figure } | undefined => {
  const pairs = figures.filter(({ from, money }) => from && money)
  const [now] = pairs
  if (!now?.from || pairs.length > 1 || now.from.value >= now.value) return undefined
  const hasBills = figures.some(({ means }) => means.has('bill') || means.has('costs'))
  const isUnnamedFee = meaning === 'fee' && now.means.size === 0 && !hasBills && PRICE_QUESTION.test(text)
  return now.means.has(meaning) || isUnnamedFee ? { old: now.from, now } : undefined
}

/** How many may leave before a higher price earns less. */
export const priceRise: Sum = (told) => {
  const members = membersIn(told)
  if (!members || PARTLY.test(told.text)) return []
  const pair = pairOf(told, 'fee')
  if (pair) return isMonthlyPrice(pair.now) ? mayLeave(members.value, pair.old.value, pair.now.value) : []
  const old = priceOf(told, members)
  const change = only(told.figures, ({ rises, risesTo }) => rises || risesTo)
  const isOfFee = change && [...change.means].every((meaning) => meaning === 'fee' || meaning === 'target')
  const hasBills = told.figures.some(({ means }) => means.has('bill') || means.has('costs'))
  if (!old || !change || !isOfFee || hasBills || !isMonthlyPrice(old) || !isMonthlyPrice(change)) return []
  if (change.risesTo) return change.value > old.value ? mayLeave(members.value, old.value, change.value) : []
  const price = old.value + change.value
  return [line('newPrice', { old: old.value, rise: change.value, price }), ...mayLeave(members.value, old.value, price)]
}

function mayLeave(members: number, old: number, price: number): Line[] {
  const total = members * old
  const needed = Math.ceil(total / price)
  const leavers = members - needed
  return [line(leavers > 0 ? 'priceRise' : 'priceRiseTight', { members, old, income: total, price, needed, leavers })]
}

/** A cost that rises, for each member and month. */
export const costRise: Sum = (told) => {
  const members = membersIn(told)
  const pair = pairOf(told, 'bill')
  const added = only(told.figures, ({ money, rises, means }) => money && rises && means.has('bill'))
  const rise = pair?.now ?? added
  if (!members || !rise || (pair && added)) return []
  const per = rise.per ?? (RENT.test((pair?.old ?? rise).before) ? 'month' : undefined)
  if (per !== 'month' && per !== 'year') return []
  const amount = pair ? pair.now.value - pair.old.value : rise.value
  const share = amount / members.value / (per === 'year' ? 12 : 1)
  return [
    ...(pair ? [line('difference', { after: pair.now.value, before: pair.old.value, rise: amount })] : []),
    line(per === 'year' ? 'riseYearly' : 'riseMonthly', { rise: amount, members: members.value, share }),
  ]
}
/** Rent is named by the month; of another cost that has to be said. */
const RENT = /\b(?:rent|aluguel|alquiler|renta|arriendo)\b/

const IS_WHOLE = new RegExp(String.raw`(?<!\w)${WHOLE} $`)

/** The share of those who leave, if it is clear that the members are those before. */
export const leaving: Sum = ({ figures }) => {
  const members = only(figures, ({ unit, leaves, before }) => unit === 'members' && !leaves && IS_WHOLE.test(before))
  const all = figures.filter(({ unit, leaves }) => unit === 'members' && !leaves)
  const leavers = only(figures, ({ leaves, before }) => leaves && !STAYS.test(before))
  if (!members || !leavers || all.length > 1 || leavers.value >= members.value) return []
  const percent = rounded((100 * leavers.value) / members.value)
  return [line('leaving', { leavers: leavers.value, members: members.value, percent })]
}
