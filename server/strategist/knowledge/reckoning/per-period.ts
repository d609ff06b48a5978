import type { AskedPeriod } from './asked.ts'
import type { Counted, Kind, Per, Period, Quantity } from './quantity.ts'

/** How much of something comes in one period, and how that was multiplied. */
export interface Rate {
  kind: 'money' | 'minutes' | Counted
  value: number
  period: Period
  /** What was multiplied or added; a single number is the rate itself. */
  factors: readonly Term[]
  joined: '×' | '+'
}
export interface Term {
  kind: Kind
  value: number
}

/** The one value that all of these have; undefined if there is none, or several. */
export function only(quantities: readonly Quantity[]): Quantity | undefined {
  const [first] = quantities
  return first && quantities.every(({ value }) => value === first.value) ? first : undefined
}

const isPer = (quantity: Quantity, pers: readonly (Per | undefined)[]): boolean => pers.includes(quantity.per)
const withoutTwice = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(
    (each, place) => !quantities.slice(0, place).some(({ value, kind }) => value === each.value && kind === each.kind),
  )

const DAYS_IN_WEEK = 7
const FEW = 10

/** "80 a class, 3 a week": so few a week are sessions, and "300 a month" is money. */
function withKind(quantity: Quantity): Quantity {
  const { kind, per, value } = quantity
  if (kind !== 'bare' || per === undefined) return quantity
  if (value > FEW) return { ...quantity, kind: 'money' }
  return per === 'week' ? { ...quantity, kind: 'sessions' } : quantity
}

/** "4 of judo and 3 of strength a week", "kumite 3 times a week and kata once": both are a week. */
function withSharedPeriod(quantities: readonly Quantity[]): Quantity[] {
  return quantities.map((each, place) => {
    const next = quantities[place + 1]
    const before = quantities[place - 1]
    const isAlike = (other: Quantity | undefined): boolean => other?.kind === 'sessions' && other.per === 'week'
    const isShared = each.per === undefined && each.kind === 'sessions'
    const isNear =
      (next && isAlike(next) && next.start - each.end < MOST_BETWEEN) ||
      (before && isAlike(before) && each.start - before.end < MOST_BETWEEN)
    return isShared && isNear ? { ...each, per: 'week' as const } : each
  })
}
const MOST_BETWEEN = 32

/** Every day is every day only where no other number of days is told. */
function withoutEveryDay(quantities: readonly Quantity[]): Quantity[] {
  const isDays = ({ kind, per, value }: Quantity): boolean =>
    (kind === 'days' || kind === 'sessions') && (per === 'week' || per === undefined) && value < DAYS_IN_WEEK
  return quantities.some(isDays)
    ? quantities.filter(({ kind, value }) => !(kind === 'days' && value === DAYS_IN_WEEK))
    : [...quantities]
}

/** "3 sessions of 2 hours a week": the sessions are a week, the hours each. */
function withLengthOfEach(quantities: readonly Quantity[]): Quantity[] {
  const isLengthOf = (each: Quantity | undefined, next: Quantity | undefined): boolean =>
    each?.kind === 'sessions' &&
    each.per === undefined &&
    each.value > 1 &&
    next?.kind === 'minutes' &&
    next.per === 'week' &&
    next.start - each.end < BESIDE
  return quantities.map((each, place): Quantity => {
    if (isLengthOf(each, quantities[place + 1])) return { ...each, per: 'week' }
    return isLengthOf(quantities[place - 1], each) ? { ...each, per: 'session' } : each
  })
}
/** Between "3 sessions" and "2 hours". */
const BESIDE = 14

export const prepared = (quantities: readonly Quantity[]): Quantity[] =>
  withoutEveryDay(withSharedPeriod(withLengthOfEach(withoutTwice(quantities).map(withKind))))

/** How often a week: sessions, or days. */
function oftenAWeek(told: readonly Quantity[], first: 'sessions' | 'days'): Quantity | undefined {
  const counted = (kind: Kind, pers: readonly (Per | undefined)[]) =>
    only(told.filter((each) => each.kind === kind && isPer(each, pers)))
  const second = first === 'days' ? 'sessions' : 'days'
  return (
    counted(first, ['week']) ?? counted(second, ['week']) ?? counted(first, [undefined]) ?? counted(second, [undefined])
  )
}

/** All ways in which something comes a day, week, month or year. */
export function ratesOf(told: readonly Quantity[]): Rate[] {
  return [...timeRates(told), ...roundRates(told), ...sessionRates(told), ...moneyRates(told)]
}

const rate = (kind: Rate['kind'], period: Period, factors: readonly Term[], joined: Rate['joined'] = '×'): Rate => ({
  kind,
  period,
  factors,
  joined,
  value: factors.reduce((all, { value }) => (joined === '×' ? all * value : all + value), joined === '×' ? 1 : 0),
})

const EACH_TIME: readonly (Per | undefined)[] = ['session', 'person', 'each', 'way', 'day', undefined]

/** So many sessions a week may be days. */
const MOST_DAYS = 4

function timeRates(told: readonly Quantity[]): Rate[] {
  const times = told.filter(({ kind }) => kind === 'minutes')
  const weekly = times.filter(({ per }) => per === 'week')
  const direct = only(weekly)
  const lengths = times.filter((each) => isPer(each, EACH_TIME))
  const named = lengths.filter(({ per }) => per !== undefined)
  const length = only(named.length > 0 ? named : lengths)
  // "6 days, 30 minutes a week" can only be 30 minutes each time.
  // Two classes a week beside "30 minutes a day at home" are something else.
  const ofDay =
    length?.per === 'day' ? told.filter(({ kind, value }) => kind !== 'sessions' || value >= MOST_DAYS) : told
  const often = length && oftenAWeek(ofDay, length.per === 'day' ? 'days' : 'sessions')
  const ways: Term[] = length?.per === 'way' ? [{ kind: 'bare', value: 2 }] : []
  const product = length && often ? rate('minutes', 'week', [often, ...ways, length]) : undefined
  const days = length?.per === 'day' && !often ? rate('minutes', 'day', [length]) : undefined
  const single = direct && rate('minutes', 'week', [direct])
  const isBoth = single && product && direct.value > (length?.value ?? 0)
  const both = isBoth ? [rate('minutes', 'week', [direct, { kind: 'minutes', value: product.value }], '+')] : []
  return [single, product, days, ...both].filter((each) => each !== undefined)
}

function roundRates(told: readonly Quantity[]): Rate[] {
  const rounds = only(
    told.filter((each) => each.kind === 'rounds' && isPer(each, ['session', 'each', 'day', undefined])),
  )
  const often = rounds && oftenAWeek(told, 'sessions')
  return rounds && often ? [rate('rounds', 'week', [often, rounds])] : []
}

function sessionRates(told: readonly Quantity[]): Rate[] {
  const weekly = told.filter(({ kind, per }) => (kind === 'sessions' || kind === 'days') && per === 'week')
  const sessions = weekly.filter(({ kind }) => kind === 'sessions')
  const counted = sessions.length > 0 ? sessions : weekly
  const [first] = counted
  const daily = only(told.filter(({ kind, per }) => kind === 'sessions' && per === 'day'))
  const days = only(told.filter(({ kind, per }) => kind === 'days' && per === 'week'))
  const products = daily && days ? [rate('sessions', 'week', [days, daily])] : []
  return first && products.length === 0 ? [rate('sessions', 'week', counted, '+')] : products
}

const MINUTES_IN_HOUR = 60
/** Nothing for a single hour. */
const hoursOf = ({ value }: Quantity): Term[] =>
  value === MINUTES_IN_HOUR ? [] : [{ kind: 'bare', value: value / MINUTES_IN_HOUR }]

function moneyRates(told: readonly Quantity[]): Rate[] {
  const money = told.filter(({ kind }) => kind === 'money')
  const of = (pers: readonly (Per | undefined)[]) => only(money.filter((each) => isPer(each, pers)))
  const people = only(told.filter(({ kind }) => kind === 'people'))
  const rates: Rate[] = []
  for (const period of ['week', 'month', 'year'] as const) {
    const direct = of([period])
    if (!direct) continue
    const ofOne = { kind: 'money' as const, value: direct.value / direct.every }
    rates.push(rate('money', period, [ofOne]))
    // The rent is not paid by each of the members, nor the profit.
    const isBeside = people && direct.start > people.end && direct.start - people.end < MOST_BETWEEN
    if (people && (direct.each || (isBeside && direct.role !== 'cost')))
      rates.push(rate('money', period, [people, ofOne]))
  }
  const perSession = of(['session'])
  const often = oftenAWeek(told, 'sessions')
  if (perSession && often?.per === 'week') rates.push(rate('money', 'week', [often, perSession]))
  const monthly = only(told.filter(({ kind, per }) => kind === 'sessions' && per === 'month'))
  const priced = perSession ?? of(['hour'])
  if (priced && monthly) rates.push(rate('money', 'month', [monthly, priced]))
  const perHour = of(['hour'])
  const hours = only(told.filter(({ kind, per }) => kind === 'minutes' && per === 'week'))
  // "6 clients, one hour each a week".
  if (perHour && hours?.each && people) rates.push(rate('money', 'week', [people, ...hoursOf(hours), perHour]))
  else if (perHour && hours)
    rates.push(rate('money', 'week', [{ kind: 'bare', value: hours.value / MINUTES_IN_HOUR }, perHour]))
  else if (perHour && often && !hours) rates.push(rate('money', 'week', [often, perHour]))
  return rates
}

const WEEKS_IN_YEAR = 52
const MONTHS_IN_YEAR = 12
/** So many weeks are counted as a month; a month of the calendar is somewhat longer. */
const WEEKS_IN_FOUR = 4

/** How often a rate comes in the period that is asked for; undefined if the two do not fit. */
export function timesIn(period: Period, { period: asked, count }: AskedPeriod): number | undefined {
  const times: Partial<Record<Period, Partial<Record<Period, number>>>> = {
    day: { day: 1, week: DAYS_IN_WEEK },
    week: { week: 1, month: WEEKS_IN_FOUR, year: WEEKS_IN_YEAR },
    month: { month: 1, year: MONTHS_IN_YEAR },
    year: { year: 1 },
  }
  const one = times[period]?.[asked]
  return one === undefined ? undefined : one * count
}
