import { isLeftOver } from './costs.ts'
import { type Figure, only } from './numbers-in-text.ts'
import { type Line, line, rounded, type Sum, type Told, WEEKS_IN_A_MONTH } from './told.ts'
import { AHEAD_AFTER, AHEAD_BEFORE, CAN_PAY, SAVES, SINCE, SPENDS } from './words-beside-numbers.ts'

/** From this many weeks on, a month is the better measure. */
const MANY_WEEKS = 9
const FEWEST_WEEKS = 2
/** Nobody saves or pays for fifty years. */
const MOST_MONTHS = 600
const MOST_WEEKS = 2600
const isTooLong = (count: number, per: Figure['per']): boolean => count >= (per === 'week' ? MOST_WEEKS : MOST_MONTHS)

/** How long all the profit goes into an investment. */
export const payBack: Sum = ({ figures }) => {
  const invested = only(figures, ({ money, means, per }) => money && means.has('invest') && per === undefined)
  const profit = only(figures, ({ money, means }) => money && means.has('profit'))
  if (!invested || !profit || invested === profit || (profit.per !== undefined && profit.per !== 'month')) return []
  const months = invested.value / profit.value
  if (isTooLong(months, 'month')) return []
  const values = { invested: invested.value, profit: profit.value }
  if (Number.isInteger(months)) return months > 1 ? [line('payBackExact', { ...values, months })] : []
  return months > 1 ? [line('payBack', { ...values, fewest: Math.floor(months), most: Math.ceil(months) })] : []
}

/** Smaller numbers without a currency are ages, weights and scores as often as money. */
const SURELY_MONEY = 100
const isAmount = ({ money, marked, value, per, rises, at }: Figure): boolean =>
  money && (marked || value >= SURELY_MONEY) && per === undefined && !rises && !at
const isSaved = ({ means }: Figure): boolean => means.has('saved') || means.has('profit')
/** An amount of which nothing is said. */
const isUnknown = ({ money, means, per }: Figure): boolean => money && means.size === 0 && per === undefined

interface Target {
  value: number
  lines: Line[]
}

/** What is to be saved for: what is needed, the price of it, or all that a trip costs. */
function targetIn({ figures, text }: Told): Target | undefined {
  const amounts = figures.filter((figure) => isAmount(figure) && !isSaved(figure))
  const wanted = amounts.filter(({ means }) => means.has('target'))
  const priced = amounts
    .filter(({ means }) => means.has('invest') || means.has('costs'))
    .filter(({ before }) => !SPENDS.test(before))
  const bills = amounts.filter(({ means }) => means.has('bill'))
  const unknown = figures.filter(isUnknown)
  const isSaving = SAVES.test(text)
  if (wanted.length === 0 && priced.length === 0 && bills.length > 1 && isSaving) return sumOf(bills)
  const target = only(wanted.length > 0 ? wanted : priced, () => true)
  if (wanted.length > 0 || priced.length > 0 || !isSaving) return target && { value: target.value, lines: [] }
  const [alone] = unknown
  return alone && unknown.length === 1 && amounts.includes(alone) ? { value: alone.value, lines: [] } : undefined
}

function sumOf(bills: readonly Figure[]): Target | undefined {
  if (bills.some(({ vague }) => vague)) return undefined
  const list = bills.map(({ value }) => value)
  const value = list.reduce((sum, amount) => sum + amount, 0)
  return { value, lines: [line('costs', { list, costs: value })] }
}

/** What can be put aside or paid each month or week. */
const rateIn = ({ figures }: Told): Figure | undefined =>
  only(
    figures,
    ({ money, per, before, means }) =>
      money &&
      (per === 'month' || per === 'week') &&
      !means.has('bill') &&
      !means.has('costs') &&
      (SAVES.test(before) || CAN_PAY.test(before)),
  )

/** "6 months to go", "thats 6 months". */
function unitsAhead({ figures, text }: Told, unit: 'months' | 'weeks'): number | undefined {
  const isAhead = ({ before, end }: Figure): boolean => AHEAD_BEFORE.test(before) || AHEAD_AFTER.test(text.slice(end))
  return only(figures, (figure) => figure.unit === unit && figure.per === undefined && isAhead(figure))?.value
}

/** How many times money is put aside until then. */
function timesAhead(told: Told, per: Figure['per']): number | undefined {
  if (per === 'month') return unitsAhead(told, 'months') ?? told.ahead()?.months
  const weeks = unitsAhead(told, 'weeks') ?? told.ahead()?.weeks
  return weeks !== undefined && weeks >= FEWEST_WEEKS ? weeks : undefined
}

/** What is missing to a target: how long it takes, and how much it is until the date that is named. */
export const saving: Sum = (told) => {
  const { figures } = told
  const aside = figures.filter((figure) => isAmount(figure) && figure.means.has('saved'))
  const saved = only(aside, ({ means }) => !means.has('target'))
  const rate = rateIn(told)
  const isSaving = saved || SAVES.test(told.text) || (rate && timesAhead(told, rate.per) !== undefined)
  if ((aside.length > 0 && !saved) || !isSaving) return []
  const target = targetIn(told)
  // An amount of which nothing is said may be part of it.
  if (figures.some((figure) => (isUnknown(figure) && figure.value !== target?.value) || isLeftOver(figure))) return []
  if (!target) return rate ? reached(told, rate, saved?.value ?? 0) : []
  const rest = target.value - (saved?.value ?? 0)
  // "15k saved, need another 30": the thousands may go without saying.
  if (rest <= 0) return []
  const values = { target: target.value, saved: saved?.value ?? 0, rest }
  const takes = rate ? howLong(told, rate, values) : []
  const isReached = rate && !saved && timesAhead(told, rate.per) !== undefined
  if (isReached) return [...target.lines, ...reached(told, rate, 0, target.value)]
  const byDate = untilThen(told, rest)
  const remaining = byDate.length > 0 && saved && takes.length === 0 ? [line('rest', values)] : []
  return takes.length + byDate.length > 0 ? [...target.lines, ...remaining, ...takes, ...byDate] : []
}

function howLong(told: Told, rate: Figure, values: { target: number; saved: number; rest: number }): Line[] {
  const [count, isWeekly] = [Math.ceil(values.rest / rate.value), rate.per === 'week']
  if (isTooLong(count, rate.per)) return []
  if (values.saved > 0)
    return [
      isWeekly
        ? line('savingWeeks', { ...values, weekly: rate.value, weeks: count })
        : line('saving', { ...values, monthly: rate.value, months: count }),
    ]
  if (timesAhead(told, rate.per) !== undefined || values.rest <= rate.value || SINCE.test(told.text)) return []
  return [line(isWeekly ? 'takesWeeks' : 'takesMonths', { target: values.target, rate: rate.value, count })]
}

/** What comes together until then, and whether it is enough. */
function reached(told: Told, rate: Figure, saved: number, target?: number): Line[] {
  const times = timesAhead(told, rate.per)
  if (times === undefined) return []
  const put = rounded(times * rate.value)
  const total = put + saved
  const lines = [
    line(rate.per === 'week' ? 'putWeekly' : 'putMonthly', { times, rate: rate.value, put: times * rate.value }),
    ...(saved > 0 ? [line('withSaved', { put, saved, total })] : []),
  ]
  if (target === undefined) return lines
  const enough = total >= target
  return [...lines, line(enough ? 'enough' : 'notEnough', { target, total, rest: Math.abs(target - total) })]
}

function untilThen(told: Told, rest: number): Line[] {
  const time = told.ahead()
  const months = unitsAhead(told, 'months') ?? time?.months
  if (months !== undefined && months > 1) return [line('byMonths', { rest, months, monthly: rest / months })]
  if (!time || time.weeks < FEWEST_WEEKS) return []
  const weekly = rest / time.weeks
  const values = { weeks: time.weeks, rest, weekly, monthly: rounded(weekly) * WEEKS_IN_A_MONTH }
  return [line(time.weeks < MANY_WEEKS ? 'byWeeks' : 'byManyWeeks', values)]
}

/** How long a debt is paid off. */
export const owing: Sum = (told) => {
  const { figures } = told
  const owed = only(figures, ({ money, means, per }) => money && means.has('owed') && per === undefined)
  const rate = rateIn(told)
  if (
    !owed ||
    !rate ||
    rate.means.has('owed') ||
    rate.value >= owed.value ||
    figures.some(isUnknown) ||
    figures.some(isLeftOver)
  )
    return []
  const count = Math.ceil(owed.value / rate.value)
  if (isTooLong(count, rate.per)) return []
  return [line(rate.per === 'week' ? 'paidOffWeeks' : 'paidOffMonths', { owed: owed.value, rate: rate.value, count })]
}
