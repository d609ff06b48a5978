import type { Known } from './known.ts'
import { only } from './per-period.ts'
import { mayBeMoney, type Quantity } from './quantity.ts'
import { type Say, textsOf } from './say.ts'

const paid = ({ value, times = 1 }: Quantity): number => value * times
const sumOf = (quantities: readonly Quantity[]): number => quantities.reduce((sum, each) => sum + paid(each), 0)
const written = (say: Say, { value, times }: Quantity): string =>
  times === undefined ? say.number(value) : `${say.number(times)} × ${say.number(value)}`
const joined = (say: Say, quantities: readonly Quantity[], sign: '+' | '−'): string =>
  quantities.map((each) => written(say, each)).join(` ${sign} `)

/** The one amount that is there to spend. */
const toSpend = (quantities: readonly Quantity[]): Quantity | undefined =>
  only(quantities.filter(({ kind, role, per }) => kind === 'money' && role === 'have' && per === undefined))

/** What is to be paid once. With two children "38 each" is paid twice. */
function paidOnce(quantities: readonly Quantity[]): Quantity[] {
  const isCount = ({ kind, value }: Quantity): boolean =>
    kind === 'bare' && Number.isInteger(value) && value > 1 && value <= MOST_OF_ONE_KIND
  const people = only(quantities.filter(({ kind }) => kind === 'people')) ?? only(quantities.filter(isCount))
  return quantities.flatMap((quantity): Quantity[] => {
    const { kind, per, role, each, times } = quantity
    if (kind !== 'money' || role === 'have' || role === 'income') return []
    if (per === undefined) return [quantity]
    const isOfEach = each && (per === 'person' || per === 'each')
    return isOfEach && (times ?? people) ? [{ ...quantity, times: times ?? people?.value ?? 1 }] : []
  })
}

/** "40 shirts", at 32 each. */
const MOST_OF_ONE_KIND = 500

/** What the question names, where it names at least so many of the costs; or else all of them. */
function meantCosts(known: Known, costs: readonly Quantity[], least: number): readonly Quantity[] {
  const named = costs.filter(known.names)
  return named.length >= least ? named : costs
}

const THOUSAND = 1000
/** The numbers of the question that were not told: "of the 25" means the 25,000 that were. */
const newIn = ({ told, own }: Known): Quantity[] =>
  own.filter(
    (each) =>
      mayBeMoney(each) &&
      each.role !== 'have' &&
      each.per === undefined &&
      !told.some(({ value }) => value === each.value || value === each.value * THOUSAND),
  )

function lessAll(say: Say, have: number, costs: readonly Quantity[]): string {
  const left = have - sumOf(costs)
  const line = `${say.number(have)} − ${joined(say, costs, '−')}`
  return left >= 0
    ? `${line} = ${say.number(left)}${textsOf(say).left}.`
    : `${line} = −${say.number(-left)}: ${textsOf(say).over.replace('{n}', say.number(-left))}.`
}

/** What is there, less everything that is to be paid from it. */
export function leftOf(known: Known): string | null {
  const { told, own, say } = known
  const fromOwn = newIn(known)
  const costs = fromOwn.length > 0 ? fromOwn : meantCosts(known, paidOnce(told), 1)
  // What each member pays is no income to spend.
  const isOfGym = told.some(({ kind }) => kind === 'people')
  const income = isOfGym
    ? undefined
    : only(told.filter(({ kind, role, per }) => kind === 'money' && role === 'income' && per !== 'hour'))
  const have = toSpend(told) ?? toSpend(own) ?? (costs.some(known.names) ? income : undefined)
  return have && costs.length > 0 ? lessAll(say, have.value, costs) : null
}

/** What is still to be saved. */
export function missingOf(known: Known): string | null {
  const { told, own, say } = known
  const have = toSpend([...told, ...own])
  const costs = [...paidOnce(told), ...newIn(known)]
  const everyMonth = have ? null : missingEveryMonth(known)
  if (everyMonth !== null) return everyMonth
  const missing = have ? sumOf(costs) - have.value : 0
  if (!have || costs.length === 0 || missing <= 0) return null
  return `${joined(say, costs, '+')} − ${say.number(have.value)} = ${say.number(missing)}${textsOf(say).missing}.`
}

/** "The camp costs 950 a month, and they give me 400". */
function missingEveryMonth({ told, say }: Known): string | null {
  const monthly = told.filter(({ kind, per }) => kind === 'money' && per === 'month')
  const given = only(monthly.filter(({ role }) => role === 'have' || role === 'income'))
  const cost = only(monthly.filter(({ role }) => role === 'cost'))
  if (!given || !cost || cost.value <= given.value) return null
  const line = `${say.number(cost.value)} − ${say.number(given.value)} = ${say.number(cost.value - given.value)}`
  return `${line}${textsOf(say).missing} ${textsOf(say).month}.`
}

/** "What do insurance and hall come to per year?": the amounts that the question names, if all are for the same time. */
function sumOfNamed({ told, say, names }: Known): string | null {
  const named = told.filter((each) => each.kind === 'money' && each.role !== 'have' && names(each))
  const [first] = named
  if (!first || named.length < 2) return null
  const periods = new Set(named.flatMap(({ per }) => per ?? []))
  const [per] = periods
  const isPeriod = per === 'day' || per === 'week' || per === 'month' || per === 'year'
  if (periods.size > 1 || (per !== undefined && !isPeriod)) return null
  // "The uniform and one month of fees" are paid once, both.
  const isAll = per !== undefined && named.every((each) => each.per === per)
  return `${joined(say, named, '+')} = ${say.number(sumOf(named))}${isAll && isPeriod ? ` ${textsOf(say)[per]}` : ''}.`
}

/** How many pay for something, each so much: "the guest asks 2,000, I would charge 100". */
export function headsFor({ told, say }: Known): string | null {
  const money = told.filter(({ kind, role }) => kind === 'money' && role !== 'have')
  const price = only(money.filter(({ per, each }) => each || per === 'person'))
  const cost = only(money.filter(({ per, each }) => per === undefined && !each))
  if (!price || !cost || price.value >= cost.value) return null
  const heads = cost.value / price.value
  const line = `${say.number(cost.value)} ÷ ${say.number(price.value)}`
  return Number.isInteger(heads) ? `${line} = ${heads}.` : `${line} ≈ ${say.number(heads)} → ${Math.ceil(heads)}.`
}

/** "What is it all together?": everything that is to be paid once, and what is left of what is there. */
export function sumOfCosts(known: Known): string | null {
  const { told, asked, say } = known
  const isAll = asked.both && (asked.kind === undefined || asked.kind === 'money') && asked.periods.length === 0
  const named = sumOfNamed(known)
  if (named !== null) return named
  const costs = [...paidOnce(told), ...newIn(known)].filter(({ kind, bill }) => kind === 'money' && !bill)
  const isWorth = costs.length > 1 || costs.some(({ times }) => times !== undefined)
  if (!(isAll || asked.half) || !isWorth) return null
  const all = sumOf(costs)
  const sum = `${joined(say, costs, '+')} = ${say.number(all)}`
  if (asked.half) return `${sum}; ${say.number(all)} ÷ 2 = ${say.number(all / 2)}.`
  const line = `${sum}.`
  const have = toSpend(told)
  return have ? `${line} ${lessAll(say, have.value, [{ ...have, value: all }])}` : line
}

/** The price stands right after those who pay it: "42 members paying 35". */
const NEAREST = 24

/** What members pay in a month, less rent and the other bills. */
export function leftEveryMonth({ told, asked, say }: Known): string | null {
  const isMonthly = asked.periods.length === 0 || asked.periods.every(({ period }) => period === 'month')
  const people = only(told.filter(({ kind }) => kind === 'people'))
  const fee =
    people &&
    told.find(
      ({ kind, start, per, bill }) =>
        kind === 'money' &&
        !bill &&
        start >= people.end &&
        start - people.end < NEAREST &&
        (per === undefined || per === 'month'),
    )
  const bills = told.filter(
    ({ kind, bill, per, value }) =>
      kind === 'money' && (per === 'month' || (bill && per === undefined)) && value !== fee?.value,
  )
  if (!isMonthly || !fee || bills.length === 0) return null
  const income = people.value * fee.value
  const first = `${say.number(people.value)} × ${say.number(fee.value)} = ${say.number(income)}`
  return `${first}; ${lessAll(say, income, bills).replace(/\.$/, '')} ${textsOf(say).month}.`
}
