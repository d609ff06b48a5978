import type { Language } from '#contract/language.ts'
import { dotProduct } from '../meanings/meaning-model.ts'
import { meaningOfText } from '../meanings/read-meaning.ts'
import { addDays, weekdayOf } from '../reading/days.ts'
import { fold, words } from '../reading/fold.ts'
import type { DayText, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { stemsOf } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { asksForSeveral, isOfAdvice, namesThing } from './talk-words.ts'
import { allAdviceTold, inShort, stepsTold, type ToldAdvice } from './told-advice.ts'

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

/** What was advised, piece by piece. */
function passagesTold(context: AnswerContext): string[] {
  const told = allAdviceTold(context).flatMap(({ sentences, points, toDo }) => [...sentences, ...points, ...toDo])
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
export function likePassages(context: AnswerContext): string[] {
  const { message, language } = context.question
  const asked = namedStems(message, language)
  const meaning = meaningOfText(message, language)
  const likeOf = (text: string): number =>
    OF_A_WORD * sharedWith(text, asked, language) + dotProduct(meaning, meaningOfText(text, language))
  // Who surely asks for what was said means the passage with that word.
  const least = isOfAdvice(message) ? OF_A_WORD : LEAST_LIKE
  const weighed = passagesTold(context)
    .map((text, place) => ({ text, place, like: likeOf(text) }))
    .toSorted((one, other) => other.like - one.like)
  const [best] = weighed
  return weighed
    .filter(({ like }) => like >= least && best !== undefined && like >= best.like / 2)
    .slice(0, asksForSeveral(message) ? MOST_IF_SEVERAL : MOST_PASSAGES)
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text)
}

/** The advice that a question about the talk names, by its words and by those of the message that it answered. */
export function adviceNamed(context: AnswerContext): ToldAdvice | undefined {
  const { message, language } = context.question
  const named = namedStems(message, language)
  const [best] = allAdviceTold(context)
    .map((advice) => {
      const text = [...advice.sentences, ...advice.points, ...advice.toDo].join(' ')
      return {
        advice,
        shared: OF_ITS_QUESTION * sharedWith(advice.asked, named, language) + sharedWith(text, named, language),
      }
    })
    .toSorted((one, other) => other.shared - one.shared)
  return best && best.shared >= OF_ITS_QUESTION ? best.advice : undefined
}

const sayAgain = (context: AnswerContext, passages: readonly string[]): Reply | null =>
  passages.length === 0 ? null : talkReply(context, [say(context, 'advisedLead'), passages.join('\n\n')])

/** What was advised for a day of the week that is asked for; null if nothing was. */
export function composeOfDay(context: AnswerContext): Reply | null {
  const { message, language, today } = context.question
  const weekday = weekdayAsked(message, language, today)
  const ofDay = weekday && passagesTold(context).filter((text) => weekday.test(fold(text)))
  return sayAgain(context, ofDay?.slice(0, MOST_PASSAGES) ?? [])
}

/** An answer in short, with what to do. */
function inShortAgain(context: AnswerContext): Reply | null {
  const advice = adviceNamed(context) ?? allAdviceTold(context)[0]
  const lines = advice ? [...inShort(advice), ...advice.toDo.slice(0, 1)] : []
  return sayAgain(context, lines.length > 1 ? [lines.map((line) => `- ${line}`).join('\n')] : lines)
}

/**
 * What was advised about something, or for a day, once more. Where nothing like it was: the answer that is named, or the
 * first one, in short, if the words surely ask for what was said; else null.
 */
export const composeAdvised = (context: AnswerContext): Reply | null =>
  composeOfDay(context) ??
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
