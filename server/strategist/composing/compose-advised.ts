import type { Language } from '#contract/language.ts'
import { dotProduct } from '../meanings/meaning-model.ts'
import { meaningOfText } from '../meanings/read-meaning.ts'
import { addDays, weekdayOf } from '../reading/days.ts'
import { fold } from '../reading/fold.ts'
import type { DayText, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { stemsOf } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { adviceTold, stepsTold } from './told-advice.ts'

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
/** A word in common says more than a like meaning. */
const OF_A_WORD = 0.5
/** Below this a passage is like the question by chance: without a word in common its meaning must be very near. */
const LEAST_LIKE = 0.65

/** What was advised, piece by piece. */
function passagesTold(context: AnswerContext): string[] {
  const told = adviceTold(context).flatMap(({ sentences, points, toDo }) => [...sentences, ...points, ...toDo])
  return [...new Set([...told, ...stepsTold(context)])]
}

/** The passages that are most like the question, in the order in which they were said. */
export function likePassages(context: AnswerContext): string[] {
  const { message, language } = context.question
  const asked = new Set(stemsOf(message, language))
  const meaning = meaningOfText(message, language)
  const likeOf = (text: string): number => {
    const shared = new Set(stemsOf(text, language).filter((stem) => asked.has(stem))).size
    return OF_A_WORD * shared + dotProduct(meaning, meaningOfText(text, language))
  }
  const weighed = passagesTold(context)
    .map((text, place) => ({ text, place, like: likeOf(text) }))
    .toSorted((one, other) => other.like - one.like)
  const [best] = weighed
  return weighed
    .filter(({ like }) => like >= LEAST_LIKE && best !== undefined && like >= best.like / 2)
    .slice(0, MOST_PASSAGES)
    .toSorted((one, other) => one.place - other.place)
    .map(({ text }) => text)
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

/** What was advised about something, or for a day, once more; null if nothing like it was. */
export const composeAdvised = (context: AnswerContext): Reply | null =>
  composeOfDay(context) ?? sayAgain(context, likePassages(context))
