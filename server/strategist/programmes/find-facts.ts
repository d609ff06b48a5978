import type { Language } from '#contract/language.ts'
import { isOfFarYear } from '../reading/corrected-days.ts'
import { weekdayOf } from '../reading/days.ts'
import { namesEvent } from '../reading/event-words.ts'
import { findEvents } from '../reading/events.ts'
import { findDates } from '../reading/find-date.ts'
import { memberText } from '../reading/member-text.ts'
import { findWeeklyHours } from '../reading/weekly-hours.ts'
import type { DayText } from '../strategist.ts'
import { around, numberOf, PATTERNS, type Patterns } from './fact-patterns.ts'
import { FACT_WORDS } from './fact-words.ts'
import type { EventTold, Gear, ProgrammeFacts } from './facts.ts'
import { findRounds } from './find-rounds.ts'
import { findWeakPoint } from './find-weak-point.ts'
import { findMinutesOn, findRange, findWeekdays, inWeekOrder, weekdayIn } from './find-weekdays.ts'
import { withoutRelative, withPlainAmounts } from './plain-amounts.ts'
import { familyOf } from './sport-family.ts'

const MOST_SESSIONS = 12
const MOST_DAYS = 7
/** Folded, in all three languages together. */
const OF_DAYS = /\b(?:days?|dias?|nights?|noites?|noches?|mornings?|evenings?|manhas?|mananas?)\b/
/** A number of weights or runs stands so near to the word for it. */
const NEAR = 22

interface Counted {
  days?: number
  strength?: number
  running?: number
}

/** Sessions a week, of the sport and of what is trained beside it. */
function countSessions(text: string, patterns: Patterns): Counted {
  const { sessionsAWeek, sessions, besideCounted } = patterns
  const counted: Counted = {}
  const of: { n: number; family: string | undefined }[] = []
  let atGym: number | undefined
  const read = (match: RegExpExecArray): void => {
    const n = numberOf(match)
    if (n < 1 || n > (OF_DAYS.test(match[0]) ? MOST_DAYS : MOST_SESSIONS)) return
    const kind = kindCounted(text, match, patterns)
    if (kind === null) return
    if (kind !== 'sport') {
      if (counted[kind] !== undefined && kind === 'strength') atGym = counted[kind]
      if (counted[kind] === undefined || kind === 'strength') counted[kind] = n
      return
    }
    const family = familyOf(
      text.slice(match.index + match[0].length, match.index + match[0].length + NEAR).split(/[.;,]/)[0] ?? '',
    )
    of.push({ n, family: family ?? familyOf(text.slice(Math.max(0, match.index - NEAR), match.index)) })
  }
  for (const match of text.matchAll(sessionsAWeek)) read(match)
  const isWeekly = of.length > 0
  const weekly = [...text.matchAll(sessionsAWeek)].map(({ index }) => index)
  for (const match of text.matchAll(sessions)) {
    if (weekly.includes(match.index)) continue
    if (!isWeekly || kindCounted(text, match, patterns) !== 'sport') read(match)
  }
  for (const match of text.matchAll(besideCounted)) {
    const kind = patterns.weights.test(match[0]) ? 'strength' : 'running'
    const n = numberOf(match)
    if (kind === 'strength' && counted.strength !== undefined && counted.strength !== n) {
      atGym ??= counted.strength
      counted.strength = n
    } else counted[kind] ??= n
  }
  // Of two numbers for the gym the first is of the sport.
  if (of.length === 0 && atGym !== undefined) counted.days = atGym
  const [first, ...others] = of
  if (first) {
    const families = new Set(of.map(({ family }) => family))
    const isOfSeveral = others.length > 0 && families.size === of.length && !families.has(undefined)
    counted.days = isOfSeveral ? of.reduce((sum, { n }) => sum + n, 0) : first.n
  }
  for (const kind of ['strength', 'running'] as const) if (patterns[`no_${kind}`].test(text)) counted[kind] = 0
  return counted
}

/** "I used to train four times a week" says nothing of now. Folded, in all three languages together. */
const WAS_ONCE =
  /\b(?:used to|back then|in the past|before that|antes (?:eu )?(?:trein|entren)\w+|antigamente|costumava|solia|treinava|entrenaba)(?: \w+){0,3} $/
/** "Twice a day" is no number of a week. Folded, in all three languages together. */
const A_DAY = /^ ?(?:a day|per day|daily|por dia|ao dia|al dia)\b/

/** Whether a number of sessions counts those of the sport, weights or runs; null for none of these. */
function kindCounted(
  text: string,
  match: RegExpExecArray,
  patterns: Patterns,
): 'sport' | 'strength' | 'running' | null {
  const { countsDown, countsFrom, aWeek, strengthBefore, strengthAfter, runningBefore, runningAfter, notTraining } =
    patterns
  const before =
    text
      .slice(Math.max(0, match.index - NEAR), match.index)
      .split(/[.;!?]/)
      .at(-1) ?? ''
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + NEAR)
  if (countsDown.test(before) && !aWeek.test(match[0])) return null
  if (countsFrom.test(after) || A_DAY.test(after) || WAS_ONCE.test(before)) return null
  if (patterns.strengthOnce.test(match[0])) return 'strength'
  if (patterns.runningOnce.test(match[0]) || runningAfter.test(after) || runningBefore.test(before)) return 'running'
  const isBefore = strengthBefore.test(before) && familyOf(before) === undefined && familyOf(after) === undefined
  if (strengthAfter.test(after) || isBefore) return 'strength'
  const isOther = notTraining.test(before + after) && familyOf(before + after) === undefined
  return isOther ? null : 'sport'
}

const SHORTEST_SESSION = 8
const LONGEST_SESSION = 240

function findMinutes(text: string, { minutes, onTheWay, aWeek }: Patterns): number | undefined {
  for (const match of text.matchAll(minutes)) {
    const n = numberOf(match)
    if (n < SHORTEST_SESSION || n > LONGEST_SESSION) continue
    if (onTheWay.test(around(text, match, 16, 18))) continue
    const after = text.slice(match.index + match[0].length)
    // A week has more than one session.
    if (aWeek.exec(after)?.index === 1) continue
    return n
  }
  return undefined
}

/** "From 7 to 8.30 pm", "20:00-21:30". Folded, in all three languages together. */
const TIME_SPAN =
  /(?<![\d.,:/])(?<from>\d{1,2})(?:[:.h](?<fromMin>[0-5]\d))? ?(?<fromUnit>am|pm|hs?)? ?(?:to|-|–|a|as|ate|till?|until|hasta)(?: las| as)? ?(?<to>\d{1,2})(?:[:.h](?<toMin>[0-5]\d))? ?(?<toUnit>am|pm|hs?\b)?(?![\d:%]| ?(?:kg|anos|years|yo|min|rounds|kids|criancas|ninos|de \w+bro))/
/** "Tuesday and Thursday from 7 to 9": after weekdays, or so often a week, they are times. */
const OF_DAYS_TOLD =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?[^.;\d]{0,14}$|\b(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|seg|ter|qua|qui|sex|sab|lunes|martes|miercoles|jueves|viernes|lun|mar|mie|jue|vie)[^.;\d]{0,14}$|\b(?:a|per|por|la) (?:week|semana),? (?:from |de |das )?$/
const HALF_A_DAY = 12 * 60

/** The minutes between two times of day, if it is plain that they are times. */
function findTimeSpan(text: string): number | undefined {
  const found = TIME_SPAN.exec(text)
  const { from, fromMin, fromUnit, to, toMin, toUnit } = found?.groups ?? {}
  const hasMark = [fromMin, fromUnit, toMin, toUnit].some((mark) => mark !== undefined)
  if (!hasMark && !OF_DAYS_TOLD.test(text.slice(0, found?.index ?? 0))) return undefined
  const start = Number(from) * 60 + Number(fromMin ?? 0)
  const end = Number(to) * 60 + Number(toMin ?? 0)
  const minutes = end > start ? end - start : end + HALF_A_DAY - start
  return minutes >= SHORTEST_SPAN && minutes <= LONGEST_SESSION ? minutes : undefined
}
const SHORTEST_SPAN = 30

/** The ages of a group, and the text without them, so that a year is no number of people. */
function findAges(text: string, { ages }: Patterns): { ages?: readonly [number, number]; left: string } {
  for (const match of text.matchAll(ages)) {
    const from = Number(match.groups?.from ?? match.groups?.from2)
    const to = Number(match.groups?.to ?? match.groups?.to2)
    if (from >= 3 && to > from && to <= 90)
      return { ages: [from, to], left: text.replace(match[0], match[0].replace(/\d+/g, ' ')) }
  }
  return { left: text }
}

const YOUNGEST = 4
const OLDEST = 90

/** "Tô com 74" is a weight as soon as an age. */
const NO_AGE = /\b(?:com|con|tengo|tenho|ando en)(?: (?:so|ja|ya|solo|quase|casi|uns|unos))* \d{1,2}$/

function findAge(text: string, { ownAge }: Patterns): number | undefined {
  const match = ownAge.exec(text)
  if (!match || NO_AGE.test(match[0])) return undefined
  const { n, n2, n3, n4 } = match.groups ?? {}
  const age = Number(n ?? n2 ?? n3 ?? n4)
  return age >= YOUNGEST && age <= OLDEST ? age : undefined
}

const NEAR_GEAR = 26

/** The gear there is: what is said to be gone is none. */
function findGear(text: string, { noGear, bag, pads, rope }: Patterns, language: Language): Gear | undefined {
  const left = text.replaceAll(noGear, ' ')
  let isGone = left !== text
  for (const [gear, pattern] of [
    ['bag', bag],
    ['pads', pads],
    ['rope', rope],
  ] as const) {
    const match = pattern.exec(left)
    if (!match) continue
    const [before = ''] = left
      .slice(0, match.index)
      .slice(-NEAR_GEAR)
      .split(/[.;:!?]/)
      .slice(-1)
    const [after = ''] = left
      .slice(match.index + match[0].length)
      .slice(0, NEAR_GEAR)
      .split(/[.,;:!?]/)
    // In Portuguese "no" means "on the".
    const isRefused = language !== 'pt' && / no $/.test(` ${before}`)
    if (!isRefused && !GEAR_IS_GONE.test(before) && !GEAR_IS_GONE.test(after)) return gear
    isGone = true
  }
  return isGone ? 'none' : undefined
}

function findCompany(text: string, { alone, partner }: Patterns): ProgrammeFacts['company'] {
  if (alone.test(text)) return 'alone'
  return partner.test(text) ? 'partner' : undefined
}

const MOST_EVENTS = 2
const FEWEST_PUPILS = 2
/** Folded, in all three languages together. */
const DURATION = /\b(?:days?|weeks?|wks?|months?|dias?|semanas?|mes(?:es)?)\b/

/** Folded, in all three languages together, before a date that is told to be today. */
const IS_TODAY =
  /\b(?:today(?:'?s| is)|todays|it is|hoje e|hj e|hoje|hj|hoy es|hoy|estamos a|a dia de hoy)(?: (?:the|dia|el|o|[a-z]+day|segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes))*,? ?$/

/** What is said of a day on which there is no training. Folded, in all three languages together. */
const NO_TRAINING =
  /\b(?:no|without|sem|sin|nao (?:tem|vai ter|tenho)|n tem|no hay|no tengo) (?:class(?:es)?|practice|training|treinos?|aulas?|clases?|entren\w+)\b|\b(?:closed|closes|shut|booked|fecha\w*|fechad[oa]|cierra\w*|cerrad[oa]|feriad[oa]|festivo|puente|holidays?|vacation|vacaciones|ferias)\b/

/** Whether the sentence in which a day stands says that there is no training then. */
export function isClosed(folded: string, at: number): boolean {
  const from = Math.max(...['.', ';', '!', '?', '\n'].map((mark) => folded.lastIndexOf(mark, at - 1))) + 1
  const end = folded.slice(at).search(/[.;!?\n]/)
  return NO_TRAINING.test(folded.slice(from, end === -1 ? undefined : at + end))
}

/** The days of bouts, tournaments and gradings, the earliest first. */
function findEventDays(
  message: string,
  language: Language,
  today: DayText,
  training: readonly number[] = [],
): EventTold[] {
  const text = memberText(message, language)
  const { grading } = PATTERNS[language]
  const isOfEvent = namesEvent(text.folded, language) || grading.test(text.folded)
  const dates = findDates(text, language, today).filter((date) => {
    const { day, start, end, casual, of_event } = date
    if (day < today || IS_TODAY.test(text.folded.slice(0, start))) return false
    if (isClosed(text.folded, start) || isOfFarYear(text, date)) return false
    // "That fits in one week": without an event so long is no day of one.
    if (!isOfEvent && DURATION.test(text.folded.slice(start, end))) return false
    return !casual || (of_event && !training.includes(weekdayOf(day)))
  })
  const events = findEvents(text, language)
  const found = dates.flatMap((date, place): EventTold[] => {
    const from = dates[place - 1]?.end ?? 0
    // Of several days what stands before each says what is on it.
    const to = dates.length > 1 ? date.end : text.folded.length
    const own = events.filter(({ start }) => start >= from && start < to)
    const named = own.findLast(({ kind }) => kind === 'fight' || kind === 'grading')
    // A day of an exam or wedding is none of these.
    if (!named && own.length > 0 && !grading.test(text.folded.slice(from, to))) return []
    const isGrading = named === undefined ? grading.test(text.folded.slice(from, to)) : named.kind === 'grading'
    return [{ kind: isGrading ? 'grading' : 'contest', day: date.day }]
  })
  // "Today is the 3rd and I fight on the 31st" names one event.
  const ahead = found.some(({ day }) => day > today) ? found.filter(({ day }) => day > today) : found
  const days = new Map(ahead.map((event) => [event.day, event]))
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(0, MOST_EVENTS)
}

/** Folded, in all three languages together: of a helper or of gear. */
const HELPS_NO_MORE =
  /\b(?:forget|without|so no|no (?=helper|one)|no longer|chickenpox|not any more|left|ill|sick|cancelled|can'?t make|couldn'?t|dropped|gone|esquece|sem|nao vem|faltou|saiu|desistiu|doente|olvida\w*|sin|ya no|no viene|se fue|se mudo|enferm[oa]|falto|no tengo|nao tenho)\b/
const GEAR_IS_GONE =
  /\b(?:instead of|neither|nor|not|no more|without|lost|split|torn|broke\w*|ripped|burst|stolen|stole|sold|gone|taken|lent|em vez d\w*|sem|nem|roubaram|levaram|quebr\w+|arrebent\w+|rasg\w+|perdi|vend\w+|emprest\w+|en vez d\w*|sin|ni|robaron|rompi\w*|se rompio|vend\w+|preste|no tengo|no tenemos|no hay|nao tenho|nao tem|rajo|cayo|pidieron|devuelt\w+)\b/

/** Folded, in all three languages together, for numbers in digits. */
const THREE =
  /\b(?:we(?: a|')?re 3|3 of us|there(?:'s| are) 3 of us|somos 3|seremos 3|a gente e 3|a gente em 3|de a 3)\b/

// All folded, in the three languages together.
const MORNING =
  /(?<!\b(?:this|essa|esta|hoje|hoy|hoje a) )\b(?:mornings?|before (?:work|school)|de manha|(?:por|a|de|en) la manana|(?:las|por las) mananas)\b/
const NOON = /\b(?:lunch ?(?:break|time|hour)s?|at noon|midday|hora do almoco|ao meio[- ]dia|al mediodia|mediodias)\b/
const EVENING =
  /\b(?:evenings?|nights?|after work|a noite|de noite|(?:por|a|de|en) la noche|(?:las|por las) noches|depois do trabalho)\b/
const NO_GI = /\b(?:no[- ]?gi|sem (?:o )?(?:kimono|quimono|gi)|sin (?:el )?(?:kimono|gi))\b/
const BOTH_GI =
  /\bgi (?:and|&|n|y|e|\/) ?no[- ]?gi\b|\bcom e sem (?:kimono|quimono|gi)|\bcon y sin (?:kimono|gi)|no[- ]?gi and gi\b/
const IN_GI = /\b(?:in (?:the|a) gi|gi (?:comp|division|class)|(?:com|de) (?:kimono|quimono|gi)|con (?:kimono|gi))\b/
const WANTS_RUNS =
  /\b(?:want|add|put|fit|include|need|quero|botar|colocar|meter|encaix\w+|incluir|somar|quiero|sumar|agregar|entran?)\b[^.;!?]{0,24}\b(?:runs?|running|roadwork|sprints?|corridas?|correr|trotes?|carreras?)\b|\b(?:where|which day|what day|best day|onde|donde|que dia|cual dia|mejor dia|melhor dia)\b[^.;!?]{0,24}\b(?:runs?|running|roadwork|sprints?|corridas?|correr|trotes?|carreras?)\b/

const TIMES = [
  ['morning', MORNING],
  ['noon', NOON],
  ['evening', EVENING],
] as const

/** The times of day that are named. Folded. */
export const timesIn = (text: string) => TIMES.filter(([, words]) => words.test(text)).map(([time]) => time)

/** Whether hard sparring or an open mat is named. */
export const namesSparring = (message: string, language: Language): boolean =>
  new RegExp(String.raw`\b(?:${FACT_WORDS[language].sparring})`).test(memberText(message, language).folded)

/** Folded, in all three languages together. */
const NO_BEGINNER =
  /\b(?:not|nao|no|n)(?: (?:a|e|eh|sou|soy|es|um|uma|un|una|is|total|complete|exactly))* (?:beginner|novice|newbie|do zero|iniciante|principiante|novat[oa])/

const MOST_HOURS = 40
const LONGEST_PART = 300
/** Less than an hour a week is a bout and no training, and more than a week or a session holds is none either. */
function possibleHours(hours: number | undefined, sessions = 1 + MOST_DAYS): number | undefined {
  if (hours === undefined || hours < 1 || hours > MOST_HOURS) return undefined
  return (hours * 60) / sessions > LONGEST_PART ? undefined : hours
}

/** What a message tells that a programme can be worked out from. */
export function findFacts(message: string, language: Language, today: DayText): ProgrammeFacts {
  const patterns = PATTERNS[language]
  const { folded } = memberText(message, language)
  const plain = withoutRelative(withPlainAmounts(folded, language)).replace(patterns.outOfDate, ' ')
  const { left, ...rounds } = findRounds(plain, patterns)
  const { ages, left: withoutAges } = findAges(left, patterns)
  const { sport, strength: strength_on, running: running_on, listed } = findWeekdays(left, patterns)
  const counted = countSessions(left, patterns)
  const range = findRange(left, patterns)
  const sparring = patterns.sparringOn.exec(left)
  const pupils = [...withoutAges.matchAll(patterns.people)].find(
    (match) => numberOf(match) >= FEWEST_PUPILS && !patterns.helpers.test(match[0]),
  )
  const helpers = patterns.helpers.exec(withoutAges)
  const age = ages ? undefined : findAge(left, patterns)
  const minutes = findMinutes(left, patterns) ?? findTimeSpan(left)
  const minutes_on = minutes === undefined ? undefined : findMinutesOn(left, patterns, minutes)
  const hoursTold = minutes === undefined ? findWeeklyHours(memberText(message, language), language) : undefined
  const family = familyOf(folded)
  const gear = findGear(plain, patterns, language)
  const company = findCompany(left, patterns)
  const events = findEventDays(message, language, today, listed)
  // "The regionals are on Saturday, what on Wednesday, Thursday, Friday": a day by itself is that of the event.
  const ofTraining = events.some(({ day }) => sport?.includes(weekdayOf(day)))
    ? sport?.filter((day) => listed.includes(day))
    : sport
  const weekdays = ofTraining?.length ? ofTraining : undefined
  const toldDays = range ?? weekdays
  // "Monday and Thursday, open mat on Sunday": three days.
  const sparringDay = sparring ? weekdayIn(sparring) : undefined
  const days =
    toldDays && sparringDay !== undefined && !toldDays.includes(sparringDay)
      ? inWeekOrder([...toldDays, sparringDay])
      : toldDays
  // "Three days, one of them hard" is three.
  if (counted.days === 1 && days && days.length > 1) delete counted.days
  const hours = possibleHours(hoursTold, counted.days ?? days?.length)
  const weak = findWeakPoint(message, language)
  const [time, ...otherTimes] = timesIn(folded)
  const gi = BOTH_GI.test(folded) ? undefined : NO_GI.test(folded) ? 'no_gi' : IN_GI.test(folded) ? 'gi' : undefined
  return {
    ...rounds,
    ...(family && { family }),
    ...(days && !(range && counted.days !== undefined && counted.days !== range.length) && { weekdays: days }),
    ...counted,
    ...(days && counted.days === undefined && { days: days.length }),
    // Of more sessions than days of training the others are weights, where these are spoken of.
    ...(days &&
      counted.days !== undefined &&
      counted.days > days.length &&
      patterns.strength.test(left) && { days: days.length, strength: counted.days - days.length }),
    ...(strength_on && { strength_on, strength: strength_on.length }),
    ...(running_on && { running_on, running: running_on.length }),
    ...(sparringDay !== undefined && { sparring_on: sparringDay }),
    ...(hours !== undefined && { hours_a_week: hours }),
    ...(minutes !== undefined && { minutes }),
    ...(minutes_on && { minutes_on }),
    ...(events.length > 0 && { events }),
    ...(gear && { gear }),
    ...(company && { company }),
    ...(THREE.test(left) && { three: true, company: 'partner' as const }),
    ...(ages && { ages }),
    ...(age !== undefined && { age }),
    ...(pupils && { pupils: numberOf(pupils) }),
    ...(helpers && { helpers: HELPS_NO_MORE.test(around(left, helpers, 24, 20)) ? 0 : Number(helpers.groups?.n ?? 1) }),
    ...(weak !== undefined && { weak }),
    ...(patterns.beginner.test(left) && !NO_BEGINNER.test(left) && { beginner: true }),
    ...(patterns.fitness.test(left) && { wants_fitness: true }),
    ...(counted.running === undefined && WANTS_RUNS.test(folded) && { wants_runs: true }),
    ...(time && otherTimes.length === 0 && { time }),
    ...(gi && { gi }),
  }
}
