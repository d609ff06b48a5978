import { isCost } from './costs.ts'
import { isMonthlyPrice } from './members.ts'
import { type Figure, only } from './numbers-in-text.ts'
import { type Line, line, membersIn, priceOf, rounded, type Sum, type Told } from './told.ts'
import { ASKS_MORE, ASKS_YEAR, BY_PERCENT, GOES_TO, PARTLY, PRICE_QUESTION, RISES } from './words-beside-numbers.ts'

const RAISES = new RegExp(String.raw`\b(?:${RISES}|${GOES_TO})\b`)

/** The old and the new amount of a fee or a cost: "from 50 to 60". */
const pairOf = ({ figures, text }: Told, meaning: 'fee' | 'bill'): { old: Figure; now: Figure } | undefined => {
  const pairs = figures.filter(({ from, money }) => from && money)
  const [now] = pairs
  if (!now?.from || pairs.length > 1 || now.from.value >= now.value) return undefined
  const isUnnamedFee = meaning === 'fee' && isOnlyWanted(now) && !figures.some(isCost) && PRICE_QUESTION.test(text)
  // "I charge from 100 to 120" is no raise.
  const isNamed = now.means.has(meaning) && (meaning === 'bill' || RAISES.test(text))
  return isNamed || isUnnamedFee ? { old: now.from, now } : undefined
}

const isOnlyWanted = ({ means }: Figure): boolean => [...means].every((meaning) => meaning === 'target')

interface Raise {
  old: number
  price: number
  lines: Line[]
}

function raiseOf(told: Told, members: Figure): Raise | undefined {
  const pair = pairOf(told, 'fee')
  if (pair) return isMonthlyPrice(pair.now) ? { old: pair.old.value, price: pair.now.value, lines: [] } : undefined
  const byPercent = percentRaise(told, members)
  if (byPercent) return byPercent
  const old = priceOf(told, members)
  const change = changeIn(told)
  if (!old || !change || !isMonthlyPrice(old) || !isMonthlyPrice(change)) return undefined
  if (change.risesTo) return change.value > old.value ? { old: old.value, price: change.value, lines: [] } : undefined
  const price = old.value + change.value
  return { old: old.value, price, lines: [line('newPrice', { old: old.value, rise: change.value, price })] }
}

/** What is added to the fee, or its new amount. */
function changeIn({ figures }: Told): Figure | undefined {
  const change = only(figures, ({ rises, risesTo }) => rises || risesTo)
  const isOfFee = change && [...change.means].every((meaning) => meaning === 'fee' || meaning === 'target')
  return isOfFee && (change.means.has('fee') || !figures.some(isCost)) ? change : undefined
}

/** "A 5 % increase", "8 % de aumento". */
const IS_INCREASE =
  /^ ?(?:%|percent|per cent|por cento|por ciento)? ?(?:increase|rise|raise|hike|de aumento|a mais|mais caro|mas caro)\b/

/** "Raise the fee of 150 by 10 %". */
function percentRaise(told: Told, members: Figure): Raise | undefined {
  const { figures, text } = told
  const percent = only(figures, ({ unit }) => unit === 'percent')
  const isRise = percent && (BY_PERCENT.test(percent.before) || IS_INCREASE.test(text.slice(percent.end)))
  const isRaise = isRise && (PRICE_QUESTION.test(text) || IS_INCREASE.test(text.slice(percent.end)))
  const old = priceOf(told, members) ?? only(figures, ({ means, rises }) => rises && means.has('fee'))
  if (!isRaise || !old || !isMonthlyPrice(old) || figures.some(isCost)) return undefined
  const rise = (old.value * percent.value) / 100
  const price = old.value + rounded(rise)
  const values = { old: old.value, percent: percent.value, rise, price }
  return { old: old.value, price, lines: [line('percentRise', values)] }
}

/** What a higher price changes: how many may leave, what it brings if all stay, or with those who are said to leave. */
export const priceRise: Sum = (told) => {
  const members = membersIn(told)
  if (!members || PARTLY.test(told.text)) return []
  const raise = raiseOf(told, members)
  if (!raise) return moreFromAll(told, members)
  const { old, price, lines } = raise
  const leavers = only(told.figures, ({ leaves }) => leaves)
  if (leavers)
    return leavers.value < members.value ? [...lines, ...withLeavers(members.value, leavers.value, raise)] : []
  const asksMore = ASKS_MORE.test(told.text) || ASKS_YEAR.test(told.text)
  return [
    ...lines,
    ...mayLeave(members.value, old, price),
    ...(asksMore || lines.some(({ name }) => name === 'percentRise') ? allStay(told, members.value, raise) : []),
  ]
}

function mayLeave(members: number, old: number, price: number): Line[] {
  const total = members * old
  const needed = Math.ceil(total / price)
  const leavers = members - needed
  // Of one member nobody may leave.
  if (members === 1) return []
  return [line(leavers > 0 ? 'priceRise' : 'priceRiseTight', { members, old, income: total, price, needed, leavers })]
}

function withLeavers(members: number, leavers: number, { old, price }: Raise): Line[] {
  const stay = members - leavers
  const [before, after] = [rounded(members * old), rounded(stay * price)]
  return [
    line('nowThen', { members, old, before: members * old, leavers, stay, price, after: stay * price }),
    ...(after === before
      ? []
      : [
          after > before
            ? line('difference', { after, before, rise: after - before })
            : line('differenceLess', { after, before, loss: before - after }),
        ]),
  ]
}

function allStay(told: Told, members: number, { old, price }: Raise): Line[] {
  const [before, after] = [rounded(members * old), rounded(members * price)]
  const more = after - before
  return [line('allStay', { members, price, after: members * price, more }), ...inAYear(told, more)]
}

const inAYear = ({ text }: Told, more: number): Line[] =>
  ASKS_YEAR.test(text) ? [line('moreInAYear', { more, yearly: more * 12 })] : []

/** The old fee is not said: "4 more from each of 45". */
function moreFromAll(told: Told, members: Figure): Line[] {
  const change = changeIn(told)
  if (!change?.rises || !change.means.has('fee') || !isMonthlyPrice(change) || told.figures.some(isCost)) return []
  if (told.figures.some((figure) => figure.leaves || (figure.money && figure !== change))) return []
  const more = members.value * change.value
  return [line('moreFromAll', { members: members.value, rise: change.value, more }), ...inAYear(told, rounded(more))]
}

/** A cost that rises, for each member and month. */
export const costRise: Sum = (told) => {
  const members = membersIn(told)
  const pair = pairOf(told, 'bill')
  const added = only(told.figures, ({ money, rises, means }) => money && rises && means.has('bill'))
  const rise = pair?.now ?? added
  if (members && !rise) return costPercent(told, members)
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
/** "The rent of 2000 goes up 15 %". */
function costPercent({ figures, text }: Told, members: Figure): Line[] {
  const percent = only(figures, ({ unit }) => unit === 'percent')
  const bill =
    only(figures, ({ means, money }) => money && (means.has('bill') || means.has('paid'))) ??
    only(figures, ({ money }) => money)
  const isRent = bill && RENT.test(bill.means.has('bill') ? bill.before : text)
  if (!percent || !bill || !isRent || !RISES_PERCENT.test(percent.before)) return []
  const rise = (bill.value * percent.value) / 100
  const values = { old: bill.value, percent: percent.value, rise, price: bill.value + rounded(rise) }
  return [
    line('costPercent', values),
    line('riseMonthly', { rise: rounded(rise), members: members.value, share: rounded(rise) / members.value }),
  ]
}
const RISES_PERCENT = new RegExp(String.raw`\b(?:${RISES})\b[^.;!?]{0,16}$`)
/** Rent is named by the month; of another cost that has to be said. */
const RENT = /\b(?:rent|landlord|aluguel|alquiler|renta|arriendo)\b/
