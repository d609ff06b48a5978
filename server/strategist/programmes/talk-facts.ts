import { readChange } from '../changes/read-change.ts'
import { findCorrection, withPutRight } from '../reading/corrected-facts.ts'
import { monthOf } from '../reading/days.ts'
import { fold } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import { MONTH, readMonth } from '../reading/month-names.ts'
import { type Said, saidEarlier } from '../reading/said-earlier.ts'
import { findSupposition } from '../reading/supposition.ts'
import type { DayText, Question, Rewritten } from '../strategist.ts'
import { changedWeekdays } from './changed-weekdays.ts'
import { FACT_WORDS } from './fact-words.ts'
import { differs, type EventTold, type ProgrammeFacts, withLater } from './facts.ts'
import { findFacts } from './find-facts.ts'
import { withPlainAmounts } from './plain-amounts.ts'

export interface FactsOfTalk {
  before: ProgrammeFacts
  now: ProgrammeFacts
}

type Told = Pick<Question, 'message' | 'history' | 'language' | 'today'>

/** Numbers without what they count, after what was told already. In all three languages together, for plain amounts. */
const BARE_PEOPLE =
  /\b(?:son|sao|eram|vieram|vinieron|somos|its|it's|it is|there'?s|there are|theres|total|they are|theyre|unas|ya son|make it|make that|only|ficam|vao ser|van a ser) (?:only |just |so |solo |like |about |unos |uns )?(?<n>\d{1,2})(?!\d|[.,:]\d|x| ?(?:min|x|seg|sec|kg|h\b|anos|years|dias|days|rounds|de\b|semanas|weeks|a \d|to \d|-))/
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
    const n = told.three ? Number.NaN : Number(read(BARE_PEOPLE)?.n ?? read(MEANT)?.n)
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
  for (const kind of ['strength', 'running'] as const) {
    const n = Number(
      new RegExp(
        String.raw`\b(?:${FACT_WORDS[language][kind]})\b[^.;\d]{0,30}(?:to|a|pra|para|por|only|so|solo|now) (?<n>\d)\b(?!\d|[.,:]\d)`,
      ).exec(text)?.groups?.n,
    )
    if (before[kind] !== undefined && told[kind] === undefined && n <= MOST_DAYS) found[kind] = n
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

/** What one message tells or changes, on top of what was known before it. */
function withMessage(
  before: ProgrammeFacts,
  message: string,
  { language, today }: Pick<Told, 'language' | 'today'>,
): ProgrammeFacts {
  const { events, weekdays, days, ...told } = withHoursOfWeek(before, findFacts(message, language, today), message)
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
  const { rewritten } = findCorrection(content, told, { language, today: day, answers }) ?? {}
  const own = withMessage(before, content, { language, today: day })
  const after = rewritten ? withPutRight(told, rewritten) : [...told, { content, day }]
  const { events: _before, ...known } = before
  const { events: _own, ...changed } = own
  const tellsItself = differs(known, changed)
  const isOfWeekdays = before.weekdays !== undefined && own.weekdays?.join() !== before.weekdays.join()
  const isDay = rewritten?.phrase === ''
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

/** The facts of a talk, before the message and with it. What was only supposed is left out. */
export function factsOfTalk(question: Told): FactsOfTalk {
  const { message, language, today } = question
  const [first, ...since] = saidEarlier(question)
  if (!first) return { before: {}, now: toldFirst(message, language, today) }
  let state: { facts: ProgrammeFacts; told: readonly Said[] } = {
    facts: toldFirst(first.content, language, first.day),
    told: [first],
  }
  for (const said of since)
    if (findSupposition(said.content, language) === null) state = afterMessage(state.facts, state.told, said, language)
  return {
    before: state.facts,
    now: afterMessage(state.facts, state.told, { content: message, day: today }, language).facts,
  }
}
