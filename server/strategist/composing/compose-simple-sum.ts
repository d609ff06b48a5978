import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { SIMPLE_SUMS } from '#content/talk/simple-sums.ts'
import { numberFormat } from '../knowledge/sums/number-format.ts'
import { type Figure, figuresIn } from '../knowledge/sums/numbers-in-text.ts'
import { weekdaysIn } from '../programmes/changed-weekdays.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { addDays, daysBetween, weekdayOf } from '../reading/days.ts'
import { findDates } from '../reading/find-date.ts'
import { fold, words } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import type { DayText, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { talkReply } from './compose-talk.ts'
import { composeFightTime, composeMissing, composeTwoNumbers, composeWeeklyHours } from './compose-told-sums.ts'
import { dayLabel } from './dated-steps.ts'
import { HAPPENED } from './happened.ts'
import { hoursOfSleep } from './hours-of-sleep.ts'
import { isAboutMinor } from './medical-caution.ts'
import { withValues } from './with-values.ts'

const MOST_WORDS = 16

/** "How many days between the grading and the exam?" Folded, in all three languages together, as all here. */
const ASKS_BETWEEN =
  /\b(?:how (?:many (?:days|weeks)|long)|quant[oa]s (?:dias|semanas)|quanto tempo|cuant[oa]s (?:dias|semanas)|cuanto tiempo)\b.*\b(?:between|entre|from (?=.*\bto\b))\b/
/** "How many days has it been?", "cuántos días van?" */
const ASKS_SINCE =
  /\bhow many days (?:has it been|have passed|is (?:that|it) (?:now|since)|since|ago|(?:was|did) (?:that|it|i)|(?:would|will) (?:that|it) be by|is (?:that|it) by)\b|\b(?:quantos|cuantos) dias (?:\w+ )?(?:faz|fazem|ja faz|ja (?:foram|passaram)|passaram|van|llevo|llevamos|pasaron|han pasado|hace|serian|seriam|serao|seran|desde que)\b|\b(?:hace|faz|ha) (?:cuantos|quantos) dias\b/
/** "What per cent is that?" */
const ASKS_PERCENT =
  /\b(?:(?:what|how many|which) (?:percent\w*|per cent)|(?:what'?s|what is|whats) (?:that|it|my|the|our)? ?(?:\w+ )?(?:rate|percent\w*|per cent)|rate (?:per|a) month|(?:em|en) (?:porcentagem|porcentaje|percentual)|(?:que|qual|cual|quantos?|cuantos?)(?: e o| es el| e a)? (?:por ?cento|porciento|porcentaje|porcentagem|percentual))\b|\b(?:quantos?|cuantos?|how many|what) ?%|\b\d+ (?:de|of|out of) \d+ (?:da cuanto|cuanto da|quanto da|da quanto|cuanto es|quanto e)\b/
const PER_MONTH = /\b(?:(?:per|a|each|por|al|ao|cada) (?:month|mes))\b/
const ASKS_A_DAY =
  /\b(?:how much|what) (?:is|does|would) (?:that|it)(?: \w+)? (?:a|per|each) day\b|\b(?:quanto|cuanto) (?:da|fica|seria|e|eh|es|sale|sai|queda)(?: \w+){0,2} (?:por|al|ao|a cada|cada) dia\b/
const ASKS_SLEEP =
  /\b(?:how (?:much|many hours(?: of)?) (?:of )?sleep\b|how many hours (?:\w+ ){0,3}sleep\w*|quantas horas (?:\w+ ){0,3}(?:sono|dormindo|durmo|por noite)|dormindo .*quantas horas|cuantas horas (?:\w+ ){0,3}(?:sueno|durmiendo|duermo|por noche))(?!.*\b(?:should|need|preciso|devo|necesito|debo|ideal|normal|recommended)\b)/
/** "What is that a month?" */
const ASKS_A_MONTH =
  /\b(?:what|how much) (?:is|does|would) (?:that|it)(?: \w+)? (?:a|per|each) month\b|\b(?:quanto|cuanto) (?:da|fica|seria|e|eh|es|sale|sai|queda|viene a ser)(?: \w+){0,2} (?:por|al|a cada|cada) mes\b/
/** Leads to the time over which something is paid. */
const OVER =
  /\b(?:over|in|within|across|en|em|durante|por|a lo largo de|ao longo de)(?: (?:about|the next|uns|unos|os proximos|los proximos))* $/
const MOST_SLEEP = 14
const LEAST_PAID = 100
const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12
/** "Between the two of us", "entre aulas": of no two days. */
const NO_EVENTS =
  /\b(?:between|entre) (?:rounds?|sets?|sessions?|classes|fights|asaltos?|series|treinos?|aulas?|clases?|lutas|peleas)\b/

/** How much weight is missing to the one that is wanted, or to the limit of a class. */
const ASKS_WEIGHT =
  /\b(?:how (?:much|far|many (?:kilos|kg|pounds|lbs?))\b.*\b(?:to go|left|missing|over|under|to (?:lose|gain|drop))|(?:quanto|quantos (?:kilos|quilos|kg)) (?:\w+ )?(?:falta\w*|sobra\w*|ainda|tenho que|preciso (?:perder|ganhar))|(?:cuanto|cuantos (?:kilos|kg)) (?:\w+ )?(?:falta\w*|sobra\w*|tengo que|debo (?:bajar|subir)))\b/
/** Asks for time or money. */
const OF_OTHER =
  /\b(?:time|days?|weeks?|months?|money|pay|cost|tempo|dias?|semanas?|mes\w*|dinheiro|pagar|custa|tiempo|dinero|plata|cuesta)\b/
const IN_KILOS = /\b(?:kg|kgs|kilos?|quilos?|k)\b/
const IN_POUNDS = /\b(?:lbs?|pounds?|libras?)\b/
const LIGHTEST = 30
const HEAVIEST = 160
const LEAST_SHARE = 0.75
/** In fewer days nothing is lost slowly. */
const SHORTEST_LOSS = 14
/** Leads to a weight that somebody has, or to one that is wanted or allowed. */
const HAS =
  /\b(?:weigh\w*|walk\w* around|sitting|i'?m(?: at| on)?|i am|scales? (?:\w+ ){0,3}says?|(?:at|on) the scales?|peso|pesei|pesando|(?:to|estou|ando|estoy|sigo|vengo)(?: com| con| en)?|balanca (?:\w+ ){0,3}(?:deu|marc\w+)|bascula|balanza|me pese)(?: (?:about|around|now|only|just|en|com|con|uns|unos|como|ahorita|ahora|agora|hoje|hoy|actually|in|a|at|like))* $/
const WANTS =
  /\b(?:to|at|under|menos de|below|limit|class|categoria|category|division|la de|el de|a de|o de|na de|en la de|ate|para|pra|hasta|a|be|chegar|llegar|dar|bater|fight(?:ing)? at|compete at|luto (?:em|na|com)|peleo en|compito en)(?: (?:about|around|uns|unos|como|los|os|the|em|en|a|la de|los de))* $/
const OF_CLASS = /\b(?:class|division|categoria|category|limit|limite|weigh ?in|pesaje|pesagem|peso|weight)\b/
const TO_GAIN = /\b(?:gain|put on|bulk|ganhar|engordar|ganar|subir de peso|aumentar)\b/

/** A number that follows from one or two others that were told, if that is asked for; null for any other message. */
export function composeSimpleSum(context: AnswerContext): Reply | null {
  const { message } = context.question
  if (context.answers.length === 0 || words(message).length > MOST_WORDS) return null
  const folded = fold(message)
  if (ASKS_BETWEEN.test(folded) && !NO_EVENTS.test(folded)) return daysBetweenEvents(context)
  if (ASKS_SINCE.test(folded)) return daysSince(context)
  const ofTalk = composeWeeklyHours(context) ?? composeFightTime(context) ?? composeMissing(context)
  if (ofTalk) return ofTalk
  if (ASKS_A_MONTH.test(folded)) return instalment(context)
  if (ASKS_SLEEP.test(folded)) return sleep(context)
  if (ASKS_PERCENT.test(folded)) return shareOfAll(context)
  if (ASKS_A_DAY.test(folded)) return aDay(context)
  return ASKS_WEIGHT.test(folded) && !OF_OTHER.test(folded) ? weightLeft(context) : composeTwoNumbers(context)
}

/** From one day to another, if two were told. */
function daysBetweenEvents(context: AnswerContext): Reply | null {
  const { question } = context
  const { language, today } = question
  const told = toldSoFar(question).flatMap(({ content, day: said }) =>
    findDates(memberText(content, language), language, said).filter(({ casual, day }) => !casual && day >= today),
  )
  const [from, to, ...others] = [...new Set(told.map(({ day }) => day))].toSorted()
  if (from === undefined || to === undefined || others.length > 0) return null
  const label = (day: DayText): string => dayLabel(day, language, today)
  return sayResult(context, 'days', { from: label(from), to: label(to), n: String(daysBetween(from, to)) })
}

/** The weekdays on which something was: of several those that stand where it happened. */
function pastWeekdays({ question }: AnswerContext): DayText[] {
  const { language } = question
  const told = toldSoFar(question).flatMap(({ content, day }) =>
    content.split(/[.,;!?\n]/).flatMap((clause) =>
      weekdaysIn(clause, language).map((weekday) => {
        const back = (weekdayOf(day) - weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK
        return { day: addDays(day, -(back === 0 ? DAYS_OF_WEEK : back)), clause }
      }),
    ),
  )
  const happened = told.filter(({ clause }) => HAPPENED.test(fold(clause)))
  return [...new Set((happened.length > 0 ? happened : told).map(({ day }) => day))]
}

/** From the weekday on which something was, until today or the weekday of the question: "how many days is it by Thursday?" */
function daysSince(context: AnswerContext): Reply | null {
  const { language, today, message } = context.question
  const [from, ...others] = pastWeekdays(context)
  const [target, ...targets] = weekdaysIn(message, language)
  if (from === undefined || others.length > 0 || targets.length > 0) return null
  const ahead = target === undefined ? 0 : (target - weekdayOf(today) + DAYS_OF_WEEK) % DAYS_OF_WEEK
  const to = addDays(today, ahead)
  const label = (day: DayText): string => dayLabel(day, language, today)
  return sayResult(context, 'days', { from: label(from), to: label(to), n: String(daysBetween(from, to)) })
}

/** "24 in 3 months with 85 members, how many per cent a month?" */
function shareOfAll(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const told = toldSoFar(context.question).map(({ content }) => content)
  const own = figuresIn(fold(message), language)
  const isCount = ({ unit, per, money, marked }: Figure): boolean =>
    (unit === undefined || unit === 'members' || unit === 'heads') && per === undefined && !(money && marked)
  const [few, all] = own
    .filter(isCount)
    .map(({ value }) => value)
    .toSorted((one, other) => one - other)
  const known = told.flatMap((content) => figuresIn(fold(content), language))
  const gone = own.length > 1 ? few : known.findLast(({ leaves }) => leaves)?.value
  const whole =
    own.length > 1
      ? all
      : known.findLast(({ unit, leaves }) => !leaves && (unit === 'members' || unit === 'heads'))?.value
  if (!gone || !whole || gone >= whole) return null
  const months = [...own, ...known].find(({ unit, per }) => unit === 'months' && per === undefined)?.value ?? 1
  const format = numberFormat(told.join('\n'), language)
  const percent = (100 * gone) / whole
  const inTenths = (value: number): string => format.format(Math.round(value * 10) / 10)
  const values = { n: format.format(gone), all: format.format(whole), percent: inTenths(percent) }
  return months > 1 && PER_MONTH.test(fold(message))
    ? sayResult(context, 'shareAMonth', { ...values, months: String(months), monthly: inTenths(percent / months) })
    : sayResult(context, 'share', values)
}

/** "How much is that a day?", of what there is for a week. */
function aDay(context: AnswerContext): Reply | null {
  const { language } = context.question
  const told = toldSoFar(context.question).map(({ content }) => content)
  const weekly = told
    .flatMap((content) => figuresIn(fold(content), language))
    .filter(({ money, per, unit }) => money && per === 'week' && unit === undefined)
  const [one, ...others] = weekly
  if (!one || others.length > 0) return null
  const format = numberFormat(told.join('\n'), language)
  const n = format.format(Math.round((100 * one.value) / DAYS_OF_WEEK) / 100)
  return sayResult(context, 'aDay', { from: format.format(one.value), n })
}

/** "How much sleep is that, if I get off by midnight?" */
function sleep(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const told = toldSoFar(context.question).map(({ content }) => content)
  const found = hoursOfSleep([...told, message])
  if (!found || found.hours < 1 || found.hours > MOST_SLEEP) return null
  const n = numberFormat(told.join('\n'), language).format(Math.round(found.hours * 4) / 4)
  return sayResult(context, 'sleep', { from: found.from, to: found.to, n })
}

/** "30,000, paid over 4 years": so much a month. */
function instalment(context: AnswerContext): Reply | null {
  const { language } = context.question
  const told = toldSoFar(context.question).map(({ content }) => content)
  const all = told.flatMap((content) => figuresIn(fold(content), language).map((figure) => ({ figure, content })))
  // The amount, and the time that stands behind it in the same message.
  const times = all.filter(
    ({ figure: { unit, before } }) => (unit === 'years' || unit === 'months') && OVER.test(before),
  )
  const [time, ...others] = times
  const [paid, ...more] = all.filter(
    ({ figure, content }) => content === time?.content && figure.unit === undefined && figure.value >= LEAST_PAID,
  )
  if (!time || !paid || others.length + more.length > 0) return null
  const amount = paid.figure.value
  const months = time.figure.value * (time.figure.unit === 'years' ? MONTHS_OF_YEAR : 1)
  const format = numberFormat(told.join('\n'), language)
  const n = format.format(Math.round((100 * amount) / months) / 100)
  return sayResult(context, 'aMonth', { from: format.format(amount), to: String(months), n })
}

/** What is missing from the weight that was told last to the one that is wanted. */
function weightLeft(context: AnswerContext): Reply | null {
  const { question } = context
  if (isAboutMinor(question)) return null
  const told = toldSoFar(question).map(({ content }) => content)
  const text = fold(told.join('\n'))
  const isWeight = ({ unit, value }: Figure): boolean =>
    (unit === 'kilos' || unit === 'pounds' || unit === undefined) && value >= LIGHTEST && value <= HEAVIEST
  const figures = told
    .flatMap((content) => figuresIn(fold(content).replaceAll('-', ' '), question.language))
    .filter(isWeight)
  // "How much is missing to 73?" names what is wanted itself.
  const named = figuresIn(fold(question.message).replaceAll('-', ' '), question.language).filter(isWeight)
  const has = figures.findLast(({ before }) => HAS.test(before))
  const wanted =
    named.at(-1) ??
    figures.findLast((figure) => figure !== has && !HAS.test(figure.before) && WANTS.test(figure.before))
  if (!has || !wanted) return null
  const all = fold(question.history.flatMap(({ role, content }) => (role === 'user' ? content : [])).join('\n'))
  const isNear = Math.min(has.value, wanted.value) / Math.max(has.value, wanted.value) >= LEAST_SHARE
  if (!isNear || !(IN_KILOS.test(text) || IN_POUNDS.test(text) || OF_CLASS.test(all))) return null
  const difference = Math.round(Math.abs(has.value - wanted.value) * 10) / 10
  const format = numberFormat(told.join('\n'), question.language)
  const isToGain = TO_GAIN.test(text)
  const way = difference === 0 ? 'onIt' : has.value > wanted.value ? 'toLose' : isToGain ? 'toGain' : 'inside'
  // So close to the day what is missing is no number to reach.
  const day = context.reading.slots.event_date
  if (way === 'toLose' && day !== undefined && daysBetween(question.today, day) < SHORTEST_LOSS) return null
  return sayResult(context, way, {
    from: format.format(has.value),
    to: format.format(wanted.value),
    n: format.format(difference),
    unit: IN_POUNDS.test(text) && !IN_KILOS.test(text) ? 'lb' : 'kg',
  })
}

function sayResult(
  context: AnswerContext,
  way: keyof (typeof SIMPLE_SUMS)['en'],
  values: Record<string, string>,
): Reply {
  const { language } = context.question
  const { the_sum } = READING_LABELS[language].parts
  return talkReply(context, [`**${the_sum}:** ${withValues(SIMPLE_SUMS[language][way], values)}`])
}
