import { RECALL } from '#content/talk/recall.ts'
import type { Language } from '#contract/language.ts'
import { dotProduct } from '../meanings/meaning-model.ts'
import { meaningOfText } from '../meanings/read-meaning.ts'
import { addDays, weekdayOf } from '../reading/days.ts'
import { fold, words } from '../reading/fold.ts'
import type { DayText, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { stemsOf } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { asksForSeveral, asksWhyAdvised, isOfAdvice, namesThing } from './talk-words.ts'
import { allAdviceTold, inShort, stepsTold, type ToldAdvice, withoutExamples } from './told-advice.ts'

/** The days of the week from Sunday on, and as a dated step has them: "By Sat, Nov 21". Folded. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: [
    'sundays?|sun,',
    'mondays?|mon,',
    'tues(?:days?)?|tue,',
    'wednesdays?|wed,',
    'thurs(?:days?)?|thu,',
    'fridays?|fri,',
    'saturdays?|sat,',
  ],
  pt: [
    'domingos?|dom\\.',
    'segundas?|seg\\.',
    'tercas?|ter\\.',
    'quartas?|qua\\.',
    'quintas?|qui\\.',
    'sextas?|sex\\.',
    'sabados?|sab\\.',
  ],
  es: [
    'domingos?|dom \\d',
    'lunes|lun \\d',
    'martes|mar \\d',
    'miercoles|mie \\d',
    'jueves|jue \\d',
    'viernes|vie \\d',
    'sabados?|sab \\d',
  ],
}
const TOMORROW = /\b(?:tomorrow|amanha|manana)\b/
/** In Spanish "por la mañana" is a time of day. */
const IN_THE_MORNING = /\b(?:la|de) manana\b/g

const nameOf = (weekday: number, language: Language): RegExp =>
  new RegExp(String.raw`\b(?:${WEEKDAYS[language][weekday] ?? ''})(?![a-z])`)

/** The weekday that is asked for: "what's on Thursday in that plan", "and tomorrow?". */
function weekdayAsked(message: string, language: Language, today: DayText): RegExp | undefined {
  const folded = fold(message).replaceAll(IN_THE_MORNING, ' ')
  if (TOMORROW.test(folded)) return nameOf(weekdayOf(addDays(today, 1)), language)
  return WEEKDAYS[language].map((_, weekday) => nameOf(weekday, language)).find((name) => name.test(folded))
}

const MOST_PASSAGES = 2
/** Who asks for several points gets more of them. */
const MOST_IF_SEVERAL = 4
/** A word in common says more than a like meaning. */
const OF_A_WORD = 0.5
/** Below this a passage is like the question by chance: without a word in common its meaning must be very near. */
const LEAST_LIKE = 0.65
/** The message that an answer was given to says as much of what it is about as two of the answer's many words. */
const OF_ITS_QUESTION = 2

/** What one answer said, piece by piece. */
const passagesOf = ({ sentences, points, toDo }: ToldAdvice): string[] => [...sentences, ...points, ...toDo]

/** What was advised, piece by piece. */
function passagesTold(context: AnswerContext): string[] {
  const told = allAdviceTold(context).flatMap(passagesOf)
  return [...new Set([...told, ...stepsTold(context)])]
}

/** The stems of what a question about the talk names: "why did you say that about the discount" names the discount. */
export const namedStems = (text: string, language: Language): ReadonlySet<string> =>
  new Set(
    words(text)
      .filter(namesThing)
      .flatMap((word) => stemsOf(word, language)),
  )

const sharedWith = (text: string, named: ReadonlySet<string>, language: Language): number =>
  new Set(stemsOf(text, language).filter((stem) => named.has(stem))).size

/** The passages that are most like the question, in the order in which they were said. */
export function likePassages(context: AnswerContext, among = passagesTold(context)): string[] {
  const { message, language } = context.question
  const asked = namedStems(message, language)
  const isSure = isOfAdvice(message)
  // Who surely asks for what was said means the passage with that word.
  const least = isSure ? OF_A_WORD : LEAST_LIKE
  const meaning = meaningOfText(message, language)
  const likeOf = (text: string): number =>
    OF_A_WORD * sharedWith(text, asked, language) + dotProduct(meaning, meaningOfText(text, language))
  const weighed = among
    .map((text, place) => ({ text, place, like: likeOf(text) }))
    .toSorted((one, other) => other.like - one.like)
  const [best] = weighed
  return weighed
    .filter(({ like }) => like >= least && best !== undefined && like >= best.like / 2)
    .slice(0, asksForSeveral(message) ? MOST_IF_SEVERAL : MOST_PASSAGES)
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text)
}

/** How much of a question about the talk is in the message that an answer was given to, and in the answer. */
interface Named {
  advice: ToldAdvice
  inQuestion: number
  shared: number
}

/** The advice that a question about the talk names, by its words and by those of the message that it answered. */
function findNamed(context: AnswerContext): Named | undefined {
  const { message, language } = context.question
  const named = namedStems(message, language)
  if (named.size === 0) return undefined
  const [best] = allAdviceTold(context)
    .map((advice) => {
      const stems = new Set(stemsOf(advice.asked, language))
      const inAnswer = sharedWith(passagesOf(advice).join(' '), named, language)
      // A plan answers a whole message, and says nothing of most of it.
      const isMeant = !advice.programme || inAnswer > 0
      const inQuestion = isMeant ? [...stems].filter((each) => named.has(each)).length : 0
      // "Is used ok?" is more about what is used than a long message that names it, too.
      const ofAll = inQuestion / Math.max(1, stems.size)
      return { advice, inQuestion, shared: OF_ITS_QUESTION * inQuestion + inAnswer, ofAll }
    })
    .toSorted((one, other) => other.shared + other.ofAll - one.shared - one.ofAll)
  // Who surely asks for what was said means the answer with that word.
  return best && best.shared >= (isOfAdvice(message) || asksWhyAdvised(message) ? 1 : OF_ITS_QUESTION)
    ? best
    : undefined
}

export const adviceNamed = (context: AnswerContext): ToldAdvice | undefined => findNamed(context)?.advice

const sayAgain = (context: AnswerContext, passages: readonly string[]): Reply | null =>
  passages.length === 0 ? null : talkReply(context, [say(context, 'advisedLead'), passages.join('\n\n')])

/** What was advised for a day of the week that is asked for; null if nothing was. */
export function composeOfDay(context: AnswerContext): Reply | null {
  const { message, language, today } = context.question
  const weekday = weekdayAsked(message, language, today)
  const ofDay = weekday && passagesTold(context).filter((text) => weekday.test(fold(text)))
  return sayAgain(context, ofDay?.slice(0, MOST_PASSAGES) ?? [])
}

const asLines = (lines: readonly string[]): string =>
  lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : (lines[0] ?? '')

/** After the first answer so many later ones are said again with a sentence each, where nothing is named. */
const MOST_LATER = 2
/** "What did you say about my age": something is named, also where it is nowhere in what was advised. */
const NAMES_SUBJECT = /\b(?:about|regarding|sobre|acerca|respecto|quanto a)\b/

/** The first answer in short, with what to do; for a question for all that was said also how the later ones begin. */
function inShortAgain(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const [first, ...later] = allAdviceTold(context).filter(({ sentences, toDo }) => sentences.length + toDo.length > 0)
  if (!first) return null
  const isOfAll = namedStems(message, language).size === 0 && !NAMES_SUBJECT.test(fold(message))
  const others = isOfAll ? later.slice(-MOST_LATER).flatMap((advice) => inShort(advice, 1).slice(0, 1)) : []
  return sayAgain(context, [asLines([...new Set([...inShort(first), ...first.toDo.slice(0, 1), ...others])])])
}

/** A message of up to so many stems asks about little else than what it names. */
const ASKS_ONE_THING = 6

/** The whole answer to a question about what is named now, in short; null if there was no such question. */
export function composeOfQuestion(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const found = findNamed(context)
  if (!found || found.inQuestion === 0) return null
  const { advice } = found
  const passages = passagesOf(advice)
  const named = namedStems(message, language)
  const withWord = withoutExamples(passages).filter((text) => sharedWith(text, named, language) > 0)
  const isOfOneThing = new Set(stemsOf(advice.asked, language)).size <= ASKS_ONE_THING
  // Of the answer to a long message only the part is meant in which the word stands.
  if (!isOfOneThing && withWord.length > 0) return sayAgain(context, [asLines(withWord.slice(0, MOST_IF_SEVERAL))])
  const beginning = inShort(advice)
  const meant = passages.filter((text) => beginning.includes(text) || withWord.slice(0, MOST_PASSAGES).includes(text))
  const lines = meant.length > 0 ? meant : advice.toDo.slice(0, 1)
  if (lines.length === 0) return null
  // What was only guessed may say nothing of it.
  const isBeside = advice.isGuess && withWord.length === 0
  const lead = isBeside ? RECALL[language].notOfThat : say(context, 'advisedLead')
  return talkReply(context, [lead, asLines(lines)])
}

/**
 * What was advised about something, or for a day, once more. Where nothing like it was: the first answers in short, if
 * the words surely ask for what was said; else null.
 */
export const composeAdvised = (context: AnswerContext): Reply | null =>
  composeOfDay(context) ??
  composeOfQuestion(context) ??
  sayAgain(context, likePassages(context)) ??
  (isOfAdvice(context.question.message) ? inShortAgain(context) : null)

/** Says what may go wrong. Folded, in all three languages together. */
const WARNS =
  /\b(?:mistakes?|risk\w*|danger\w*|never|careful|avoid|wrong|unless|only if|before you (?:sign|accept|pay)|don.?t|not worth|too (?:much|little|early|late)|erro|risco|perig\w+|nunca|cuidado|evite|nao (?:aceite|assine|faca|va)|so (?:aceite|se)|error|riesgo|peligro\w*|jamas|ojo|evita|no (?:aceptes|firmes|hagas|vayas)|solo si|falla|costuma dar errado)\b/

/** What was warned of: the sentences of the advice that say what may go wrong; or else the advice in short. */
export function composeWorry(context: AnswerContext): Reply | null {
  const named = adviceNamed(context)
  const told = [...(named ? [named] : []), ...allAdviceTold(context)]
  const warnings = told
    .flatMap(({ sentences, points }) => [...sentences, ...points])
    .filter((text) => WARNS.test(fold(text)))
  const first = [...new Set(warnings)].slice(0, MOST_PASSAGES)
  return first.length > 0 ? sayAgain(context, [first.join(' ')]) : inShortAgain(context)
}
