import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { Language } from '#contract/language.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { findSlots } from '../reading/find-slots.ts'
import { fold, words } from '../reading/fold.ts'
import type { Said } from '../reading/said-earlier.ts'
import { stem } from '../reading/stem.ts'
import type { Question, Reply } from '../strategist.ts'
import { readTalkQuestion } from '../talk-questions/read-talk-question.ts'
import type { AnswerContext } from './answer-context.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { plainWords } from './member-words.ts'
import { sumOfTalk } from './sums-line.ts'
import { clausesIn, numbersIn, questionsIn, statementIn } from './told-facts.ts'

/** A message of so many words tells something. */
const TELLS = 4
const MOST_QUOTES = 4
const LONGEST_QUOTED = 60

/** A message as it was written, or without quotation marks as it reads since something in it was put right. */
export function quotedWhole({ content, corrected }: Pick<Said, 'content' | 'corrected'>): string {
  const all = plainWords(content).split(' ')
  const text = all.length > LONGEST_QUOTED ? `${all.slice(0, LONGEST_QUOTED).join(' ')}…` : all.join(' ')
  return corrected ? text : `“${text}”`
}

const ASKING_WORDS = new Set(
  'what which when told tell said gave give wrote that this about again already have does with remind many much days hours remember still know first message until left then from will quantos quantas quanto quais qual falei disse contei passei mesmo sobre voce lembra dias horas tempo ainda quando falta faltam tenho cuantos cuantas cuanto cual cuales dije conte puse sobre recuerdas acuerdas dias horas otra tiempo cuando falta faltan tengo queda quedan'.split(
    ' ',
  ),
)

/** The words that name something, by their stems: "what did I say about my hand?" */
export const stemsOf = (text: string, language: Language): string[] =>
  words(text)
    .filter((word) => word.length > 3 && !ASKING_WORDS.has(word))
    .map((word) => stem(word, language))

/** Asks for the question, not for what was told. Folded, in all three languages together. */
const ASKS_FOR_QUESTION =
  /\bmy (?:first |original )?question\b|\bquestion i (?:came|started|began) with\b|\b(?:did i|i) (?:just )?ask|\bpergunt(?:a|ei|ado|ando)\b|\bpregunt(?:a|e|ado|ando)\b/

const LEAST_BEGINNING = 3
/** "Saved" and "savings": two stems that begin in the same way. */
export const isLike = (stem: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const length = Math.max(LEAST_BEGINNING, Math.min(stem.length, other.length) - 2)
    return stem.slice(0, length) === other.slice(0, length)
  })

/** A message that asks for what was said, and tells nothing itself. */
export const isAboutTalk = (content: string, language: Language): boolean =>
  !/\d/.test(content) && readTalkQuestion(content, language) !== null

/**
 * What the member wrote in this talk, as it reads now. Nothing is kept of what a warning answered, but it may be said
 * again in the same talk; nothing of a crisis is.
 */
export function saidInTalk(question: Question): readonly Said[] {
  const { history, today } = question
  const warned = history.flatMap(({ role, content, day = today }, place): Said[] => {
    const level = history[place + 1]?.trace?.safety_level
    return role === 'user' && level && level !== 'crisis' ? [{ content, day }] : []
  })
  return [...warned, ...toldSoFar(question)]
}

/** Units in which a number can be asked for, and how the number that was told may be written. Folded. */
export const UNITS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:time|hours?|minutes?|long|horas?|minutos?|tempo|tiempo)\b/,
    /\b(?:hours?|hrs?|mins?|minutes?|horas?|minutos?|hora)\b|\d ?h\b/,
  ],
  [
    /\b(?:weigh\w*|kilos?|kg|pounds|lbs|peso|quilos?|pesaba|pasado|acima|heavy)\b/,
    /\d ?(?:kg|kilos?|quilos?|lbs?|pounds|k)\b|\b(?:kilos?|quilos?)\b/,
  ],
  [
    /\b(?:money|much|pay|cost|price|rent|fee|budget|saved|earn|charge|dinheiro|valor|preco|pago|aluguel|mensalidade|orcamento|guardad\w+|dinero|plata|precio|renta|alquiler|cuota|presupuesto|ahorr\w+|cobro)\b/,
    /[$€£]|\b(?:euros?|reais|pesos|dollars?|usd|bucks|quid|mil|lucas)\b/,
  ],
  [/\b(?:old|age|idade|anos|edad)\b/, /\b(?:years?|yo|anos|im|i.m|tenho|tengo)\b/],
  [
    /\b(?:times|sessions?|classes|often|vezes|treinos?|aulas?|veces|clases?|sesiones|entren\w+)\b/,
    /\b(?:times|sessions?|classes|vezes|treinos?|aulas?|veces|clases?|sesiones|entrenamientos)\b|\d ?x\b/,
  ],
  [/\b(?:days|dias)\b/, /\b(?:days|dias)\b/],
]

/** Asks for the numbers that were told. Folded, in all three languages together. */
const ASKS_NUMBERS =
  /\b(?:how (?:much|many|old|heavy|long|often)|numbers?|figures?|quant[oa]s?|qts?|qtas|qtos|numeros?|valores|cuant[oa]s?|cifras?|datos|amount)\b/

/** The numbers that were told, those that the question names if it names any; each in its clause, as it reads now. */
function numbersAskedFor(told: readonly Said[], { message, language }: Question): string[] {
  const folded = fold(message)
  const named = stemsOf(message, language)
  const units = UNITS.filter(([asked]) => asked.test(folded))
  const clauses = told.flatMap((each) => numbersIn(each, language))
  const fitOf = (clause: string): number => {
    const shared = stemsOf(clause, language).filter((each) => isLike(each, named)).length
    return shared + units.filter(([, inClause]) => inClause.test(fold(clause))).length
  }
  const weighed = clauses.map((clause) => ({ clause, fit: fitOf(clause) }))
  const best = Math.max(0, ...weighed.map(({ fit }) => fit))
  return weighed
    .filter(({ fit }) => fit === best)
    .map(({ clause }) => clause)
    .slice(-MOST_QUOTES)
}

/** What only stands in a question is not told: "how do I tell her without a row" names no goal. */
function isTold(value: string, told: readonly Said[], language: Language): boolean {
  const isIn = (text: string): boolean => fold(text).includes(fold(value))
  const isAsked = told.some(({ content }) => questionsIn(content, language).some(isIn))
  return !isAsked || told.some((each) => isIn(statementIn(each, language)))
}

/** A statement of so many words is said whole; of a longer one only what was asked for. */
const SAID_WHOLE = 20

/** What a message tells of what a question names: its clauses, or all of it if it is short. */
function clausesNamed(told: Said, language: Language, isNamed: (text: string) => boolean): string[] {
  const statement = statementIn(told, language)
  if (statement === '' || !isNamed(statement)) return []
  return words(statement).length <= SAID_WHOLE ? [statement] : clausesIn(told, language).filter(isNamed)
}

/** What the member told in this conversation and before, or asked. */
export function composeSaid(context: AnswerContext): Reply {
  const { language, today, message } = context.question
  const { slots } = context.reading
  const { parts } = READING_LABELS[language]
  const told = saidInTalk(context.question)
  const asked = told.find(({ content }) => asksQuestion(content, language) && !isAboutTalk(content, language))
  if (asked && ASKS_FOR_QUESTION.test(fold(message)))
    return talkReply(context, [say(context, 'askedLead'), `- ${quotedWhole(asked)}`])
  const telling = told.filter(({ content }) => words(content).length >= TELLS && !isAboutTalk(content, language))
  const asList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
  const numbers = ASKS_NUMBERS.test(fold(message)) ? numbersAskedFor(telling, context.question) : []
  if (numbers.length > 0) return talkReply(context, [say(context, 'saidLead'), asList(numbers)])
  const isCorrected = told.some(({ corrected }) => corrected)
  const goals = told.flatMap(({ content, day }) => findSlots(content, language, day).goal ?? [])
  const goal = isCorrected ? goals.at(-1) : slots.goal
  const lines = [
    // What was put right may stand in the goal, too.
    [parts.goal, goal],
    [parts.when, slots.event_date && dayLabel(slots.event_date, language, today)],
    [parts.in_the_way, slots.obstacle],
    [parts.time_a_week, slots.hours_a_week && `${slots.hours_a_week} h`],
    [parts.sport, slots.sport],
    [parts.level, slots.level],
  ].flatMap(([label, value]) => (value && isTold(value, told, language) ? [`- **${label}:** ${value}`] : []))
  const statements = telling.map((each) => statementIn(each, language)).filter((text) => text !== '')
  const named = stemsOf(message, language)
  const isNamed = (text: string): boolean => stemsOf(text, language).some((each) => isLike(each, named))
  const ofName = telling.flatMap((each) => clausesNamed(each, language, isNamed))
  // So few are all said again.
  const isAll = statements.every(isNamed) && statements.length < MOST_QUOTES && ofName.join() === statements.join()
  const about = isAll ? [] : ofName
  // Who only asked so far gets the questions.
  const others = statements.length > 0 ? statements : telling.map(quotedWhole)
  const bare = (text: string): string => text.replace(/[“”]/g, '')
  const all = about.length > 0 ? about : others
  const isSaidIn = (text: string): boolean => all.some((one) => one !== text && bare(one).includes(bare(text)))
  const quotes = all.filter((text) => !isSaidIn(text)).slice(-MOST_QUOTES)
  if (lines.length + quotes.length === 0) return talkReply(context, [say(context, 'saidNothing')])
  return talkReply(context, [
    say(context, 'saidLead'),
    asList(quotes),
    about.length > 0 ? undefined : lines.join('\n'),
    about.length > 0 ? undefined : sumOfTalk(context),
  ])
}
