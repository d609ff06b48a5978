import { readChange } from '../changes/read-change.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { tellsShift } from '../reading/corrected-days.ts'
import { findCorrection, withPutRight } from '../reading/corrected-facts.ts'
import { addDays, monthOf } from '../reading/days.ts'
import { fold } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import { MONTH, readMonth } from '../reading/month-names.ts'
import { findRelativeChange } from '../reading/relative-change.ts'
import { type Said, saidEarlier } from '../reading/said-earlier.ts'
import { findSupposition } from '../reading/supposition.ts'
import type { DayText, Question, Rewritten } from '../strategist.ts'
import { readsAsCorrection } from '../talk-questions/read-talk-question.ts'
import { BARE_PEOPLE, withBareNumbers } from './bare-numbers.ts'
import { changedWeekdays, weekdaysIn } from './changed-weekdays.ts'
import { differs, type EventTold, type ProgrammeFacts, withLater } from './facts.ts'
import { findFacts, isClosed, namesSparring, timesIn } from './find-facts.ts'
import { inWeekOrder } from './find-weekdays.ts'
import { withoutRelative, withPlainAmounts } from './plain-amounts.ts'

export interface FactsOfTalk {
  before: ProgrammeFacts
  now: ProgrammeFacts
}

type Told = Pick<Question, 'message' | 'history' | 'language' | 'today'>

/** Of two events the one whose month is named: "the march one is off". */
function eventOfMonth(
  events: readonly EventTold[],
  message: string,
  language: Question['language'],
): EventTold | undefined {
  for (const [name] of fold(message).matchAll(new RegExp(String.raw`\b(?:${MONTH[language]})\b`, 'g'))) {
    const month = readMonth(name, language)
    const [first, ...others] = events.filter(({ day }) => monthOf(day) === month)
    if (first && others.length === 0) return first
  }
  return undefined
}

/** Folded, in all three languages together. */
const EACH_TIME = /\b(?:each|every|sessions?|class(?:es)?|cada|treinos?|aulas?|sesion\w*|clases?|entren\w+|vez)\b/

/** "Only 2 hours", where the hours of a week were told before, are hours of a week. */
function withHoursOfWeek(before: ProgrammeFacts, told: ProgrammeFacts, message: string): ProgrammeFacts {
  const { minutes, ...others } = told
  const isOfWeek =
    minutes !== undefined &&
    minutes % 60 === 0 &&
    before.hours_a_week !== undefined &&
    before.minutes === undefined &&
    told.hours_a_week === undefined &&
    !EACH_TIME.test(fold(message))
  return isOfWeek ? { ...others, hours_a_week: minutes / 60 } : told
}

/** "Open mat is on Saturday", not on Sunday: the other days stay. */
function movedSparring(
  { weekdays, sparring_on }: ProgrammeFacts,
  to: number | undefined,
  message: string,
  language: Question['language'],
): readonly number[] | undefined {
  if (to === undefined || sparring_on === undefined || to === sparring_on || !weekdays?.includes(sparring_on))
    return undefined
  const moved = weekdays.map((day) => (day === sparring_on ? to : day))
  const others = weekdaysIn(message, language).filter((day) => day !== to && day !== sparring_on)
  return others.length > 0 ? undefined : inWeekOrder([...new Set(moved)])
}

/** Folded, in all three languages together: "it's six weeks", after an event was told. */
const IN_WEEKS =
  /\b(?:its|it's|it is|only|just|make that|son|sao|solo|so|faltan|faltam|quedan|restam) (?:like |about |unas |umas |en realidad |na verdade )?(?<n>\d{1,2}) (?:weeks?|wks|semanas?)\b(?! (?:of|de) )/

function dayInWeeks(message: string, language: Question['language'], today: DayText): DayText | undefined {
  if (tellsShift(message, language)) return undefined
  const text = withPlainAmounts(memberText(message, language).folded, language)
  const n = Number(IN_WEEKS.exec(text)?.groups?.n)
  return n >= 1 ? addDays(today, n * 7) : undefined
}

/** A day of the month without the name of one, in the month of the day before; undefined where a month or weeks are named. */
function sameMonth(
  before: DayText,
  day: DayText,
  message: string,
  language: Question['language'],
): DayText | undefined {
  const folded = fold(message)
  const isNamed =
    new RegExp(String.raw`\b(?:${MONTH[language]})\b`).test(folded) ||
    /\d[/-]\d|\b(?:weeks?|semanas?|days?|dias)\b/.test(folded)
  const isOfMonth = new RegExp(String.raw`(?<![\d.,:])0?${Number(day.slice(8))}(?:st|nd|rd|th)?(?![\d:]|[.,]\d)`).test(
    folded,
  )
  return isNamed || !isOfMonth || before.slice(0, 7) === day.slice(0, 7)
    ? undefined
    : `${before.slice(0, 7)}${day.slice(7)}`
}

/** What one message tells or changes, on top of what was known before it. */
function withMessage(
  before: ProgrammeFacts,
  message: string,
  { language, today }: Pick<Told, 'language' | 'today'>,
): ProgrammeFacts {
  const { events, weekdays, days, ...told } = withHoursOfWeek(before, findFacts(message, language, today), message)
  const known = before.weekdays
  const exchanged =
    known && (movedSparring(before, told.sparring_on, message, language) ?? changedWeekdays(message, known, language))
  // Days that are told with runs are mostly days for these.
  const isBeside = known !== undefined && told.running !== undefined
  const onDays = exchanged
    ? { weekdays: exchanged }
    : weekdays && !isBeside
      ? { weekdays, ...(days !== undefined && { days }) }
      : days !== undefined && !weekdays
        ? { days }
        : {}
  // "Make that mornings, in the evening I have the kids."
  const [time, ...otherTimes] = before.time ? timesIn(fold(message)).filter((each) => each !== before.time) : []
  const [named, ...otherDays] = known && (told.minutes ?? told.time) !== undefined ? weekdaysIn(message, language) : []
  // "On Friday only in the morning" is no time of the other days.
  if (named !== undefined && otherDays.length === 0 && told.time !== undefined) delete told.time
  // "On Fridays it is two hours": the other days stay as they are.
  if (
    named !== undefined &&
    otherDays.length === 0 &&
    known?.includes(named) &&
    !exchanged &&
    told.minutes !== undefined
  ) {
    told.minutes_on = [...(before.minutes_on ?? []).filter(([day]) => day !== named), [named, told.minutes]]
    if (before.minutes === undefined) delete told.minutes
    else told.minutes = before.minutes
  }
  const ofSparring = before.sparring_on
  // "Open mat is 2 hours", named by what is done on that day.
  if (
    ofSparring !== undefined &&
    told.minutes !== undefined &&
    told.minutes_on === undefined &&
    known?.includes(ofSparring) &&
    namesSparring(message, language)
  ) {
    told.minutes_on = [...(before.minutes_on ?? []).filter(([day]) => day !== ofSparring), [ofSparring, told.minutes]]
    if (before.minutes === undefined) delete told.minutes
    else told.minutes = before.minutes
  }
  const change = readChange(message, language)
  const ofChange: ProgrammeFacts = {
    ...(change === 'no_partner' && { company: 'alone' as const }),
    ...(change === 'has_partner' && { company: 'partner' as const }),
    ...((change === 'no_bag' || change === 'no_equipment') && told.gear === undefined && { gear: 'none' as const }),
    ...(change === 'beginner' && { beginner: true }),
    ...(time && otherTimes.length === 0 && { time }),
  }
  const bare = withBareNumbers(before, message, { ...told, ...(days !== undefined && { days }) }, language)
  const after = withLater(before, { ...ofChange, ...told, ...onDays, ...bare })
  if (before.events && (change === 'event_off' || CALLED_OFF.test(fold(message))))
    return withoutEvent(after, before.events, message, language)
  const [only, ...others] = before.events ?? []
  const [fresh, ...more] = events ?? []
  // "The bout is on the 23rd", after one in January, is in January.
  const inMonth =
    only && fresh && others.length + more.length === 0 && sameMonth(only.day, fresh.day, message, language)
  if (inMonth && inMonth >= today) return { ...after, events: [{ ...only, day: inMonth }] }
  const moved = !events && only && others.length === 0 && dayInWeeks(message, language, today)
  if (moved) return { ...after, events: [{ ...only, day: moved }] }
  // "So four days are left" counts days of training there.
  if (!events || exchanged) return after
  return {
    ...after,
    events: withEvents(
      before.events ?? [],
      events,
      eventOfMonth(before.events ?? [], message, language),
      ADDS_EVENT.test(fold(message)),
    ),
  }
}

/** Folded, in all three languages together. */
const ADDS_EVENT =
  /\b(?:another|also|too|as well|second|other|besides|plus|outr[oa]|tambem|tb|segund[oa]|alem|otr[oa]|tambien|tmb|ademas|aparte)\b/
const CALLED_OFF =
  /\b(?:(?:is|was|got|been|s|its) (?:called )?off|cancel\w*|scrapped|pulled out|(?:no|not a) fight any ?more|suspend\w+|se cayo|ya no (?:hay|es|peleo|compito)|caiu|furou|nao vai (?:mais )?(?:ter|rolar|acontecer)|no va a haber)\b/

function withoutEvent(
  after: ProgrammeFacts,
  before: readonly EventTold[],
  message: string,
  language: Question['language'],
): ProgrammeFacts {
  const gone = before.length === 1 ? before[0] : eventOfMonth(before, message, language)
  const left = before.filter((event) => event !== gone)
  const { events: _, ...others } = after
  return left.length > 0 ? { ...others, events: left } : others
}

/** Folded, in all three languages together: more than the place where one trains. */
const WEIGHTS = /\b(?:weight\w*|lift\w*|strength|musculacao|pesas|fuerza|forca|ferro|crossfit|kettlebell\w*)\b/

/** What a first message tells. A gym that is named alone is where the sport is trained. */
export function toldFirst(message: string, language: Question['language'], today: DayText): ProgrammeFacts {
  const { strength, strength_on, ...told } = withPeople(findFacts(message, language, today), message, language)
  const isOfWeights = WEIGHTS.test(fold(message)) || told.days !== undefined
  if (strength_on && !isOfWeights) return { ...told, weekdays: strength_on, days: strength_on.length }
  const facts = { ...told, ...(strength_on && { strength_on }) }
  if (strength === undefined) return facts
  return facts.days === undefined && strength > 0 && !WEIGHTS.test(fold(message))
    ? { ...facts, days: strength }
    : { ...facts, strength }
}

/** Folded, in all three languages together. */
const OF_CLASS =
  /\b(?:i teach|i'?m teaching|my class|the class|dou aula|a aula|minha aula|doy (?:la )?clase|mi clase|la clase)\b/

/** "Aged 13 to 17, there are 12". */
const withPeople = (facts: ProgrammeFacts, message: string, language: Question['language']): ProgrammeFacts => {
  const n =
    (facts.ages || OF_CLASS.test(fold(message))) && facts.pupils === undefined
      ? BARE_PEOPLE.exec(withPlainAmounts(memberText(message, language).folded, language))
      : null
  return n ? { ...facts, pupils: Number(n.groups?.n) } : facts
}

const inOrder = (events: readonly EventTold[]): EventTold[] =>
  events.toSorted((one, other) => (one.day < other.day ? -1 : 1))

/** A day that is told later belongs to the event of its kind, or to another one, if all of that kind were told. */
function withEvents(
  before: readonly EventTold[],
  later: readonly EventTold[],
  moved: EventTold | undefined,
  adds: boolean,
): readonly EventTold[] {
  const days = new Set(before.map(({ day }) => day))
  const fresh = later.filter(({ day }) => !days.has(day))
  if (before.length === 0) return fresh
  if (fresh.length === 0) return before
  const [to] = fresh
  if (moved && to && before.length > 1 && fresh.length === 1)
    return inOrder(before.map((event) => (event === moved ? { ...event, day: to.day } : event)))
  if (later.length > 1) return later
  if (before.length > 1) return before
  // A day beside the one that was told is that one, put right, unless another event is added.
  if (!adds) return before.map((event) => ({ ...event, day: to?.day ?? event.day }))
  return inOrder([...before, ...fresh]).slice(0, 2)
}

/** Folded, in all three languages together: what a number in a programme counts, or that it stands alone. */
const COUNTS_HERE =
  /^(?:$|[.,;:!?)]|(?:not|no|nao|n|and|e|y|but|mas|pero|instead|em|en|max|now|agora|ahora|sorry|perdon|desculpa|lol|in|of|de|a|per|por|x|times|days?|dias?|sessions?|treinos?|entren\w+|sesion\w*|nights?|evenings?|mornings?|noites?|noches?|min\w*|m|h|hs|hours?|hrs?|horas?|rounds?|asaltos?|assaltos?|rondas?|sec\w*|seg\w*|s|years?|anos?|kids|children|people|of|criancas|alun\w+|pessoas|ninos|alumnos|personas|weeks?|semanas?|girls|boys|adults?|adultos?)\b)/

/** Whether a number that was put in the place of another one can be one of a programme: not "30 puzzle mats". */
function isOfProgramme(message: string, { from, to }: Rewritten): boolean {
  if (!/^\d+$/.test(to.trim()) && !/^\d+$/.test(from.trim())) return true
  const folded = fold(message)
  const at = folded.search(new RegExp(String.raw`(?<!\d)${to.trim()}(?!\d)`))
  return at === -1 || COUNTS_HERE.test(folded.slice(at + to.trim().length).trimStart())
}

/**
 * Whether a message says only by how much something is different, and of nothing that was told it is clear what it is
 * then: "eight weeks earlier", "3 hours less". Its numbers are none to put in the place of others.
 */
function tellsOnlyDifference(message: string, told: readonly Said[], language: Question['language']): boolean {
  if (tellsShift(message, language)) return true
  const folded = withPlainAmounts(memberText(message, language).folded, language)
  return withoutRelative(folded) !== folded && findRelativeChange(message, told, language) === null
}

/** What is different in the facts of a message after something of it was put right. */
function putRight(
  before: ProgrammeFacts,
  told: readonly Said[],
  rewritten: Rewritten,
  language: Question['language'],
): ProgrammeFacts {
  const { content, day } = told[rewritten.place] as Said
  const [was, is] = [content, rewritten.content].map((text) => toldFirst(text, language, day)) as [
    ProgrammeFacts,
    ProgrammeFacts,
  ]
  const names = (Object.keys({ ...was, ...is }) as (keyof ProgrammeFacts)[]).filter((name) =>
    differs({ [name]: was[name] }, { [name]: is[name] }),
  )
  const changed = Object.fromEntries(names.filter((name) => is[name] !== undefined).map((name) => [name, is[name]]))
  return names.length === 0 ? before : { ...before, ...changed }
}

/** The facts after a message: what it tells or changes itself, or else what it puts right in an earlier one. */
function afterMessage(
  before: ProgrammeFacts,
  told: readonly Said[],
  { content, day, answers }: Said,
  language: Question['language'],
): { facts: ProgrammeFacts; told: readonly Said[] } {
  const found = findCorrection(content, told, { language, today: day, answers })?.rewritten
  // A day that was moved by so long is worked out already.
  const isMistaken = found && found.phrase !== '' && tellsOnlyDifference(content, told, language)
  const rewritten = isMistaken ? undefined : found
  const own = withMessage(before, content, { language, today: day })
  const after = rewritten ? withPutRight(told, rewritten) : [...told, { content, day }]
  const { events: _before, ...known } = before
  const { events: _own, ...changed } = own
  const tellsItself = differs(known, changed)
  const isOfWeekdays = before.weekdays !== undefined && own.weekdays?.join() !== before.weekdays.join()
  const isDay = rewritten?.phrase === ''
  // "No class on the 26th" moves no event.
  if (isDay && isClosed(fold(content), 0)) return { facts: before, told: [...told, { content, day }] }
  const isSaid = JSON.stringify(before.events) !== JSON.stringify(own.events) && (before.events?.length ?? 0) > 1
  if (!rewritten || (isDay ? isOfWeekdays || isSaid : tellsItself || !isOfProgramme(content, rewritten)))
    return { facts: own, told: after }
  const right = putRight(before, told, rewritten, language)
  return {
    facts: isDay
      ? { ...own, ...(right.events && { events: right.events }) }
      : { ...own, ...onlyChanged(before, right) },
    told: after,
  }
}

const onlyChanged = (before: ProgrammeFacts, after: ProgrammeFacts): ProgrammeFacts =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) =>
      differs({ [name]: before[name as keyof ProgrammeFacts] }, { [name]: value }),
    ),
  )

/** Which day it is today is no day of an event, and is not what is put right later. In all three languages together. */
const TODAY_IS =
  /\b(?:today is|today's|hoje (?:é|e)|hj (?:é|e)|hoy es)(?: [\p{L}-]+)?,? (?:the |dia |día )?\d{1,2}(?:st|nd|rd|th)?(?: de \p{L}+)?(?:,| and| e| y)/iu
const withoutToday = (content: string): string => content.replace(TODAY_IS, '')

/** What is known since an answer in the history: that of a programme remembers what it was worked out from. */
export interface KnownSince {
  facts: ProgrammeFacts
  /** The place of that answer in the history. */
  place: number
}

/** The facts of a talk, before the message and with it. What was only supposed is left out. */
export function factsOfTalk(question: Told, known?: KnownSince): FactsOfTalk {
  const { message, history, language, today } = question
  const said = saidEarlier(question).map((each) => ({ ...each, content: withoutToday(each.content) }))
  const [first] = said
  if (!first) return { before: {}, now: toldFirst(message, language, today) }
  const until = known ? saidEarlier({ history: history.slice(0, known.place), today }).length : 1
  let state: { facts: ProgrammeFacts; told: readonly Said[] } = {
    facts: known?.facts ?? toldFirst(first.content, language, first.day),
    told: said.slice(0, until),
  }
  for (const each of said.slice(until)) {
    const { content } = each
    if (findSupposition(content, language) !== null) continue
    const after = afterMessage(state.facts, state.told, each, language)
    // What was only asked, and was not answered with a programme, was about something else.
    const isAsked = asksQuestion(content, language) && !readsAsCorrection(content, language)
    state = isAsked ? { ...after, facts: state.facts } : after
  }
  return {
    before: state.facts,
    now: afterMessage(state.facts, state.told, { content: message, day: today }, language).facts,
  }
}

/** Whether the message says by how much something is different, and it is not known of what. */
export const isOnlyDifference = ({ message, history, language, today }: Told): boolean =>
  tellsOnlyDifference(message, saidEarlier({ history, today }), language)
