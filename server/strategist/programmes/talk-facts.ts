import { readChange } from '../changes/read-change.ts'
import { toldSoFar, withPutRight } from '../reading/corrected-facts.ts'
import { monthOf } from '../reading/days.ts'
import { fold } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import { MONTH, readMonth } from '../reading/month-names.ts'
import { saidEarlier } from '../reading/said-earlier.ts'
import { findSupposition } from '../reading/supposition.ts'
import type { DayText, Question, Reading } from '../strategist.ts'
import { changedWeekdays } from './changed-weekdays.ts'
import { type EventTold, type ProgrammeFacts, withLater } from './facts.ts'
import { findFacts } from './find-facts.ts'
import { withPlainAmounts } from './plain-amounts.ts'

type Told = Pick<Question, 'message' | 'history' | 'language' | 'today'>

/** Numbers without what they count, after what was told already. In all three languages together, for plain amounts. */
const BARE_PEOPLE =
  /\b(?:son|sao|eram|somos|its|it's|it is|there'?s|there are|theres|total|they are|theyre|unas|ya son|make it|make that|only|ficam|vao ser|van a ser) (?:only |just |so |solo |like |about |unos |uns )?(?<n>\d{1,2})(?!\d|[.,:]\d|x| ?(?:min|x|seg|sec|kg|h\b|anos|years|dias|days|rounds|de\b|semanas|weeks|a \d|to \d|-))/
const BARE_AGES =
  /(?:\b(?:de|from|say|between|entre|are|son|sao) |^)(?<from>\d{1,2}) ?(?:to|a|-|–) ?(?<to>\d{1,2})(?![\d:]| ?(?:min|x|kg|h\b|rounds|semanas|weeks))/
const BARE_MINUTES =
  /\b(?:dura|duram|duran|lasts?|for|have it for|it's only|solo|so) (?:only |just |so |solo )?(?<n>\d{2,3})(?!\d|[.,:]\d|x| ?(?:people|kids|ninos|criancas|alun|seg|sec|kg|anos|years|dias|days|rounds|semanas|weeks|euros|reais|pesos))/
const MEANT =
  /\b(?:quise poner|quise decir|melhor|mejor|better|call it|i meant|meant|quis dizer|quis por|should be|should say) (?<n>\d{1,2})(?!\d|[.,:]\d|x| ?(?:min|seg|sec))/
const ALTOGETHER =
  /\b(?:altogether|in all|in total|en total|no total|o sea son|ou seja sao|entao sao|so that'?s|so thats|that'?s|thats) (?<n>\d{1,2})(?!\d|[.,:]\d|x| ?(?:min|people|kids|rounds|kg))|(?<![\d.,:])(?<n2>\d{1,2}) (?:max\w*|altogether|in total|no total|en total|in all|como mucho)\b/
const THIRD_DAY = /\b(?:third|3rd|tercer|terceiro) (?:day|evening|night|session|dia|treino)\b/
const DOUBLED = /\b(?:double|dobr\w+|doble|duplic\w+) (?:the |os |los )?(?:rounds|asaltos|assaltos|rondas)/
const MOST_DAYS = 12
const OLDEST_ARE = /\b(?:oldest|older ones|mais velh[oa]s?|maiores|mas grandes?|mayores)[^\d.]{0,16}(?<n>\d{1,2})/
const YOUNGEST_ARE =
  /\b(?:youngest|younger ones|smallest|mais nov[oa]s?|menores|mas chic[oa]s?|mas pequen[oa]s)[^\d.]{0,16}(?<n>\d{1,2})/
const SHORT_MINUTES = /(?<![\d.,:x])(?<n>[1-9]|10) ?-?min/
const SHORTEST_CLASS = 20
const LONGEST_CLASS = 150
const OLDEST = 90
const MOST_ROUNDS = 20

/** A number that says nothing by itself, but stands in the place of one that was told. */
function withBareNumbers(
  before: ProgrammeFacts,
  message: string,
  told: ProgrammeFacts,
  language: Question['language'],
): ProgrammeFacts {
  const text = withPlainAmounts(memberText(message, language).folded, language)
  const read = (pattern: RegExp) => pattern.exec(text)?.groups
  const found: ProgrammeFacts = {}
  if (before.pupils !== undefined && told.pupils === undefined) {
    const n = Number(read(BARE_PEOPLE)?.n)
    if (n >= 2) found.pupils = n
  }
  if (before.rounds !== undefined && before.pupils === undefined && told.rounds === undefined) {
    const n = Number(read(BARE_PEOPLE)?.n ?? read(MEANT)?.n)
    if (n >= 1 && n <= MOST_ROUNDS) found.rounds = n
  }
  if (
    before.days !== undefined &&
    before.pupils === undefined &&
    before.rounds === undefined &&
    told.days === undefined
  ) {
    const { n, n2 } = read(ALTOGETHER) ?? {}
    const days = read(THIRD_DAY) ? 3 : Number(n ?? n2)
    if (days >= 1 && days <= MOST_DAYS) found.days = days
  }
  const rounds = before.rounds
  if (rounds !== undefined && told.rounds === undefined && read(DOUBLED)) found.rounds = rounds * 2
  if (before.ages && !told.ages) {
    const [youngest, oldest] = before.ages
    const upTo = Number(read(OLDEST_ARE)?.n)
    const from = Number(read(YOUNGEST_ARE)?.n)
    if (upTo > youngest) found.ages = [youngest, upTo]
    if (from < oldest) found.ages = [from, found.ages?.[1] ?? oldest]
  }
  if (before.ages && !told.ages && !found.ages) {
    const { from, to } = read(BARE_AGES) ?? {}
    if (Number(from) >= 3 && Number(to) > Number(from) && Number(to) <= OLDEST) found.ages = [Number(from), Number(to)]
  }
  if (before.minutes !== undefined && told.minutes === undefined) {
    const n = Number(read(BARE_MINUTES)?.n)
    if (n >= SHORTEST_CLASS && n <= LONGEST_CLASS) found.minutes = n
  }
  if (before.round_minutes !== undefined && told.round_minutes === undefined && told.rest_seconds === undefined) {
    const n = Number(read(SHORT_MINUTES)?.n)
    if (n >= 1) found.round_minutes = n
  }
  return found
}

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

/** What one message tells or changes, on top of what was known before it. */
function withMessage(
  before: ProgrammeFacts,
  message: string,
  { language, today }: Pick<Told, 'language' | 'today'>,
): ProgrammeFacts {
  const { events, weekdays, days, ...told } = findFacts(message, language, today)
  const known = before.weekdays
  const exchanged = known && changedWeekdays(message, known, language)
  // Days that are told with runs or weights are mostly days for these.
  const isBeside = known !== undefined && (told.running !== undefined || told.strength !== undefined)
  const onDays = exchanged
    ? { weekdays: exchanged }
    : weekdays && !isBeside
      ? { weekdays, ...(days !== undefined && { days }) }
      : days !== undefined && !weekdays
        ? { days }
        : {}
  const change = readChange(message, language)
  const ofChange: ProgrammeFacts = {
    ...(change === 'no_partner' && { company: 'alone' as const }),
    ...(change === 'has_partner' && { company: 'partner' as const }),
    ...((change === 'no_bag' || change === 'no_equipment') && told.gear === undefined && { gear: 'none' as const }),
    ...(change === 'beginner' && { beginner: true }),
  }
  const bare = withBareNumbers(before, message, told, language)
  const after = withLater(before, { ...ofChange, ...bare, ...told, ...onDays })
  if (before.events && (change === 'event_off' || CALLED_OFF.test(fold(message))))
    return withoutEvent(after, before.events, message, language)
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
  const { strength, ...facts } = withPeople(findFacts(message, language, today), message, language)
  if (strength === undefined) return facts
  return facts.days === undefined && !WEIGHTS.test(fold(message))
    ? { ...facts, days: strength }
    : { ...facts, strength }
}

/** "Aged 13 to 17, there are 12". */
const withPeople = (facts: ProgrammeFacts, message: string, language: Question['language']): ProgrammeFacts => {
  const n =
    facts.ages && facts.pupils === undefined
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

/**
 * The facts of a talk: what was told first, with what was put right in its place, and what was told since. Before the
 * message and with it.
 */
export function factsOfTalk(
  question: Told,
  { correction, said }: Pick<Reading, 'correction' | 'said'>,
): { before: ProgrammeFacts; now: ProgrammeFacts } {
  const { message, language, history } = question
  const told = toldSoFar(question)
  const since = saidEarlier(question).slice(1)
  const gather = (messages: readonly { content: string; day: string }[]): ProgrammeFacts => {
    const [first] = messages
    const start = first ? toldFirst(first.content, language, first.day) : {}
    return since
      .filter(({ content }) => findSupposition(content, language) === null)
      .reduce(
        (facts, { content, day }) => withMoved(withMessage(facts, content, { language, today: day }), start),
        start,
      )
  }
  const before = history.length === 0 ? {} : gather(told)
  const rewritten = correction?.rewritten
  const right = rewritten ? gather(withPutRight(told, rewritten)) : before
  const isNamed = (before.events?.length ?? 0) > 1 && eventOfMonth(before.events ?? [], message, language) !== undefined
  const isOfWeekdays =
    before.weekdays !== undefined && changedWeekdays(message, before.weekdays, language) !== undefined
  const isMoved =
    said.event_date !== undefined && rewritten !== undefined && !isNamed && !isOfWeekdays && !namesSeveralDays(question)
  const after = withMessage(isNamed || isOfWeekdays ? before : right, message, question)
  return { before, now: isMoved ? { ...after, ...(right.events && { events: right.events }) } : after }
}

const namesSeveralDays = ({ message, language, today }: Told): boolean =>
  (findFacts(message, language, today).events?.length ?? 0) > 1

/** Days that were put right stand in the first message already. */
const withMoved = (after: ProgrammeFacts, start: ProgrammeFacts): ProgrammeFacts =>
  start.events ? { ...after, events: start.events } : after
