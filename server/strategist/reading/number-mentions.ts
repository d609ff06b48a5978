import type { Language } from '#contract/language.ts'
import { type Figure, figuresIn } from '../knowledge/sums/numbers-in-text.ts'
import { words } from './fold.ts'
import { type MemberText, memberText } from './member-text.ts'
import { NUMBER, readNumber } from './number-words.ts'
import { stem } from './stem.ts'

/** "8000", "8 mil", "7 mil e 200". */
export const DIGITS = /(?:\d[\d.,]*\d|\d)(?: ?(?:mil|k|thousand|grand)\b(?:(?: e| y)? \d{3}\b)?)?/
export const THOUSANDS = / ?(?:mil|k|thousand|grand)$/

const RENT = /\b(?:rent|lease|landlord|aluguel|renta|alquiler|arriendo|casero)\b/
/** "38 paying, the other ten are lapsed". */
const ARE_PAYING = /^ ?(?:paying|active|pagantes|ativos|pagando|que pagan|pagan|activos)\b/
/** "Los que pagan de verdad son 58". */
const WHO_PAY =
  /\b(?:who|that|que|q) (?:pay|pagan|pagam|vienen|vem|come|train|entrenan|treinam)\b[^,.;\d]{0,24} (?:are|is|son|sao) $/
const ROUNDS_FOLLOW = /^ ?(?:rounds?|rds?|asaltos?|assaltos?)\b/
/** Words that say little about an amount: "I have 300". */
const WEAK: ReadonlySet<string> = new Set(['saved', 'target', 'paid', 'costs', 'invest'])

/** What a number counts, if that is known. */
function thingOf({ unit, means, at, payers, before, end }: Figure, folded: string): string | undefined {
  if (unit === 'members' || unit === 'heads' || ARE_PAYING.test(folded.slice(end)) || WHO_PAY.test(before))
    return 'people'
  if (unit === 'sessions' || unit === 'days') return 'times'
  if (unit !== undefined) return unit
  if (ROUNDS_FOLLOW.test(folded.slice(end))) return 'rounds'
  if (means.has('bill')) return RENT.test(before + folded.slice(end, end + 20)) ? 'rent' : 'bill'
  if (means.has('fee') || at !== undefined || payers !== undefined) return 'fee'
  return [...means].find((meaning) => !WEAK.has(meaning))
}

const SAYS_NOTHING = new Set(
  "the and but for per with now not only just each about around like have has had got are was were its it's his her our all that this than from then says said really sorry uma uns umas dos das pra para com mas por que sao eram foi foram tenho temos tem agora los las del una unos unas con pero solo son eran tengo tenemos hay ahora como mes month week weeks semana semanas dia days dias year ano anos mil pago pay paid pays paying pagam pagan cobro charge esta este isso eso como desde actually verdade vdd realidad verdad".split(
    ' ',
  ),
)
/** The stems of the words that may name a thing. */
export const telling = (text: string, language: Language): string[] =>
  words(text)
    .filter((word) => word.length > 2 && !SAYS_NOTHING.has(word))
    .map((word) => stem(word, language))
const MOST_BESIDE = 3

/** The words around a number that may say what it counts, up to the numbers and commas on both sides. */
function wordsBeside(folded: string, { start, end }: Figure, language: Language): ReadonlySet<string> {
  const before =
    folded
      .slice(0, start)
      .split(/\d|[,;.!?]/)
      .at(-1) ?? ''
  const [after = ''] = folded
    .slice(end)
    .replace(/^\S+/, '')
    .split(/\d|[,;.!?]/)
  return new Set([...telling(before, language).slice(-MOST_BESIDE), ...telling(after, language).slice(0, MOST_BESIDE)])
}

/** A number of a message, with what it counts. */
export interface Mention {
  /** The place of the message among the earlier ones; -1 for the message itself. */
  place: number
  text: MemberText
  figure: Figure
  thing: string | undefined
  beside: ReadonlySet<string>
}

/** The numbers of a message that count something. */
export const mentionsIn = (content: string, place: number, language: Language): Mention[] => {
  const text = memberText(content, language)
  return figuresIn(text.folded, language)
    .filter(({ counts, vague }) => counts && !(vague && place >= 0))
    .map((figure) => ({
      place,
      text,
      figure,
      thing: thingOf(figure, text.folded),
      beside: wordsBeside(text.folded, figure, language),
    }))
}

/** The number as the member wrote it, without its currency. */
export const written = ({ text, figure }: Mention): string => {
  const raw = text.folded.slice(figure.start, figure.end)
  return DIGITS.exec(raw)?.[0] ?? raw
}

/** "Aliás três": a number in words that nothing follows. */
export function wordsOnly(message: string, language: Language): Mention[] {
  const text = memberText(message, language)
  const match = new RegExp(String.raw`\b(${NUMBER[language]})[\s.!]*$`).exec(text.folded)
  const value = match?.[1] === undefined || /\d/.test(match[1]) ? null : readNumber(match[1], language)
  if (!match?.[1] || value === null || value < 2) return []
  const [bare] = figuresIn('2', language) as [Figure]
  const figure = { ...bare, value, start: match.index, end: match.index + match[1].length, before: '' }
  return [{ place: -1, text, figure, thing: undefined, beside: new Set() }]
}

/** Whether the same word stands beside both. */
export const sharesWord = (mention: Mention, old: Mention): boolean =>
  [...mention.beside].some((word) => old.beside.has(word))
