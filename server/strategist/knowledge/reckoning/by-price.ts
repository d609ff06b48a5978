import { WEEKS_IN_MONTH } from './by-rate.ts'
import { amounts, type Known, ofRole, withoutPer } from './known.ts'
import { only } from './per-period.ts'
import { mayBeMoney, type Quantity } from './quantity.ts'
import { counted, duration, HOUR, percent, textsOf } from './say.ts'

/** "For the two of them", "ten lessons", "3 months at 130": a count and what one of them costs. */
export function ofSeveral({ told, own, asked, say }: Known): string | null {
  const prices = told.filter(
    (each) =>
      each.role !== 'have' &&
      (each.kind === 'money' || (mayBeMoney(each) && (each.per === 'each' || each.per === 'person'))),
  )
  const priced = only(prices.filter(({ per }) => per !== undefined)) ?? only(prices)
  if (!priced || asked.kind === 'minutes') return null
  const counts = [...own, ...told].filter(
    (each) =>
      !prices.includes(each) &&
      (each.per === undefined || own.includes(each)) &&
      (each.kind === 'people' || each.kind === 'sessions' || each.kind === 'bare' || each.kind === 'months'),
  )
  const inQuestion = only(counts.filter((each) => own.includes(each)))
  const count = inQuestion ?? only(counts.filter(({ kind }) => kind !== 'bare'))
  if (!count || count.value > (count.kind === 'people' ? MOST_PEOPLE : MOST_OF_A_KIND)) return null
  const one = priced.value / priced.every
  const value = count.value * one
  const isMonthly = priced.per === 'month' || priced.per === 'week' || priced.per === 'year'
  const period = isMonthly && count.kind !== 'months' ? ` ${textsOf(say)[priced.per as 'month']}` : ''
  const first = `${say.number(count.value)} × ${say.number(one)} = ${say.number(value)}${period}`
  const isYear = priced.per === 'month' && asked.periods.some(({ period: each }) => each === 'year')
  const inYear = isYear ? `; ${say.number(value)} × 12 = ${say.number(value * 12)} ${textsOf(say).year}` : ''
  return `${first}${inYear}.`
}
const MOST_OF_A_KIND = 60
const MOST_PEOPLE = 100_000

/** A count in the question itself is meant: "what would ten of them cost?". */
export function ofSeveralIfNamed(known: Known): string | null {
  const isNamed = known.own.some(({ kind }) => kind === 'bare' || kind === 'sessions' || kind === 'people')
  return isNamed ? ofSeveral(known) : null
}

/** A purse, less the shares of others. */
export function leftAfterShares({ told, own, asked, say }: Known): string | null {
  const isTold = ({ value }: Quantity): boolean => told.some((each) => each.kind === 'percent' && each.value === value)
  const all = [...told, ...own.filter((each) => !isTold(each))].filter(({ kind }) => kind === 'percent')
  const sum = all.reduce((total, { value }) => total + value, 0)
  // "Those 30 %" are all of them together.
  const shares = all.length > 2 ? all.filter(({ value }) => value * 2 !== sum) : all
  const whole = only(ofRole(told, 'income')) ?? only(withoutPer(told.filter(({ kind }) => kind === 'money')))
  const isWhole = shares.reduce((total, { value }) => total + value, 0) <= 100
  // What members pay in a month is no purse.
  const isOfGym = asked.periods.some(({ period }) => period === 'month') && told.some(({ kind }) => kind === 'people')
  if (!whole || shares.length === 0 || !isWhole || isOfGym) return null
  const parts = shares.map(({ value }) => (whole.value * value) / 100)
  const each = shares.map(({ value }, place) => `${percent(value, say)} = ${say.number(parts[place] ?? 0)}`).join('; ')
  const costs = withoutPer(ofRole(told, 'cost'))
    .filter(({ value }) => value !== whole.value)
    .map(({ value }) => value)
  const left = whole.value - [...parts, ...costs].reduce((sum, part) => sum + part, 0)
  return `${each}; ${[whole.value, ...parts, ...costs].map(say.number).join(' − ')} = ${say.number(left)}${textsOf(say).left}.`
}

/** "60 a lesson, 2 a week". */
function spentAWeek(told: readonly Quantity[]): Quantity | undefined {
  const lesson = only(told.filter(({ kind, per }) => kind === 'money' && per === 'session'))
  const often = only(told.filter(({ kind, per }) => kind === 'sessions' && per === 'week'))
  return lesson && often && { ...lesson, value: lesson.value * often.value, per: 'week' }
}

/** How many weeks or months savings last. */
export function lastsOf({ told, say }: Known): string | null {
  const have = only(ofRole(told, 'have')) ?? only(withoutPer(told.filter(({ kind }) => kind === 'money')))
  const spent =
    only(
      told.filter(
        ({ kind, per, role }) => kind === 'money' && (per === 'month' || per === 'week') && role !== 'income',
      ),
    ) ?? spentAWeek(told)
  // "The room is 550 and the gym 80 a month": with the one alone it would last too long.
  const hasOthers = told.some(
    ({ kind, role, per, value }) => kind === 'money' && role === 'cost' && per === undefined && value !== have?.value,
  )
  if (!have || !spent || spent.value >= have.value || hasOthers) return null
  const lasts = spent.per === 'week' ? textsOf(say).lastsWeeks : textsOf(say).lasts
  const line = `${say.number(have.value)} ÷ ${say.number(spent.value)}`
  const count = Math.round((have.value / spent.value) * 10) / 10
  const isExact = count * spent.value === have.value
  return `${line} ${isExact ? '=' : '≈'} ${counted(lasts, count, say)}.`
}

/** An amount for several weeks or classes, for one of them. */
export function ofEach(known: Known): string | null {
  const { told, asked, say } = known
  const [period] = asked.periods
  const have = only(ofRole(told, 'have')) ?? only(withoutPer(told.filter(({ kind }) => kind === 'money')))
  const counted = period && ({ day: 'days', week: 'weeks', month: 'months', year: 'years' } as const)[period.period]
  const units = counted && only(told.filter(({ kind, per }) => kind === counted && per === undefined))
  if (have && period?.count === 1 && units && units.value > 1)
    return `${say.number(have.value)} ÷ ${say.number(units.value)} = ${say.number(have.value / units.value)} ${textsOf(say)[period.period]}.`
  const pay = only(told.filter(({ kind, per }) => kind === 'money' && per === 'month'))
  const hours = only(told.filter(({ kind, per }) => kind === 'minutes' && per === 'week'))
  if (asked.what === 'each' && asked.ofHour && pay && hours)
    return `${say.number(pay.value)} ÷ (${duration(hours.value)} × ${say.number(4.33)}) ≈ ${say.number(pay.value / ((hours.value / HOUR) * WEEKS_IN_MONTH))} ${textsOf(say).eachHour}.`
  const weekly = only(told.filter(({ kind, per }) => kind === 'sessions' && per === 'week'))
  if (asked.what === 'each' && !asked.ofHour && pay && weekly)
    return `${say.number(pay.value)} ÷ (${say.number(weekly.value)} × ${say.number(4.33)}) ≈ ${say.number(pay.value / (weekly.value * WEEKS_IN_MONTH))} ${textsOf(say).each}.`
  const classes = only(told.filter(({ kind, per }) => kind === 'sessions' && (per === undefined || per === 'month')))
  if (asked.what !== 'each' || !pay || !classes || classes.value < 2) return null
  return `${say.number(pay.value)} ÷ ${say.number(classes.value)} = ${say.number(pay.value / classes.value)} ${textsOf(say).each}.`
}

/** How much more a wanted number is than the one that was told. */
export function moreThan(known: Known): string | null {
  const { told, own, asked, say } = known
  const wanted = only(own.filter(({ kind }) => kind === 'minutes' || kind === 'sessions'))
  if (!wanted) return null
  const same = only(
    told.filter(({ kind, value }) => kind === wanted.kind && value < wanted.value && value * MOST_TIMES > wanted.value),
  )
  if (!same) return null
  const what = asked.what === 'missing' ? textsOf(say).missing : textsOf(say).more
  return `${say.amount(wanted)} − ${say.amount(same)} = ${say.amount({ kind: wanted.kind, value: wanted.value - same.value })}${what}.`
}
const MOST_TIMES = 4

const A_FEW_PEOPLE = 3

/** Two amounts, and what lies between them for all who pay, or for all that is worked. */
export function differenceOf(known: Known): string | null {
  const { told, own, asked, say } = known
  const wanted = only(amounts(own))
  const priced = wanted && only(told.filter(({ kind, role }) => kind === 'money' && role !== 'have'))
  const money = (priced ? [priced, wanted] : amounts(told)).filter(
    ({ per, role }) => role !== 'have' && (per === undefined || per === 'month' || per === 'hour' || per === 'session'),
  )
  const values = [...new Set(money.map(({ value }) => value))]
  if (values.length !== 2) return null
  const [low = 0, high = 0] = values.toSorted((one, other) => one - other)
  // A parent with two children who changes gyms saves for himself.
  const people = only(told.filter(({ kind, value }) => kind === 'people' && value > A_FEW_PEOPLE))
  const often = only(told.filter(({ kind, per }) => kind === 'sessions' && per === 'week'))
  const isPerUnit = money.some(({ per }) => per === 'hour' || per === 'session')
  const count = isPerUnit ? often : people
  const one = high - low
  const isMonthly =
    asked.periods.some(({ period }) => period === 'month') || (people !== undefined && asked.periods.length === 0)
  const period = isPerUnit && often ? textsOf(say).week : isMonthly ? textsOf(say).month : ''
  const base = `${say.number(high)} − ${say.number(low)} = ${say.number(one)}`
  const value = count ? one * count.value : one
  const multiplied = count ? `; ${say.number(count.value)} × ${say.number(one)} = ${say.number(value)}` : ''
  const isYear = asked.periods.some(({ period: each }) => each === 'year')
  const inYear = isYear ? `; ${say.number(value)} × 12 = ${say.number(value * 12)} ${textsOf(say).year}` : ''
  return `${`${base}${multiplied} ${period}`.trim()}${inYear}.`
}
