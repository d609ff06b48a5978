import type { Language } from '#contract/language.ts'
import type { Correction, DayText, Question } from '../strategist.ts'
import { asksQuestion } from './asks-question.ts'
import { addDays, weekdayOf } from './days.ts'
import { type DateFound, findDates } from './find-date.ts'
import { findSlots } from './find-slots.ts'
import { fold, words } from './fold.ts'
import { memberText } from './member-text.ts'
import { MONTH } from './month-names.ts'
import { NUMBER } from './number-words.ts'
import { type Said, saidEarlier } from './said-earlier.ts'

/** Refuses the number that follows: "not three", "no son 8000", "não é às 18". */
const REFUSES = String.raw`\b(?:not|no|nao|isn'?t|aren'?t|wasn'?t|instead of|em vez de|en vez de)(?: (?!\d)\S+){0,2} `
const REFUSES_NUMBER = new RegExp(String.raw`${REFUSES}\d`)
/** Refuses the day that follows: "not Friday", "não na sexta". */
const REFUSES_DAY = /\b(?:not|isn'?t|no|nao)(?: (?:on|the|next|is|this|na|no|e|a|o|dia|el|es|este|esta))* $/

/** A correction is short; a long message tells something. */
const LONGEST = 200
const MOST_WORDS = 10

/** Says that something was wrong, at the start or the end. All for folded text, in all three languages together. */
const PUTS_RIGHT =
  /^[¿¡ ]*(?:n(?:ao|o),|(?:oh|oops|ops|opa|ups|wait|hold on|sorry|actually|correction|i mean[t]?|my bad|scratch that|typo|errei|corrigindo|correcao|na verdade|desculpa|perdao|quis dizer|quer dizer|me enganei|espera|perdon|disculpa|en realidad|me equivoque|corrijo|correccion|quise decir|mejor dicho)\b)|\b(?:sorry|actually|my bad|typo|desculpa|errei|me enganei|perdon|disculpa|me equivoque)[\s.!]*$/
/** Objects, and corrects nothing: "no, three times is too much". */
const OBJECTS = /\b(?:too|enough|but|can'?t|cannot|demais|mas|consigo|demasiado|muy|pero|puedo)\b/

/** The slots whose value depends on a number. */
const COUNTED = ['event_date', 'hours_a_week', 'money'] as const

const escaped = (number: string): string => number.replaceAll('.', '\\.')
const whole = (number: string): RegExp => new RegExp(String.raw`(?<![\d.,])\b${escaped(number)}\b(?!\d)`)

/** "8 mil" is one number. */
const THOUSANDS = String.raw`(?: ?(?:mil|k|thousand|grand)\b)?`
const DIGITS = new RegExp(String.raw`(?:\d[\d.,]*\d|\d)${THOUSANDS}`, 'g')

/** What an earlier message says with one of its numbers put right. */
function rewrite({ content, day }: Said, place: number, from: string, to: string, language: Language): Correction {
  const inOwnWords = content.replace(whole(from), to)
  const rewritten = {
    place,
    content: inOwnWords === content ? fold(content).replace(whole(from), to) : inOwnWords,
    from,
    to,
  }
  const before = findSlots(content, language, day)
  const after = findSlots(rewritten.content, language, day)
  const changed = COUNTED.filter((name) => after[name] !== undefined && after[name] !== before[name])
  return { said: Object.fromEntries(changed.map((name) => [name, after[name]])), rewritten }
}

/** "It was 6500, not 8000". */
function refusedNumber(folded: string, earlier: readonly Said[], language: Language): Correction | null {
  const numbers = folded.match(new RegExp(`${DIGITS.source}|${String.raw`\b(?:${NUMBER[language]})\b`}`, 'g')) ?? []
  const refused = numbers.find((number) => new RegExp(REFUSES + escaped(number)).test(folded))
  const right = numbers.find((number) => number !== refused)
  if (refused === undefined || right === undefined) return null
  const unit = words(folded.slice(folded.indexOf(refused) + refused.length))[0] ?? ''
  const withUnit = earlier.findLastIndex(({ content }) => whole(`${refused} ${unit}`).test(fold(content)))
  const place = withUnit === -1 ? earlier.findLastIndex(({ content }) => whole(refused).test(fold(content))) : withUnit
  const found = place === -1 ? null : rewrite(earlier[place] as Said, place, refused, right, language)
  return found && (Object.keys(found.said).length > 0 || PUTS_RIGHT.test(folded)) ? found : null
}

interface Beside {
  /** The word after a number. */
  unit: string | undefined
  /** The words shortly before it. */
  before: ReadonlySet<string>
}
const SHORTLY_BEFORE = 4

function wordsBeside(folded: string, { index, 0: number }: RegExpExecArray): Beside {
  // "12th", "40kg" and "€" belong to the number.
  const after = folded.slice(index + number.length).replace(/^\S+/, '')
  return { unit: words(after)[0], before: new Set(words(folded.slice(0, index)).slice(-SHORTLY_BEFORE)) }
}

const SAYS_NOTHING = new Set(
  'a an the is are was i we my have has only just o e um uma eu so tenho na el es yo un'.split(' '),
)

/** How surely two numbers are of the same thing: "the rent is 5200" and "rent 6000". */
function areOfSame(one: Beside, other: Beside): number {
  const shared = [...one.before].filter((word) => other.before.has(word) && !SAYS_NOTHING.has(word)).length
  return shared + (one.unit !== undefined && one.unit === other.unit ? 2 : 0)
}

/** "Wait, the rent is 5200": the number of the same thing is another one now. */
function changedNumber(folded: string, earlier: readonly Said[], language: Language): Correction | null {
  const known = new Set(earlier.flatMap(({ content }) => fold(content).match(DIGITS) ?? []))
  const fresh = [...folded.matchAll(DIGITS)].filter(([number]) => !known.has(number))
  const [right] = fresh
  if (!right || fresh.length > 1) return null
  const beside = wordsBeside(folded, right)
  const candidates = earlier.flatMap(({ content }, place) => {
    const text = fold(content)
    return [...text.matchAll(DIGITS)].map((match) => ({
      place,
      number: match[0],
      same: areOfSame(beside, wordsBeside(text, match)),
    }))
  })
  const [best] = candidates.toSorted((one, other) => other.same - one.same || other.place - one.place)
  if (!best || best.same === 0) return null
  return rewrite(earlier[best.place] as Said, best.place, best.number, right[0], language)
}

interface Known {
  language: Language
  today: DayText
  /** The day of the member's event, if it was named before. */
  event_date?: DayText | undefined
}

/** A weekday means the one that is nearest to the day that was named before. */
function nearestWeekday(day: DayText, before: DayText, today: DayText): DayText {
  const ahead = (weekdayOf(day) - weekdayOf(before) + 7) % 7
  const nearest = addDays(before, ahead > 3 ? ahead - 7 : ahead)
  return nearest >= today ? nearest : day
}

/**
 * "No, it is on Saturday", "Saturday, not Friday"; or, if only dates with their month count, "not the 28th, it is
 * December 5".
 */
function changedDay(message: string, known: Known, { withMonth }: { withMonth: boolean }): Correction | null {
  const { language, today, event_date: before } = known
  if (before === undefined) return null
  const text = memberText(message, language)
  const dates = findDates(text, language, today)
  const isRefused = ({ start }: DateFound): boolean => REFUSES_DAY.test(text.folded.slice(0, start))
  const namesMonth = ({ start, end }: DateFound): boolean =>
    new RegExp(String.raw`\b(?:${MONTH[language]})\b|\d[/.]\d`).test(text.folded.slice(start, end))
  const right = dates.find((date) => !isRefused(date) && (!withMonth || namesMonth(date)))
  const isPutRight =
    PUTS_RIGHT.test(text.folded) || dates.some(isRefused) || (withMonth && REFUSES_NUMBER.test(text.folded))
  if (!right || !isPutRight || right.day === before) return null
  return { said: { event_date: right.casual ? nearestWeekday(right.day, before, today) : right.day } }
}

/** What a message puts right in earlier ones of the conversation; null if nothing. */
export function findCorrection(message: string, earlier: readonly Said[], known: Known): Correction | null {
  const { language } = known
  if (earlier.length === 0 || message.length > LONGEST) return null
  const folded = fold(message)
  const certain = changedDay(message, known, { withMonth: true }) ?? refusedNumber(folded, earlier, language)
  if (certain) return certain
  if (words(message).length > MOST_WORDS || OBJECTS.test(folded) || asksQuestion(message, language)) return null
  const number = PUTS_RIGHT.test(folded) ? changedNumber(folded, earlier, language) : null
  return number ?? changedDay(message, known, { withMonth: false })
}

/** The member's messages of the conversation so far, with what was put right since in its place. */
export function toldSoFar(question: Pick<Question, 'history' | 'today' | 'language'>): Said[] {
  const { language } = question
  const told: Said[] = []
  for (const said of saidEarlier(question)) {
    const rewritten = findCorrection(said.content, told, { language, today: said.day })?.rewritten
    if (rewritten) told[rewritten.place] = { ...(told[rewritten.place] as Said), content: rewritten.content }
    else told.push(said)
  }
  return told
}
