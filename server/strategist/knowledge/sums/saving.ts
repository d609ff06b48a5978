import { type Figure, only } from './numbers-in-text.ts'
import { type Line, line, rounded, type Sum, type Told, WEEKS_IN_A_MONTH } from './told.ts'
import { SAVES } from './words-beside-numbers.ts'

/** From this many weeks on, a month is the better measure. */
const MANY_WEEKS = 9
const FEWEST_WEEKS = 2

/** How long all the profit goes into an investment. */
export const payBack: Sum = ({ figures }) => {
  const invested = only(figures, ({ money, means, per }) => money && means.has('invest') && per === undefined)
  const profit = only(figures, ({ money, means }) => money && means.has('profit'))
  if (!invested || !profit || invested === profit || (profit.per !== undefined && profit.per !== 'month')) return []
  const months = invested.value / profit.value
  const values = { invested: invested.value, profit: profit.value }
  if (Number.isInteger(months)) return months > 1 ? [line('payBackExact', { ...values, months })] : []
  return months > 1 ? [line('payBack', { ...values, fewest: Math.floor(months), most: Math.ceil(months) })] : []
}

/** Smaller numbers without a currency are ages, weights and scores as often as money. */
const SURELY_MONEY = 100
const isAmount = ({ money, marked, value, per, rises, at }: Figure): boolean =>
  money && (marked || value >= SURELY_MONEY) && per === undefined && !rises && !at

/** What is to be saved for: what is needed, or the price of it. */
function targetIn({ figures }: Told): Figure | undefined {
  const isSaved = ({ means }: Figure): boolean => means.has('saved') || means.has('profit')
  const wanted = figures.filter((figure) => isAmount(figure) && figure.means.has('target') && !isSaved(figure))
  const priced = ({ means }: Figure): boolean => means.has('invest') || means.has('costs')
  return wanted.length > 0
    ? only(wanted, () => true)
    : only(figures, (figure) => isAmount(figure) && priced(figure) && !isSaved(figure))
}

/** What is missing to a target: how long it takes, and how much it is until the date that is named. */
export const saving: Sum = (told) => {
  const { figures } = told
  const target = targetIn(told)
  const aside = figures.filter((figure) => isAmount(figure) && figure.means.has('saved'))
  const saved = only(aside, ({ means }) => !means.has('target'))
  // An amount of which nothing is said may be part of it.
  if (figures.some(({ money, means, per }) => money && means.size === 0 && per === undefined)) return []
  if (!target || (aside.length > 0 && !saved) || (!saved && !SAVES.test(told.text))) return []
  const rest = target.value - (saved?.value ?? 0)
  // "15k saved, need another 30": the thousands may go without saying.
  if (rest <= 0) return []
  const monthly = only(figures, ({ money, per, before }) => money && per === 'month' && SAVES.test(before))
  const values = { target: target.value, saved: saved?.value ?? 0, rest }
  const takes =
    saved && monthly
      ? [line('saving', { ...values, monthly: monthly.value, months: Math.ceil(rest / monthly.value) })]
      : []
  const byDate = untilThen(told, rest)
  return [...takes, ...(byDate.length > 0 && saved && takes.length === 0 ? [line('rest', values)] : []), ...byDate]
}

function untilThen({ ahead }: Told, rest: number): Line[] {
  const time = ahead()
  if (time?.months !== undefined && time.months > 1)
    return [line('byMonths', { rest, months: time.months, monthly: rest / time.months })]
  if (!time || time.weeks < FEWEST_WEEKS) return []
  const weekly = rest / time.weeks
  const values = { weeks: time.weeks, rest, weekly, monthly: rounded(weekly) * WEEKS_IN_A_MONTH }
  return [line(time.weeks < MANY_WEEKS ? 'byWeeks' : 'byManyWeeks', values)]
}
