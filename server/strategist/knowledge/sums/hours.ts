import { isCost } from './costs.ts'
import { type Figure, only } from './numbers-in-text.ts'
import { type Line, line, rounded, type Sum, type Told, WEEKS_IN_A_MONTH, weeksIn } from './told.ts'
import { EARNS, FILLERS } from './words-beside-numbers.ts'

const SHORTEST_HOURS = 0.25
const LONGEST_HOURS = 4
const MOST_SESSIONS = 14
/** Only such words may stand between how often and how long. */
const BELONGS = new RegExp(
  `^(?:,| for| of| each| at| x| a| de| por| com| con| y| e| and| sessions?| classes| ${FILLERS})* $`,
)

const inHours = ({ value, unit }: Figure): number => (unit === 'minutes' ? value / 60 : value)

/** Sessions a week × their length, and all hours to the date that is named. */
export const hours: Sum = ({ figures, ahead }) => {
  const often = only(figures, ({ unit }) => unit === 'sessions')
  const length = only(figures, ({ unit }) => unit === 'minutes' || unit === 'hours')
  if (!often || !length || often.value > MOST_SESSIONS || !Number.isInteger(often.value)) return []
  const isWeekly = often.per === 'week' ? length.per !== 'week' : often.per === undefined && length.per === 'week'
  const second = often.start < length.start ? length : often
  const areTogether = figures.indexOf(often) - figures.indexOf(length)
  if (!isWeekly || Math.abs(areTogether) !== 1 || !BELONGS.test(second.gap)) return []
  if (length.per === 'day' || inHours(length) < SHORTEST_HOURS || inHours(length) > LONGEST_HOURS) return []
  const weekly = often.value * inHours(length)
  const weeks = ahead()?.weeks ?? 0
  // A week alone can be added up in the head.
  if (weeks < 2) return []
  return [
    line(length.unit === 'minutes' ? 'minutes' : 'hours', { sessions: often.value, length: length.value, weekly }),
    line('hoursAhead', { weeks, weekly: rounded(weekly), total: weeks * rounded(weekly) }),
  ]
}

interface Work {
  weekly: number
  lines: Line[]
}

/** Hours a week × pay an hour; also lessons of so many hours. */
function byHour(told: Told): Work | undefined {
  const { figures } = told
  const worked = only(figures, ({ unit }) => unit === 'hours')
  const lessons = only(figures, ({ unit }) => unit === 'sessions')
  const rate = only(figures, ({ money, per, at }) => money && (per === 'hour' || (at !== undefined && at === worked)))
  if (!worked || !rate || (rate.per !== undefined && rate.per !== 'hour') || !isPay(rate)) return undefined
  if (figures.some(({ unit }) => unit === 'minutes')) return undefined
  if (lessons) {
    const isWeekly = (lessons.per === 'week') !== (worked.per === 'week')
    const areTogether = figures.indexOf(worked) - figures.indexOf(lessons) === 1 && BELONGS.test(worked.gap)
    if (!isWeekly || !areTogether || worked.value > LONGEST_HOURS) return undefined
    const inAll = lessons.value * worked.value
    const weekly = rounded(inAll) * rate.value
    const values = { sessions: lessons.value, length: worked.value, weekly: inAll }
    return { weekly, lines: [line('hours', values), payLine(told, 'pay', rounded(inAll), rate.value)] }
  }
  if (worked.per !== 'week') return undefined
  const staff = staffIn(told)
  if (staff > 1) return EACH.test(told.text) ? ofStaff(staff, worked.value, rate.value) : undefined
  return { weekly: worked.value * rate.value, lines: [payLine(told, 'pay', worked.value, rate.value)] }
}

const STAFF =
  /\b(\d|two|three|four|dois|duas|tres|quatro|dos|cuatro) (?:\w+ )?(?:coaches|trainers|instructors|teachers|assistants|treinador\w+|professor\w+|instrutor\w+|profes\w*|entrenador\w+|instructor\w+)\b/
const EACH = /\b(?:each|apiece|per (?:coach|trainer)|cada)\b/
const COUNTED: Readonly<Record<string, number>> = {
  two: 2,
  dois: 2,
  duas: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  quatro: 4,
  cuatro: 4,
}

/** "2 coaches": how many work the hours that are named. */
function staffIn({ text }: Told): number {
  const said = STAFF.exec(text)?.[1]
  return said === undefined ? 1 : (COUNTED[said] ?? Number(said))
}

function ofStaff(staff: number, count: number, rate: number): Work {
  const weekly = staff * count * rate
  return {
    weekly,
    lines: [line('payStaff', { staff, count, rate, weekly, total: rounded(weekly) * WEEKS_IN_A_MONTH })],
  }
}

/** Lessons a week × pay a lesson. */
function byLesson(told: Told): Work | undefined {
  const { figures, text } = told
  const lessons = only(figures, ({ unit, per }) => unit === 'sessions' && per === 'week')
  const rate = only(
    figures,
    ({ money, per, at }) =>
      money && (per === 'class' || (at !== undefined && at === lessons && (per === undefined || per === 'person'))),
  )
  const isAlone = !figures.some(({ unit }) => unit === 'heads' || unit === 'members' || unit === 'hours')
  if (!lessons || !rate || !isPay(rate) || !isAlone || !EARNS.test(text)) return undefined
  return { weekly: lessons.value * rate.value, lines: [payLine(told, 'payLessons', lessons.value, rate.value)] }
}

const isPay = ({ means, rises }: Figure): boolean => !means.has('bill') && !means.has('paid') && !rises

function payLine(told: Told, name: 'pay' | 'payLessons', count: number, rate: number): Line {
  const weekly = count * rate
  const weeks = weeksIn(told) === 4 ? 4 : WEEKS_IN_A_MONTH
  const values = { count, rate, weekly, weeks, total: rounded(weekly) * weeks }
  return line(weeks === WEEKS_IN_A_MONTH ? name : `${name}Weeks`, values)
}

/** Pay for a week, a month or the weeks that are named; less what the work costs in a week. */
export const pay: Sum = (told) => {
  const work = byHour(told) ?? byLesson(told)
  if (!work) return []
  const spent = only(told.figures, (figure) => figure.money && figure.per === 'week' && isCost(figure))
  const weekly = rounded(work.weekly)
  const isLess = spent && spent.value < weekly
  return [
    ...work.lines,
    ...(isLess ? [line('afterWeek', { weekly, spent: spent.value, left: weekly - spent.value })] : []),
  ]
}
