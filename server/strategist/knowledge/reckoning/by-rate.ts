import type { AskedPeriod } from './asked.ts'
import type { Known } from './known.ts'
import { only, type Rate, ratesOf, timesIn } from './per-period.ts'
import type { Kind } from './quantity.ts'
import { counted, duration, HOUR, inPeriod, type Say, textsOf } from './say.ts'

const formula = (say: Say, { factors, joined }: Rate): string => factors.map(say.amount).join(` ${joined} `)

/** The rates that may be meant: of the kind that is asked for, or of the only kind there is. */
export function ratesMeant({ told, asked }: Known): Rate[] {
  const rates = ratesOf(told)
  const ofKind = asked.kind ? rates.filter(({ kind }) => kind === asked.kind) : []
  // Who says "spending" may mean time, too, where no money was told.
  const mayBeAny = asked.kind === undefined || (asked.kind === 'money' && !told.some(({ kind }) => kind === 'money'))
  const found = ofKind.length > 0 ? ofKind : mayBeAny ? rates : []
  const mostTelling = (kind: Rate['kind']): Rate[] => found.filter((each) => each.kind === kind)
  for (const kind of ['money', 'minutes', 'rounds', 'sessions'] as const) {
    const ofOne = mostTelling(kind)
    if (ofOne.length > 0) return ofOne
  }
  return []
}

/** Of several ways to the same thing the one with most numbers in it; none where they contradict each other. */
export function likeliest(rates: readonly Rate[], both = false): Rate | undefined {
  const together = both ? rates.find(({ joined, factors }) => joined === '+' && factors.length > 1) : undefined
  if (together) return together
  const sorted = rates.toSorted((one, other) => other.factors.length - one.factors.length)
  const [best, second] = sorted
  const isClear = best && (!second || best.factors.length > second.factors.length || best.value === second.value)
  return isClear ? best : undefined
}

/** Nobody trains or works for more hours than there are. */
const MINUTES_IN: Record<AskedPeriod['period'], number> = { day: 1440, week: 10_080, month: 44_640, year: 527_040 }
const isImpossible = ({ kind, period, value }: Rate): boolean => kind === 'minutes' && value >= MINUTES_IN[period]

export function ofRate(known: Known, chosen: Rate | undefined): string | null {
  const { say, asked } = known
  if (!chosen) return null
  const isAlone = chosen.factors.length === 1
  const periods = asked.periods.length > 0 ? asked.periods : [{ period: chosen.period, count: 1 }]
  const parts = periods.flatMap((period, place) => {
    const times = timesIn(chosen.period, period)
    if (times === undefined || isImpossible(chosen)) return []
    const isFourWeeks = chosen.period === 'week' && period.period === 'month'
    const shown = isFourWeeks ? { period: 'week' as const, count: times } : period
    const result = `${say.amount({ kind: chosen.kind, value: chosen.value * times })} ${inPeriod(say, shown)}`
    const from = place === 0 ? formula(say, chosen) : say.amount({ kind: chosen.kind, value: chosen.value })
    const isSum = chosen.joined === '+' && !isAlone && times > 1
    const multiplied = times === 1 ? from : `${isSum ? `(${from})` : from} × ${say.number(times)}`
    const isTold = isAlone && times === 1
    return [{ isTold, line: (isTold ? result : `${multiplied} = ${result}`) + aboutMonth(known, chosen, period) }]
  })
  // What was told needs no calculation, but may stand beside one.
  return parts.length === 0 || parts.every(({ isTold }) => isTold)
    ? null
    : `${parts.map(({ line }) => line).join('; ')}.`
}

export const WEEKS_IN_MONTH = 52 / 12
/** Of much time the whole hours are enough. */
const MUCH = 10 * 60
const roundedTime = (minutes: number): number => {
  const step = minutes >= MUCH ? HOUR : 5
  return Math.round(minutes / step) * step
}

/** Four weeks are somewhat less than a month. */
function aboutMonth({ say }: Known, { kind, period, value }: Rate, asked: AskedPeriod): string {
  if (period !== 'week' || asked.period !== 'month' || asked.count !== 1) return ''
  const inMonth =
    kind === 'minutes' ? duration(roundedTime(value * WEEKS_IN_MONTH)) : say.number(Math.round(value * WEEKS_IN_MONTH))
  return ` (${textsOf(say).about.replace('{n}', inMonth)})`
}

export function total(known: Known): string | null {
  const rates = ratesMeant(known)
  const [asked] = known.asked.periods
  // "38 a month each and 40 a year": who asks for a month means the first.
  const ofPeriod = rates.filter(({ period }) => period === asked?.period)
  const result = ofRate(known, likeliest(ofPeriod.length > 0 ? ofPeriod : rates, known.asked.both))
  // "How much would it be a month, just the classes?": how many they are was told.
  const isOfMoney = result === null && known.asked.kind === 'sessions'
  return isOfMoney ? total({ ...known, asked: { ...known.asked, kind: 'money' } }) : result
}

/** The one number of hours or sessions a week that was told. */
function weeklyBase({ told, asked }: Known, kinds: readonly Kind[]): Rate | undefined {
  const rates = ratesOf(told).filter(({ kind, period }) => period === 'week' && kinds.includes(kind))
  const ofKind = rates.filter(({ kind }) => kind === asked.kind)
  return likeliest(ofKind.length > 0 ? ofKind : rates)
}

/** How long one of several lasts, if the rate was made of that. */
const lengthOfEach = ({ factors, joined }: Rate): number | undefined =>
  joined === '×' && factors.length > 1 ? factors.find(({ kind }) => kind === 'minutes')?.value : undefined

/** "If I hand over 6 of those", "if I add three mornings of two hours". */
export function changedBy(known: Known, sign: 1 | -1): string | null {
  const { own, say } = known
  const base = weeklyBase(known, ['minutes']) ?? weeklyBase(known, ['sessions'])
  if (!base) return null
  const [first, second] = own.filter(({ kind }) => kind !== 'percent' && kind !== 'money')
  if (!first) return null
  const length = [first, second].find((each) => each?.kind === 'minutes')
  const count = [first, second].find((each) => each !== undefined && each !== length)
  const isTime = base.kind === 'minutes'
  // "One class a week" lasts as long as the others; "6 of those" are of what the base counts: hours.
  const isOfClasses = isTime && !length && (count?.kind === 'sessions' || count?.kind === 'days')
  const one = length?.value ?? (isOfClasses ? lengthOfEach(base) : isTime ? HOUR : 1)
  if (one === undefined) return null
  const change = (count?.value ?? 1) * one
  const value = base.value + sign * change
  if (value < 0) return null
  const amount = (of: number) => say.amount({ kind: base.kind, value: of })
  const isSeveral = count && (length || isOfClasses)
  const multiplied = isSeveral ? `${say.number(count.value)} × ${duration(one)}` : amount(change)
  return `${amount(base.value)} ${sign > 0 ? '+' : '−'} ${multiplied} = ${amount(value)} ${textsOf(say).week}.`
}

const DAYS_IN_WEEK = 7

export function daysOff(known: Known): string | null {
  const { told, say } = known
  const days = only(
    told.filter(({ kind, per }) => (kind === 'days' || kind === 'sessions') && (per === 'week' || per === undefined)),
  )
  if (!days || days.value > DAYS_IN_WEEK || known.own.some(({ value }) => value !== days.value)) return null
  return `${DAYS_IN_WEEK} − ${say.number(days.value)} = ${counted(textsOf(say).off, DAYS_IN_WEEK - days.value, say)} ${textsOf(say).week}.`
}
