import type { Language } from '#contract/language.ts'
import { fold, words } from '../../reading/fold.ts'
import { type Asked, type AskedPeriod, askedIn, LONGEST } from './asked.ts'
import { labelOf } from './listed-money.ts'
import { headsFor, type Known, leftEveryMonth, leftOf, missingOf, sumOfCosts } from './once-paid.ts'
import { only, prepared, type Rate, ratesOf, timesIn } from './per-period.ts'
import { withPlainNumbers } from './plain-numbers.ts'
import { type Kind, mayBeMoney, namedDays, type Quantity, quantitiesIn } from './quantities.ts'
import { counted, duration, HOUR, inPeriod, percent, type Say, sayIn, textsOf } from './say.ts'

/** What a number question comes to, with the numbers that were told; null where a number may mean several things. */
export const reckon = (message: string, written: Written, language: Language): string | null =>
  reckonBy(message, written, language, (asked) => RECKONERS[asked.what])

/** What members pay less the bills, for who asks what is left; null for any other. */
export const reckonMonth = (message: string, written: Written, language: Language): string | null =>
  reckonBy(message, written, language, ({ what }) => (what === 'left' ? [leftEveryMonth] : []))

/** What is paid every month, as it is paid in the first one. */
const paidInFirst = (quantities: readonly Quantity[], { firstMonth }: Asked): Quantity[] =>
  quantities.map((each): Quantity => {
    const { per, ...once } = each
    return firstMonth && each.kind === 'money' && per === 'month' && each.role !== 'have'
      ? { ...once, bill: false }
      : each
  })

function reckonBy(
  message: string,
  { told, said }: Written,
  language: Language,
  waysFor: (asked: Asked) => readonly Way[],
): string | null {
  if (message.length > LONGEST) return null
  const asked = askedIn(withPlainNumbers(fold(message), language))
  if (!asked || namesSomethingNew(message, told)) return null
  const asksFor = new Set(labelOf(fold(message)))
  const known: Known = {
    told: paidInFirst(toldQuantities({ told, said }, language), asked),
    own: prepared(quantitiesIn(message, language)),
    asked,
    say: sayIn(language, [message, ...told].join('\n')),
    names: ({ label = [] }) => label.some((word) => asksFor.has(word)),
  }
  return (
    waysFor(asked)
      .map((way) => way(known))
      .find((result) => result !== null) ?? null
  )
}

/** What the member wrote: with what was put right in its place, and as it was said. */
interface Written {
  told: readonly string[]
  said: readonly string[]
}

const MANY_DAYS = 5

function toldQuantities({ told, said }: Written, language: Language): Quantity[] {
  const quantities = told.flatMap((text) => quantitiesIn(text, language))
  // What was put right says more than a number: "30 minutes, but only Monday to Friday".
  const [days] = said.map((text) => namedDays(fold(text))).findLast((found) => found.length > 0) ?? []
  if (!days) return prepared(quantities)
  const isEveryDay = ({ kind, per, value }: Quantity): boolean =>
    kind === 'days' && per === 'week' && value >= MANY_DAYS
  return prepared([...quantities.filter((each) => !isEveryDay(each)), days])
}

/** What the numbers that were told come to in a week or month, by themselves; null where nothing is multiplied. */
export function totalOf(written: Written, language: Language): string | null {
  const told = toldQuantities(written, language)
  const asked: Asked = { what: 'total', periods: [], both: false, half: false, ofHour: false, firstMonth: false }
  const known: Known = { told, own: [], asked, say: sayIn(language, written.told.join('\n')), names: () => false }
  const chosen = likeliest(ratesMeant(known))
  const isWorth = chosen && chosen.factors.length > 1 && (chosen.kind === 'minutes' || chosen.kind === 'money')
  return isWorth ? ofRate(known, chosen) : null
}

/** Words of a short question that name nothing. Folded, in all three languages together. */
const NAMES_NOTHING = new Set(
  [
    'a about all altogether am and are at be come comes do does each for get give how hours i in is it its left long made make makes many me',
    'mean minutes money month months much my now of ok on over pay per really remains roughly so spend sum that thats the them then there this time to total we week weeks what whats with year',
    'cash missing short still nos us our nosotros nuestro nossa nosso',
    'dindin dinheiro grana din pila falta faltam faltando juntar ainda',
    'plata lana guita dinero feria pasta falta faltan faltaria sobra sobran sobraria ahorita ahora todavia',
    'agora pro pros ai ao aproximadamente cada com da dao dar daria de deve dia dias disso do e em entao entra era esse fica ficam gasto horas isso isto ja junto juntos mais me mes meses minutos na no num o os ou pago para por pra q qnt qnto qto quant quanta quantas quanto quantos que sai sao semana semanas sera seria sobra sobrou soma somando total tudo um uma ano anos',
    'al alli ahora ano anos casi como con cual cuanta cuantas cuanto cuantos da dan de del dia dias el en entonces eran eres es eso esto falta gano hago horas junto la las lo los mas me mensual mes meses mi minutos nos o pago para por pues queda quedan quedaria saco sale salen se semana semanas ser seria serian sobra son suma sumando tengo todo total un una va y ya',
  ]
    .join(' ')
    .split(' '),
)
/** A longer question tells enough by its form. */
const A_FEW_WORDS = 4
const STEM = 4

/** "What does a raffle bring?": a short question about something that was not spoken of. */
function namesSomethingNew(message: string, told: readonly string[]): boolean {
  const asked = words(message).map((word) => word.replace(/'s$/, ''))
  if (asked.length > A_FEW_WORDS) return false
  const known = new Set(told.flatMap(words).map((word) => word.slice(0, STEM)))
  return asked.some((word) => !/\d/.test(word) && !NAMES_NOTHING.has(word) && !known.has(word.slice(0, STEM)))
}

/** Whether a message asks for a number that follows from what was told. */
export const asksForNumber = (message: string, language: Language): boolean => {
  const asked = message.length > LONGEST ? null : askedIn(withPlainNumbers(fold(message), language))
  return asked !== null && (asked.what === 'left' || asked.kind === 'money')
}

const formula = (say: Say, { factors, joined }: Rate): string => factors.map(say.amount).join(` ${joined} `)

/** The rates that may be meant: of the kind that is asked for, or of the only kind there is. */
function ratesMeant({ told, asked }: Known): Rate[] {
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
function likeliest(rates: readonly Rate[], both = false): Rate | undefined {
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

function ofRate(known: Known, chosen: Rate | undefined): string | null {
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

const WEEKS_IN_MONTH = 52 / 12
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

function total(known: Known): string | null {
  const rates = ratesMeant(known)
  const [asked] = known.asked.periods
  // "38 a month each and 40 a year": who asks for a month means the first.
  const ofPeriod = rates.filter(({ period }) => period === asked?.period)
  const result = ofRate(known, likeliest(ofPeriod.length > 0 ? ofPeriod : rates, known.asked.both))
  // "How much would it be a month, just the classes?": how many they are was told.
  const isOfMoney = result === null && known.asked.kind === 'sessions'
  return isOfMoney ? total({ ...known, asked: { ...known.asked, kind: 'money' } }) : result
}

const amounts = (quantities: readonly Quantity[]): Quantity[] => quantities.filter(mayBeMoney)
/** Amounts for one time, and not for each week or month. */
const ofRole = (quantities: readonly Quantity[], role: Quantity['role']): Quantity[] =>
  quantities.filter(
    (each) => each.role === role && each.kind === 'money' && (role !== 'have' || each.per === undefined),
  )
const withoutPer = (quantities: readonly Quantity[]): Quantity[] => quantities.filter(({ per }) => per === undefined)

/** "For the two of them", "ten lessons", "3 months at 130": a count and what one of them costs. */
function ofSeveral({ told, own, asked, say }: Known): string | null {
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

/** A purse, less the shares of others. */
function leftAfterShares({ told, own, asked, say }: Known): string | null {
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
  const left = whole.value - parts.reduce((sum, part) => sum + part, 0)
  return `${each}; ${[whole.value, ...parts].map(say.number).join(' − ')} = ${say.number(left)}${textsOf(say).left}.`
}

/** "60 a lesson, 2 a week". */
function spentAWeek(told: readonly Quantity[]): Quantity | undefined {
  const lesson = only(told.filter(({ kind, per }) => kind === 'money' && per === 'session'))
  const often = only(told.filter(({ kind, per }) => kind === 'sessions' && per === 'week'))
  return lesson && often && { ...lesson, value: lesson.value * often.value, per: 'week' }
}

/** How many weeks or months savings last. */
function lastsOf({ told, say }: Known): string | null {
  const have = only(ofRole(told, 'have')) ?? only(withoutPer(told.filter(({ kind }) => kind === 'money')))
  const spent =
    only(
      told.filter(
        ({ kind, per, role }) => kind === 'money' && (per === 'month' || per === 'week') && role !== 'income',
      ),
    ) ?? spentAWeek(told)
  if (!have || !spent || spent.value >= have.value) return null
  const lasts = spent.per === 'week' ? textsOf(say).lastsWeeks : textsOf(say).lasts
  const line = `${say.number(have.value)} ÷ ${say.number(spent.value)}`
  const count = Math.round((have.value / spent.value) * 10) / 10
  const isExact = count * spent.value === have.value
  return `${line} ${isExact ? '=' : '≈'} ${counted(lasts, count, say)}.`
}

/** An amount for several weeks or classes, for one of them. */
function ofEach(known: Known): string | null {
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
function changedBy(known: Known, sign: 1 | -1): string | null {
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

function daysOff(known: Known): string | null {
  const { told, say } = known
  const days = only(
    told.filter(({ kind, per }) => (kind === 'days' || kind === 'sessions') && (per === 'week' || per === undefined)),
  )
  if (!days || days.value > DAYS_IN_WEEK || known.own.some(({ value }) => value !== days.value)) return null
  return `${DAYS_IN_WEEK} − ${say.number(days.value)} = ${counted(textsOf(say).off, DAYS_IN_WEEK - days.value, say)} ${textsOf(say).week}.`
}

/** How much more a wanted number is than the one that was told. */
function moreThan(known: Known): string | null {
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
function differenceOf(known: Known): string | null {
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

type Way = (known: Known) => string | null
/** In this order; the first that has the numbers for it. */
const RECKONERS: Record<Asked['what'], readonly Way[]> = {
  heads: [headsFor],
  total: [ofEach, ofSeveralIfNamed, sumOfCosts, total, ofSeveral],
  left: [leftAfterShares, leftOf],
  missing: [missingOf, leftOf, moreThan],
  lasts: [lastsOf],
  more: [moreThan, differenceOf, total],
  less: [(known) => changedBy(known, -1), leftAfterShares, leftOf],
  added: [(known) => changedBy(known, 1)],
  difference: [moreThan, differenceOf],
  off: [daysOff],
  each: [ofEach, ofSeveralIfNamed, total, ofSeveral],
}

/** A count in the question itself is meant: "what would ten of them cost?". */
function ofSeveralIfNamed(known: Known): string | null {
  const isNamed = known.own.some(({ kind }) => kind === 'bare' || kind === 'sessions' || kind === 'people')
  return isNamed ? ofSeveral(known) : null
}
