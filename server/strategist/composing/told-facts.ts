import type { Language } from '#contract/language.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { fold, words } from '../reading/fold.ts'
import { NUMBER, readNumber } from '../reading/number-words.ts'
import type { Said } from '../reading/said-earlier.ts'
import { sentencesOf } from './beginning-of.ts'
import { plainWords } from './member-words.ts'

type Told = Pick<Said, 'content' | 'corrected'>

/** A sentence of up to so many words is said whole. */
const SHORT_ENOUGH = 14
/** A part with fewer words belongs to the part before it: "they're 8, and 12". */
const LEAST_CLAUSE = 3
/** So few words say too little of what the number counts: "90 minutes each". */
const SAYS_ENOUGH = 5
/** A few words alone tell something only with a number. */
const LEAST_STATEMENT = 2

const IN_WORDS: Record<Language, RegExp> = {
  en: new RegExp(String.raw`\b(?:${NUMBER.en})\b`, 'g'),
  pt: new RegExp(String.raw`\b(?:${NUMBER.pt})\b`, 'g'),
  es: new RegExp(String.raw`\b(?:${NUMBER.es})\b`, 'g'),
}
/** "One evening", "una clase": with a unit even one is a number. Folded, in all three languages together. */
const ONE_OF =
  /\b(?:one|um|uma|un|una) (?:evening|night|day|week|month|hour|class|session|time|noite|dia|semana|mes|hora|aula|treino|vez|noche|clase|sesion|tarde|entrenamiento)\b|\b(?:once|twice) a\b|\bhalf (?:an hour|the)\b|\b(?:meia|media) hora\b/

/** Whether a text has a number in it, in digits or in words. */
const hasNumber = (text: string, language: Language): boolean =>
  /\d/.test(text) ||
  ONE_OF.test(fold(text)) ||
  [...fold(text).matchAll(IN_WORDS[language])].some(([number]) => (readNumber(number, language) ?? 0) > 1)

/** Whether a sentence or clause asks something. What only begins like a question may tell a number: "tem 40 alunos". */
const asks = (text: string, language: Language): boolean =>
  text.trim().endsWith('?') || (asksQuestion(text, language) && !hasNumber(text, language))

const sentencesIn = (content: string): string[] => content.split('\n').flatMap(sentencesOf)

/** What a message asks, sentence by sentence. */
export const questionsIn = (content: string, language: Language): string[] =>
  sentencesIn(content).filter((sentence) => asks(sentence, language))

/** Where a clause may end: a comma or the like, or a word that goes on. Not the comma of "2,5". */
const BREAK =
  /[,;:](?=\s)|\s[–—-](?=\s)|\s(?=(?:and|but|plus|because|so|e|mas|pq|porque|então|entao|y|pero|entonces|aunque)\s)/giu
/** What a clause begins with is left out where it stands alone. */
const LEADS_ON = /^[\s,;:–—-]*(?:(?:and|but|plus|so|e|mas|y|pero|entonces|então|entao)\s+)?/iu

/** The clauses of a sentence, one after the other; together they are the sentence. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  let start = 0
  for (const { index } of sentence.matchAll(BREAK)) {
    const rest = sentence.slice(index)
    const next = rest.slice(1).search(BREAK) + 1
    const isLong =
      words(sentence.slice(start, index)).length >= LEAST_CLAUSE &&
      words(next === 0 ? rest : rest.slice(0, next)).length >= LEAST_CLAUSE
    if (!isLong) continue
    clauses.push(sentence.slice(start, index))
    start = index
  }
  return [...clauses, sentence.slice(start)]
}

const trimmed = (clause: string): string => clause.replace(LEADS_ON, '').trim()

/** The days of the week before a date: "Thursday, December 3". */
const WEEKDAY_OF_DATE =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:-feira)?|s[aá]bado|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes),?\s+(?:the\s+|dia\s+|d[ií]a\s+)?(?=\d{1,2}(?!\d)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s+\d)/giu

/** A day that was put right may have the weekday of the day before it. */
const readable = ({ content, corrected }: Told): string => (corrected ? content.replace(WEEKDAY_OF_DATE, '') : content)

/** In quotation marks what was written so, and without them what was put right since. */
const marked = (text: string, { corrected }: Told): string => (corrected ? plainWords(text) : `“${plainWords(text)}”`)

/** What a message tells that is of interest, clause by clause; its questions are left out. */
function clausesTold(
  told: Told,
  language: Language,
  isOfInterest: (clause: string) => boolean,
  areApart = false,
): string[] {
  const told_sentences = sentencesIn(readable(told)).filter((sentence) => !asks(sentence, language))
  return told_sentences.flatMap((sentence) => {
    const isShort = !areApart && words(sentence).length <= SHORT_ENOUGH
    const clauses = isShort ? [sentence] : clausesOf(sentence)
    const found: string[] = []
    let isOpen = false
    for (const [place, clause] of clauses.entries()) {
      const isMeant = isOfInterest(clause) && !asks(trimmed(clause), language)
      // Clauses side by side stay together, as they were written.
      const isTooShort = words(clause).length < SAYS_ENOUGH && place > 0
      if (isMeant && isOpen && !areApart) found.push((found.pop() ?? '') + clause)
      else if (isMeant) found.push(trimmed((isTooShort ? (clauses[place - 1] ?? '') : '') + clause))
      isOpen = isMeant
    }
    return found.filter((clause) => words(clause).length >= LEAST_STATEMENT)
  })
}

/** The clauses of a message with a number in them, as they read now. */
export const numbersIn = (told: Told, language: Language): string[] =>
  clausesTold(told, language, (clause) => hasNumber(clause, language)).map((clause) => marked(clause, told))

/** A weekday, a month, or how long ago something was. Folded, in all three languages together. */
const NAMES_TIME =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes|january|february|april|june|july|august|september|october|november|december|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|tomorrow|tonight|yesterday|amanha|ontem|manana|ayer|last week|semana passada|semana pasada|next week|semana que vem|semana que viene)\b/
export const namesTime = (clause: string): boolean => NAMES_TIME.test(fold(clause))

/** The clauses of a message with a number, a day or a month in them, one by one, as they read now. */
export const factsIn = (told: Told, language: Language): string[] =>
  clausesTold(told, language, (clause) => hasNumber(clause, language) || namesTime(clause), true).map((clause) =>
    marked(clause, told),
  )

/** What a message tells, clause by clause, as it reads now. */
export const clausesIn = (told: Told, language: Language): string[] =>
  clausesTold(told, language, () => true, true).map((clause) => marked(clause, told))

/** So many words of one message are repeated at most. */
const LONGEST_TOLD = 60

/** What a message tells, without what it asks; empty if it only asks. */
export function statementIn(told: Told, language: Language): string {
  const all = clausesTold(told, language, () => true).join(' ')
  const said = plainWords(all).split(' ')
  if (plainWords(all) === '') return ''
  return marked(said.length > LONGEST_TOLD ? `${said.slice(0, LONGEST_TOLD).join(' ')}…` : all, told)
}
