import type { Language } from '#contract/language.ts'
import { periodAt, unitAt } from '../knowledge/sums/find-words.ts'
import { type Figure, figuresIn } from '../knowledge/sums/numbers-in-text.ts'
import { hasTooManyNumbers } from '../knowledge/sums/numerals.ts'
import { LEADS_TO_NUMBER } from './correction-marks.ts'
import { words } from './fold.ts'
import { keepLast } from './keep-last.ts'
import { type MemberText, memberText } from './member-text.ts'
import { numberPhrasesIn } from './number-phrases.ts'
import { NUMBER, readNumber } from './number-words.ts'
import { stem } from './stem.ts'
import { lengthsIn, type TimeLength } from './time-lengths.ts'
import { NUMBERED_WEEKDAYS } from './weekday-dates.ts'

/** "8000", "8 mil", "7 mil e 200", "35 lucas". */
export const DIGITS = /(?:\d[\d.,]*\d|\d)(?: ?(?:mil|k|thousand|grand|lucas?)\b(?:(?: e| y)? \d{3}\b)?)?/
export const THOUSANDS = / ?(?:mil|k|thousand|grand|lucas?)$/

const RENT = /\b(?:rent|lease|landlord|aluguel|renta|alquiler|arriendo|casero)\b/
/** "38 paying, the other ten are lapsed". */
const ARE_PAYING = /^ ?(?:paying|active|pagantes|ativos|pagando|que pagan|pagan|activos)\b/
/** "Los que pagan de verdad son 58". */
const WHO_PAY =
  /\b(?:paying|pagando|pagantes)(?: (?:members|alunos|alumnos|mesmo|de verdade|de verdad|really|actually))* (?:are|is|its|it's|son|sao|only|so|solo) $|\b(?:who|that|que|q) (?:pay|pagan|pagam|vienen|vem|come|train|entrenan|treinam)\b[^,.;\d]{0,24} (?:are|is|son|sao) $/
const ROUNDS_FOLLOW = /^ ?(?:rounds?|rds?|asaltos?|assaltos?)\b/
/** Words that say little about an amount: "I have 300". */
const WEAK: ReadonlySet<string> = new Set(['saved', 'target', 'paid', 'costs', 'invest'])

/** "Só nos dias de treino, que são 3". */
const DAYS_ARE =
  /\b(?:dias|days|noites|nights|noches|treinos|sessions|clases|aulas|classes)\b[^.;\d]{0,24}\b(?:sao|are|son) $/

/** What a number counts, if that is known. */
function thingOf({ unit, means, at, payers, before, end }: Figure, folded: string): string | undefined {
  if (unit === 'members' || unit === 'heads' || ARE_PAYING.test(folded.slice(end)) || WHO_PAY.test(before))
    return 'people'
  if (unit === 'sessions' || unit === 'days' || (unit === undefined && DAYS_ARE.test(before))) return 'times'
  if (unit !== undefined) return unit
  if (EARNS.test(before)) return 'pay'
  if (ROUNDS_FOLLOW.test(folded.slice(end))) return 'rounds'
  if (means.has('bill')) return RENT.test(before + folded.slice(end, end + 20)) ? 'rent' : 'bill'
  if (means.has('fee') || at !== undefined || payers !== undefined) return 'fee'
  return [...means].find((meaning) => !WEAK.has(meaning))
}

/** Before an amount that somebody gets. */
const EARNS =
  /\b(?:i (?:earn|make|get)|(?:he|she|they|gym|club|owner|it) (?:pays?|gives?) me|get(?:ting)? paid|my (?:pay|salary|wages?)|purse|(?<!que )ganho|recebo|me pagam?|meu salario|salario atual|holerite|bolsa|cache|gano|me pagan?|mi (?:sueldo|salario|paga)|sueldo)\b[^\d,.;!?]*$/

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

/** For what time something is said: "a month", "every two weeks", "mensual". Folded, in all three languages together. */
const PERIOD =
  /^ ?(?:(?:a|an|per|each|every|por|ao|al|a la|a cada|cada|na|todo|toda|\/) ?(?:(?<many>\d{1,2}|two|second|other|three|dois|duas|tres|dos|otr[oa]|outr[oa]) )?(?<unit>day|week|wk|fortnight|month|quarter|year|dia|semana|quinzena|quincena|mes|trimestre|semestre|ano)(?:s|es)?|(?<word>daily|weekly|fortnightly|monthly|bimonthly|quarterly|yearly|diari[oa]s?|seman(?:al|ais|ales)|quinzena(?:l|is)|quincenal(?:es)?|mensa(?:l|is)|mensual(?:es)?|bimestra(?:l|is|les)|trimestra(?:l|is|les)|anua(?:l|is|les)))(?![\w'])/
/** "300, but every quarter". */
const BUT = /^,? (?:but|mas|pero)(?= )/
const TWO = /^(?:2|two|second|other|dois|duas|dos|otr|outr)/
const LETTER_OF_UNIT: Record<string, string> = { w: 'week', s: 'week', d: 'day', m: 'month', y: 'year', a: 'year' }
const LETTER_OF_TWO_WEEKS = /^[fq](?!uarter)/

export interface PeriodSaid {
  /** The same for "a month" and "mensual". */
  name: string
  start: number
  end: number
}

function periodFrom(folded: string, start: number): PeriodSaid | undefined {
  const [but = ''] = BUT.exec(folded.slice(start)) ?? []
  const from = start + but.length
  const found = PERIOD.exec(folded.slice(from))
  if (!found) return undefined
  const { many = '', unit, word = '' } = found.groups ?? {}
  const said = unit ?? word
  const name = LETTER_OF_TWO_WEEKS.test(said)
    ? '2 week'
    : /^bim/.test(said)
      ? '2 month'
      : /^(?:tri|quarter)/.test(said)
        ? '3 month'
        : /^semestr/.test(said)
          ? '6 month'
          : `${many === '' ? '' : TWO.test(many) ? '2 ' : '3 '}${LETTER_OF_UNIT[said.charAt(0)] ?? said}`
  return { name, start: from + (found[0].startsWith(' ') ? 1 : 0), end: from + found[0].length }
}

/** A number of a message, with what it counts. */
export interface Mention {
  /** The place of the message among the earlier ones; -1 for the message itself. */
  place: number
  text: MemberText
  figure: Figure
  thing: string | undefined
  beside: ReadonlySet<string>
  /** How long something lasts. */
  length?: TimeLength | undefined
  /** With what it counts: "two evenings", "half an hour". */
  whole: { start: number; end: number }
  period?: PeriodSaid | undefined
  /** "From 50 to 60": one of the two, and not what there is. */
  isOfPair?: boolean
}

/** "One evening", "once a week", "una vez": folded, in all three languages together. */
const ONE =
  /\b(?:(?:one|a single|just one|uma|uma unica|uma so|una|una sola|un|um|um unico|un solo) (?:evening|night|session|lesson|workout|class|vez|aula|treino|noite|sessao|clase|noche|sesion|entreno|entrenamiento)(?! (?:up|down|lower|higher|lighter|heavier|acima|abaixo|arriba|abajo|a menos|a mais|menos|mas)\b)|once(?= (?:a|per|every) week)|(?:one|um|un) (?:day|dia)(?= (?:a|per|por|na|a la) (?:week|semana)))\b/g
/** "K-1", "type 1", "nível 2": a name, and no number of anything. */
const IS_NAME = /(?:[a-z]-|\b(?:type|level|nivel|grade|grau|grado|stage|zone|zona|part|parte|tipo) )$/
/** "Day 9", "step 3": one of several in order. */
const IS_ORDER = /\b(?:(?<!\b(?:a|per|each|every) )day|step|paso|passo|lesson|chapter|rule|point|page) $/
/** "Twice that" is told by what it is twice of. */
const TIMES_THAT =
  /\b(?:in there|counted (?:it|that|them)|said (?:it|that)) twice\b|\b(?:once|twice) (?:that|as (?:much|many)|the \w)/
const FEW = 2
const BARE_FIGURE = figuresIn('2', 'en')[0] as Figure

const figureOf = (
  text: MemberText,
  { start, end }: { start: number; end: number },
  known: Partial<Figure>,
): Figure => ({
  ...BARE_FIGURE,
  per: periodAt(text.folded.slice(end))?.per,
  money: false,
  start,
  end,
  before: text.folded.slice(0, start),
  ...known,
})

/** The numbers of a text, those in words and halves among them: "half an hour", "one evening". */
function numbersOf(
  text: MemberText,
  language: Language,
): { figure: Figure; length?: TimeLength; isOfPair?: boolean; wholeEnd?: number }[] {
  const { folded } = text
  const figures = figuresIn(folded, language)
  const lengths = lengthsIn(folded, language)
  const isWithin = (part: { start: number; end: number }, whole: { start: number; end: number }): boolean =>
    part.start < whole.end && whole.start < part.end
  const days = NUMBERED_WEEKDAYS[language].flatMap(({ pattern }) =>
    [...folded.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  )
  const phrases = numberPhrasesIn(folded, language)
  const froms = new Set(figures.flatMap(({ from }) => from ?? []))
  const counted = figures
    .filter((figure) => !days.some((day) => isWithin(figure, day)))
    .filter((figure) => !phrases.some((phrase) => phrase.unit === undefined && isWithin(figure, phrase)))
    .filter(({ start, value }) => !(value <= FEW && IS_NAME.test(folded.slice(Math.max(0, start - 12), start))))
    .filter(({ end }) => !TIMES_THAT.test(folded.slice(Math.max(0, end - 22), end + 10)))
    .filter(({ start }) => !IS_ORDER.test(folded.slice(Math.max(0, start - 12), start)))
    .flatMap((figure) => {
      const length = lengths.find((each) => isWithin(figure, each))
      const isOfPair = froms.has(figure) || figure.from !== undefined
      if (length === undefined || (length.plain && figure.unit === length.unit)) return [{ figure, length, isOfPair }]
      return []
    })
  const inWords = lengths
    .filter((length) => !counted.some((each) => each.length === length))
    .filter((length) => !phrases.some((phrase) => isWithin(length, phrase)))
    .map((length) => {
      const value = length.unit === 'minutes' ? length.minutes : length.minutes / 60
      return { figure: figureOf(text, length, { value, unit: length.unit }), length }
    })
  const ones = [...folded.matchAll(ONE)]
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
    .map((span) => ({ figure: figureOf(text, span, { value: 1, unit: 'sessions' as const }) }))
  const told = [...counted, ...inWords, ...ones]
  const more = phrases
    .filter((phrase) => !told.some(({ figure }) => isWithin(figure, phrase)))
    .map(({ unit, value, wholeEnd, ...span }) => ({
      wholeEnd,
      figure: figureOf(text, span, {
        value,
        unit,
        money: unit === undefined,
        ...(unit && { per: periodAt(folded.slice(wholeEnd))?.per }),
      }),
    }))
  return [...told, ...more].toSorted((one, other) => one.figure.start - other.figure.start)
}

/** The numbers of a conversation are looked for in every answer, and several times in each. */
const numbersKept: Record<Language, (content: string) => ReturnType<typeof numbersOf>> = {
  en: keepLast((content) => numbersOf(memberText(content, 'en'), 'en')),
  pt: keepLast((content) => numbersOf(memberText(content, 'pt'), 'pt')),
  es: keepLast((content) => numbersOf(memberText(content, 'es'), 'es')),
}

/** The numbers of a message that count something. */
export const mentionsIn = (content: string, place: number, language: Language): Mention[] => {
  const text = memberText(content, language)
  const { folded } = text
  if (hasTooManyNumbers(folded)) return []
  const found = numbersKept[language](content)
    .filter(({ figure, isOfPair }) => figure.counts && !(figure.vague && !isOfPair && place >= 0))
    // "One class was hard" says not how often.
    .filter(({ figure }) => figure.value !== 1 || figure.unit !== 'sessions' || figure.per === 'week' || place < 0)
    .map(({ figure, length, isOfPair = false, wholeEnd = 0 }) => {
      const unit = length ? undefined : unitAt(folded.slice(figure.end))
      const whole = { start: figure.start, end: Math.max(wholeEnd, length?.end ?? 0, figure.end + (unit?.end ?? 0)) }
      const period = periodFrom(folded, whole.end)
      const beside = wordsBeside(folded, figure, language)
      return { place, text, figure, thing: thingOf(figure, folded), beside, length, whole, period, isOfPair }
    })
  // The two of "every two months" counts nothing.
  return found.filter(
    ({ figure }) => !found.some(({ period }) => period && figure.start > period.start && figure.start < period.end),
  )
}

/** The number as the member wrote it, without its currency. */
export const written = ({ text, figure }: Mention): string => {
  const raw = text.folded.slice(figure.start, figure.end)
  return DIGITS.exec(raw)?.[0] ?? raw
}

/** "It's been four most weeks", "son cuarenta": nothing that is counted follows. */
const NOTHING_FOLLOWS =
  /^ ?(?:$|[.,;:!)]|(?:most|usually|really|now|actually|not|max|tops|at most|mesmo|agora|so|no maximo|infelizmente|en realidad|nomas|ahora|ya|lol|haha|kk+|jaja\w*|i think|each|cada|then)(?![\w]))/
const WORDS_ONLY: Record<Language, RegExp> = {
  en: new RegExp(String.raw`(?<![\w.,:/-])(?:${NUMBER.en})(?![\w:/-])`, 'g'),
  pt: new RegExp(String.raw`(?<![\w.,:/-])(?:${NUMBER.pt})(?![\w:/-])`, 'g'),
  es: new RegExp(String.raw`(?<![\w.,:/-])(?:${NUMBER.es})(?![\w:/-])`, 'g'),
}

/** "Aliás três": a number in words that nothing follows. */
export function wordsOnly(message: string, language: Language): Mention[] {
  const text = memberText(message, language)
  const { folded } = text
  const known = numbersKept[language](message)
  return [...folded.matchAll(WORDS_ONLY[language])].flatMap(({ 0: said, index: start }) => {
    const value = /\d/.test(said) ? null : readNumber(said, language)
    const after = folded.slice(start + said.length)
    if (value === null || value < 2 || !NOTHING_FOLLOWS.test(after)) return []
    if (after.trim() !== '' && !/^[\s.!]*$/.test(after) && !LEADS_TO_NUMBER.test(folded.slice(0, start))) return []
    const span = { start, end: start + said.length }
    if (known.some(({ figure }) => figure.start < span.end && span.start < figure.end)) return []
    const figure = { ...BARE_FIGURE, value, ...span, before: '' }
    return [{ place: -1, text, figure, thing: undefined, beside: wordsBeside(folded, figure, language), whole: span }]
  })
}

const LAST_DAY_OF_MONTH = 31
/** "She is back on the 21st", "ella vuelve el 21 al final". */
export const isDayOfMonth = ({ text, figure }: Mention): boolean =>
  figure.unit === undefined &&
  !figure.marked &&
  figure.value <= LAST_DAY_OF_MONTH &&
  /\b(?:el|dia|no dia|on the) $/.test(text.folded.slice(0, figure.start)) &&
  /^(?:st|nd|rd|th)?(?:$|[,.;!?]| (?:al|de|no|en|y|e|and|now|ahora|agora|en vez|instead)\b)/.test(
    text.folded.slice(figure.end),
  )

/** Whether the same word stands beside both. */
export const sharesWord = (mention: Mention, old: Mention): boolean =>
  [...mention.beside].some((word) => old.beside.has(word))
