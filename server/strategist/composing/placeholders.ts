import type { Language } from '#contract/language.ts'
import { daysBetween } from '../reading/days.ts'
import { fold } from '../reading/fold.ts'
import type { Question, Reading, UsedItem } from '../strategist.ts'
import { dayLabel } from './dated-steps.ts'
import { EVENT_ARTICLES, excerpt, ownerOf, plainWords, quoted, shorten, toSecondPerson } from './member-words.ts'
import type { Phrases } from './phrases/phrases.ts'
import { beginsWithVerb, OBSTACLE_STARTS } from './verb-starts.ts'

/** The values of the placeholders in phrases. Those that are unknown or would read badly are absent. */
export type Placeholders = Partial<Record<PlaceholderName, string>>

/** The member's data behind each placeholder; null if it is not shown as used. */
const STANDS_FOR = {
  words: null,
  goal: 'goal',
  goal_to: 'goal',
  known_goal: 'goal',
  obstacle: 'obstacle',
  obstacle_you: 'obstacle',
  event: 'event',
  emotion: 'emotion',
  people: 'people',
  tried: 'tried',
  sport: 'sport',
  level: 'level',
  hours: 'hours_a_week',
  money: 'money',
  confidence: 'confidence',
  confidence_below: null,
  date: 'event_date',
  countdown: 'event_date',
  commitment: 'commitments',
  outcome: 'commitments',
  summary: 'summary',
  streak: 'streak',
  sessions: 'training',
  lesson: 'training',
  fire: 'quiz',
} as const satisfies Record<string, UsedItem | null>
export type PlaceholderName = keyof typeof STANDS_FOR

const isPlaceholderName = (name: string): name is PlaceholderName => name in STANDS_FOR

/** The placeholders of a phrase. */
export const namesIn = (phrase: string): PlaceholderName[] =>
  [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').filter(isPlaceholderName)

export const canFill = (phrase: string, placeholders: Placeholders): boolean =>
  namesIn(phrase).every((name) => placeholders[name] !== undefined)

/** The sport as the member names it; short names in capitals. */
const sportName = (said: string): string => shorten(said).replace(/^(?:bjj|mma)$/i, (name) => name.toUpperCase())

/** Fills a phrase, records the data it used, and capitalises it. */
export function fill(
  phrase: string,
  placeholders: Placeholders,
  used: Set<UsedItem>,
  others: Record<string, string> = {},
): string {
  const filled = phrase.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const other = others[name]
    if (other !== undefined) return other
    if (!isPlaceholderName(name)) return whole
    const item = STANDS_FOR[name]
    if (item !== null) used.add(item)
    return placeholders[name] ?? whole
  })
  const capital = filled.replace(/^(\**)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase())
  // A quotation that ends with an ellipsis needs no full stop.
  // Neither does an abbreviated month at the end of a sentence.
  return capital.replace(/…”\./g, '…”').replace(/(?<!\.)\.\.(?!\.)/g, '.')
}

/** English verbs hardly change: what followed "I" or "I am" in the message can follow "you" or "you are". */
function yourEnglishObstacle(obstacle: string, message: string): string | undefined {
  const text = fold(message)
  const said = fold(obstacle)
  const whole = /^i\b/i.test(obstacle)
    ? obstacle
    : text.includes(`i ${said}`)
      ? `I ${obstacle}`
      : /\bi(?:'m| am) /.test(text) && new RegExp(`\\bi(?:'m|m| am) ${escaped(said)}`).test(text)
        ? `I am ${obstacle}`
        : undefined
  return whole === undefined ? undefined : (toSecondPerson(whole, 'en') ?? undefined)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function yourObstacle(obstacle: string, message: string, language: Language): string | undefined {
  if (language === 'en') return yourEnglishObstacle(obstacle, message)
  const start = OBSTACLE_STARTS[language].find(([pattern]) => pattern.test(obstacle))
  if (!start) return undefined
  const turned = toSecondPerson(obstacle.replace(start[0], ''), language)
  return turned === null ? undefined : `${start[1]}${turned}`.trim()
}

const lowerFirst = (text: string): string => text.replace(/^./u, (letter) => letter.toLowerCase())

/** "my boss" → "your boss"; anything without a possessive is quoted. */
function yours(text: string, language: Language): string {
  const begins = { en: /^my\b/i, pt: /^(?:[ao]s? )?(?:minhas?|meus?)\b/i, es: /^mis?\b/i }[language]
  const turned = begins.test(text) ? toSecondPerson(text.replace(/^[ao]s? (?=m)/i, ''), language) : null
  return turned === null ? quoted(text) : lowerFirst(turned)
}

/** "my first bout", "a tournament" → "your first bout", "your tournament". */
function yourEvent(text: string, language: Language): string {
  const bare = plainWords(text).replace(EVENT_ARTICLES[language], '')
  const owner = ownerOf(bare, language)
  const turned = owner === null ? null : toSecondPerson(bare, language)
  return turned === null ? yours(text, language) : `${owner} ${lowerAcronymSafe(turned)}`
}

/** Lower case at the start, except for acronyms: BJJ. */
const lowerAcronymSafe = (text: string): string => (/^\p{Lu}{2}/u.test(text) ? text : lowerFirst(text))

/** "In five weeks", "tomorrow". */
export function countdownTo(days: number, { countdown }: Phrases): string {
  if (days === 0) return countdown.today
  if (days === 1) return countdown.tomorrow
  const weeks = Math.round(days / 7)
  return days >= 21 && Math.abs(days - weeks * 7) <= 1
    ? countdown.weeks.replace('{n}', String(weeks))
    : countdown.days.replace('{n}', String(days))
}

/** Whether the event is somebody else's: a child's, a pupil's. */
function isOfAnother({ concepts: { frames } }: Reading): boolean {
  const ofOthers = frames.filter(({ concept }) => concept.startsWith('frame-other'))
  return ofOthers.reduce((sum, { share }) => sum + share, 0) > 0.5
}

export function placeholdersFor(question: Question, reading: Reading, phrases: Phrases): Placeholders {
  const { said, slots } = reading
  const { language, today, memory, message } = question
  const placeholders: Placeholders = {}
  const words = excerpt(message)
  if (words !== '') placeholders.words = `“${words}”`
  // One word alone, such as "stop", is too little for a goal.
  if (said.goal?.includes(' ')) {
    placeholders.goal = quoted(said.goal)
    const turned = beginsWithVerb(said.goal, language) ? toSecondPerson(said.goal, language) : null
    if (turned !== null) placeholders.goal_to = turned.replace(/^./u, (letter) => letter.toLowerCase())
  }
  if (slots.goal !== undefined) placeholders.known_goal = quoted(slots.goal)
  if (said.obstacle !== undefined) {
    placeholders.obstacle = quoted(said.obstacle)
    const turned = yourObstacle(plainWords(said.obstacle), message, language)
    if (turned !== undefined) placeholders.obstacle_you = turned
  }
  const event = said.event ?? slots.event
  if (event !== undefined && !isOfAnother(reading)) placeholders.event = yourEvent(event, language)
  if (said.emotion !== undefined) placeholders.emotion = quoted(said.emotion)
  if (said.people !== undefined) placeholders.people = yours(said.people, language)
  if (said.tried !== undefined) placeholders.tried = quoted(said.tried)
  if (slots.sport !== undefined) placeholders.sport = sportName(slots.sport)
  if (slots.level !== undefined) placeholders.level = shorten(slots.level)
  if (slots.money !== undefined) placeholders.money = shorten(slots.money)
  if (slots.hours_a_week !== undefined) placeholders.hours = String(slots.hours_a_week)
  if (said.confidence !== undefined) {
    placeholders.confidence = String(said.confidence)
    if (said.confidence > 1) placeholders.confidence_below = String(said.confidence - 1)
  }
  if (slots.event_date !== undefined && slots.event_date >= today) {
    placeholders.date = dayLabel(slots.event_date, language, today)
    placeholders.countdown = countdownTo(daysBetween(today, slots.event_date), phrases)
  }
  if (memory.summary !== null && memory.summary.trim() !== '') placeholders.summary = quoted(memory.summary)
  if (memory.streak > 1) placeholders.streak = String(memory.streak)
  if (memory.training !== null) {
    placeholders.sessions = String(memory.training.sessions_7)
    if (memory.training.lesson) placeholders.lesson = quoted(memory.training.lesson.learnt)
  }
  if (memory.quiz !== null) placeholders.fire = String(memory.quiz.fire_level)
  return placeholders
}
