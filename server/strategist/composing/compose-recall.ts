import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { Language } from '#contract/language.ts'
import { asksForToday } from '../reading/asks-for-today.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { daysBetween } from '../reading/days.ts'
import { findSlots } from '../reading/find-slots.ts'
import { fold, words } from '../reading/fold.ts'
import { RECALL_PHRASES } from '../reading/recall-phrases.ts'
import type { Said } from '../reading/said-earlier.ts'
import { stem } from '../reading/stem.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, cardWords, currentCard } from './answer-context.ts'
import { beginningOf } from './beginning-of.ts'
import { composeDirect } from './compose-direct.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { quoted, shorten } from './member-words.ts'
import { sumOfTalk } from './sums-line.ts'

const MOST_STEPS = 5

/** The answers that still hold: after a correction those before it are out of date. */
function answersThatHold({ answers }: AnswerContext): AnswerContext['answers'] {
  const corrected = answers.findLastIndex(({ trace }) => trace?.act === 'correction' && trace.cards.length > 0)
  return corrected === -1 ? answers : answers.slice(corrected)
}

/** The numbered steps of this conversation's plan, each once, as they were dated last. */
function stepsTold(context: AnswerContext): string[] {
  const steps = new Map<string, string>()
  for (const { content } of answersThatHold(context))
    for (const [, label, text] of content.matchAll(/^\d\. \*\*(.+?):\*\* (.+)$/gm)) {
      if (label === undefined || text === undefined) continue
      steps.delete(text)
      steps.set(text, label)
    }
  return [...steps].slice(-MOST_STEPS).map(([text, label], index) => `${index + 1}. **${label}:** ${text}`)
}

/** "First sentence." or "first sentence?", with the quotation mark that may follow; numbers have no space after the dot. */
const FIRST_SENTENCE = /^.+?[.!?][”"»]?(?=\s|$)/u
const MOST_ADVICE = 4

/** What the short answers of this conversation said: each begins with the answer itself. */
function adviceTold(context: AnswerContext): string[] {
  const answers = answersThatHold(context).filter(
    ({ content, trace }) => trace?.cards.length && trace.opener === null && !/^\d\. \*\*/m.test(content),
  )
  // One answer alone is not said in one sentence.
  const isOnly = answers.length === 1
  const told = answers.flatMap(({ content, trace }) => {
    const parts = content.split('\n\n').filter((part) => /^[\p{L}¡¿]/u.test(part))
    // What was corrected is said first, then comes the answer.
    const part = parts[trace?.act === 'correction' ? 1 : 0]
    return part === undefined ? [] : [isOnly ? beginningOf(part) : (FIRST_SENTENCE.exec(part)?.[0] ?? part)]
  })
  return [...new Set(told)].slice(-MOST_ADVICE).map((sentence) => `- ${sentence}`)
}

/** The first step of the last answer that has steps, or else what the last answer said first. */
function firstStep(context: AnswerContext): string | undefined {
  const withSteps = answersThatHold(context).findLast(({ content }) => /^1\. /m.test(content))
  const [, step] = /^1\. (.+)$/m.exec(withSteps?.content ?? '') ?? []
  return step ?? adviceTold(context).at(-1)?.replace(/^- /, '')
}

/** "In two lines". Folded, in all three languages together. */
const LINES =
  /\b(?<count>one|two|three|an?|[1-3]|uma?|duas|tres|una?|dos) (?:short |single )?(?:lines?|bullets?|bullet points|sentences?|linhas?|frases?|topicos|lineas?|renglon(?:es)?|oracion(?:es)?|puntos)\b/
const COUNTS: Readonly<Record<string, number>> = { two: 2, '2': 2, duas: 2, dos: 2, three: 3, '3': 3, tres: 3 }

/** How many lines a summary may have; undefined if that was not said. */
function linesWanted(message: string): number | undefined {
  const { count } = LINES.exec(fold(message))?.groups ?? {}
  return count === undefined ? undefined : (COUNTS[count] ?? 1)
}

const numbered = (steps: readonly string[]): string[] => steps.map((step, index) => `${index + 1}. ${step}`)

/** This conversation in short: the steps of its plan, what was answered, the date, the measure and the rule. */
function composeSummary(context: AnswerContext): Reply {
  const card = currentCard(context)
  if (card === undefined) return talkReply(context, [say(context, 'noPlanYet')])
  const { metric, steps } = cardWords(context, card)
  const { labels } = context.phrases
  const told = stepsTold(context)
  const advice = adviceTold(context)
  const most = linesWanted(context.question.message)
  if (most !== undefined && told.length + advice.length > 0)
    return talkReply(context, [[...told, ...advice].slice(0, most).join('\n')])
  const rule = answersThatHold(context).findLast(({ content }) => content.includes(`**${labels.ifThen}:**`))?.content
  const ifThen = rule?.split('\n').findLast((line) => line.startsWith(`**${labels.ifThen}:**`))
  return talkReply(context, [
    say(context, 'summaryLead'),
    (told.length > 0 || advice.length > 0 ? told : numbered(steps)).join('\n'),
    advice.join('\n'),
    sumOfTalk(context) ?? numbersTold(context),
    knownDate(context),
    told.length > 0 ? `**${labels.measure}:** ${metric}` : undefined,
    ifThen,
  ])
}

const MOST_FACTS = 2

/** What the member told in numbers, as it reads now: the plan was made for that. */
function numbersTold(context: AnswerContext): string | undefined {
  const { language } = context.question
  const told = toldSoFar(context.question).filter(
    ({ content }) => /\d/.test(content) && words(content).length >= TELLS && !isAboutTalk(content, language),
  )
  return told.length === 0 ? undefined : [say(context, 'saidLead'), ...told.slice(-MOST_FACTS).map(asTold)].join('\n')
}

/** Asks for days, not for the day. Folded, in all three languages together. */
const COUNTS_DAYS = /\b(?:how many|quant[oa]s|qts|cuant[oa]s|faltan?|faltam?)\b.*\bdias?\b|\bdays\b/

function knownDate(context: AnswerContext): string | undefined {
  const { date, countdown: inWords, event } = context.placeholders
  const { event_date } = context.reading.slots
  if (date === undefined || inWords === undefined || event_date === undefined) return undefined
  const { message, today } = context.question
  const days = daysBetween(today, event_date)
  const isCounted = days > 1 && COUNTS_DAYS.test(fold(message))
  const countdown = isCounted ? context.phrases.countdown.days.replace('{n}', String(days)) : inWords
  context.used.add('event_date')
  return event === undefined
    ? say(context, 'dayKnown', { date, countdown })
    : say(context, 'dateKnown', { event, date, countdown })
}

/** A message of so many words tells something. */
const TELLS = 4
const LONGEST_QUOTED = 30

/** A message as it was written, or as it reads since a number in it was put right. */
const asTold = ({ content, corrected }: Said): string =>
  corrected ? `- ${shorten(content, LONGEST_QUOTED)}` : `- ${quoted(content)}`

/** The words of a question that name what it asks for: "what did I say about my hand?" */
function namedIn(message: string, language: Language): string[] {
  return words(message)
    .filter((word) => word.length > 3 && !ASKING_WORDS.has(word))
    .map((word) => stem(word, language))
}
const ASKING_WORDS = new Set(
  'what which when told tell said gave give wrote that this about again already have does with remind many much days hours remember still know first message quantos quantas quanto quais qual falei disse contei passei mesmo sobre voce lembra dias horas cuantos cuantas cuanto cual cuales dije conte puse sobre recuerdas acuerdas dias horas otra'.split(
    ' ',
  ),
)

/** Asks for the question, not for what was told. Folded, in all three languages together. */
const ASKS_FOR_QUESTION =
  /\bmy (?:first |original )?question\b|\b(?:did i|i) (?:just )?ask|\bpergunt(?:a|ei|ado|ando)\b|\bpregunt(?:a|e|ado|ando)\b/

/** What the member told in this conversation and before, or asked. */
function composeSaid(context: AnswerContext): Reply {
  const { language, today, message } = context.question
  const { slots } = context.reading
  const { parts } = READING_LABELS[language]
  const told = toldSoFar(context.question)
  const asked = told.find(({ content }) => asksQuestion(content, language) && !isAboutTalk(content, language))
  if (asked && ASKS_FOR_QUESTION.test(fold(message)))
    return talkReply(context, [say(context, 'askedLead'), asTold(asked)])
  const isCorrected = told.some(({ corrected }) => corrected)
  const goals = told.flatMap(({ content, day }) => findSlots(content, language, day).goal ?? [])
  const lines = [
    // What was put right may stand in the goal, too.
    [parts.goal, isCorrected ? goals.at(-1) : slots.goal],
    [parts.when, slots.event_date && dayLabel(slots.event_date, language, today)],
    [parts.in_the_way, slots.obstacle],
    [parts.time_a_week, slots.hours_a_week && `${slots.hours_a_week} h`],
    [parts.sport, slots.sport],
    [parts.level, slots.level],
  ].flatMap(([label, value]) => (value ? [`- **${label}:** ${value}`] : []))
  const telling = told.filter(({ content }) => words(content).length >= TELLS && !isAboutTalk(content, language))
  const named = namedIn(message, language)
  const about = telling.filter(({ content }) => words(content).some((word) => named.includes(stem(word, language))))
  const statements = telling.filter(({ content }) => /\d/.test(content) || !asksQuestion(content, language))
  const quotes = (about.length > 0 ? about : statements).slice(-MOST_ADVICE).map(asTold)
  if (lines.length + quotes.length === 0) return talkReply(context, [say(context, 'saidNothing')])
  return talkReply(context, [
    say(context, 'saidLead'),
    quotes.join('\n'),
    about.length > 0 ? undefined : lines.join('\n'),
    about.length > 0 ? undefined : sumOfTalk(context),
  ])
}

/** A longer message tells something, too. */
const SHORT = 18
/** From this share on a message surely asks for what was said: real questions of this kind are read with nearly one. */
const SURELY_ASKS = 0.9

/** A message that asks for what was said, and tells nothing itself. */
function isAboutTalk(content: string, language: Language): boolean {
  const folded = fold(content)
  const { summary, told, sum, inGeneral } = RECALL_PHRASES[language]
  return !/\d/.test(folded) && !inGeneral.test(folded) && [summary, told, sum].some((phrase) => phrase.test(folded))
}

type Recalled = 'summary' | 'first' | 'sum' | 'event' | 'told' | 'why'

/** Of what was said, and not of something that is named: "where do I start this CV". Folded, in all three languages. */
const OF_WHAT_WAS_SAID =
  /\b(?:plan|plano|steps?|pasos?|passos?|of (?:these|those|them|that|all)|de (?:todo|todos|esos|estos|eso)|disso|desses|dessas|de tudo)\b/
const SAYS_WHEN =
  /^(?:(?:with|then|now|tomorrow|today|\w+day|amanha|hoje|agora|entao|mesmo|manana|hoy|lunes|ahora|entonces|pls|please|porfa|lol|tho|if i only manage one thing|which one|cual)\b ?)*$/

function asksForFirst(folded: string, first: RegExp): boolean {
  const asked = first.exec(folded)
  if (!asked) return false
  const rest = folded.slice(asked.index + asked[0].length).replace(/[^a-z ]/g, '')
  return SAYS_WHEN.test(rest.trim()) || OF_WHAT_WAS_SAID.test(folded.replace(/\bprimer paso\b/, ''))
}

/** What of the conversation itself a message asks for; null for any other message. */
function readRecall(context: AnswerContext): Recalled | null {
  const { question, reading, last } = context
  const { summary, first, sum, event, told, why, inGeneral } = RECALL_PHRASES[question.language]
  const folded = fold(question.message)
  const kind = reading.act === 'question' ? reading.asks : null
  const sureKind = (reading.concepts.questions[0]?.share ?? 0) >= SURELY_ASKS ? kind : null
  const isReason = why.test(folded) && last?.trace?.matter !== undefined
  if (isReason && ABOUT_ADVICE.test(folded)) return 'why'
  if (words(folded).length <= SHORT && asksForFirst(folded, first) && firstStep(context) !== undefined) return 'first'
  if (words(folded).length > SHORT || inGeneral.test(folded)) {
    if (sureKind === 'ask-summary') return 'summary'
    return sureKind === 'ask-what-i-said' ? 'told' : null
  }
  if (summary.test(folded)) return 'summary'
  const isDated = context.placeholders.date !== undefined
  if (event.test(folded) && isDated && !OF_WEIGHT.test(folded)) return 'event'
  if (sum.test(folded) && !/\d/.test(folded) && sumOfTalk(context) !== undefined) return 'sum'
  if (told.test(folded)) return 'told'
  if (isReason) return 'why'
  if (sureKind === 'ask-summary') return 'summary'
  if (event.test(folded) && (kind === 'ask-when' || kind === 'ask-what-i-said')) return 'event'
  return sureKind === 'ask-what-i-said' ? 'told' : null
}

/** "How much is left to lose" asks for kilos, not for days. */
const OF_WEIGHT = /\b(?:lose|weight|kilos?|kg|lbs?|pounds|perder|peso|quilos?|bajar|baixar)\b/

/** Speaks of what the strategist said. */
const ABOUT_ADVICE =
  /\b(?:you|u|plan|vc|voce|plano|mandou|falou|mandas|dices|decis|dijiste|pones|pusiste|sacas|basas|elegiste|elegido)\b/

/** Which day it is; null for any other message. */
export const composeToday = (context: AnswerContext): Reply | null => {
  const { message, language, today } = context.question
  return asksForToday(message)
    ? talkReply(context, [say(context, 'todayIs', { date: dayLabel(today, language, '') }), knownDate(context)])
    : null
}

const NAMES_TODAY = /\b(?:today|hoje|hoy)\b/
/** Asks for more than the first step. Folded, in all three languages together. */
const OF_THIS_WEEK = /\b(?:this week|(?:essa|esta|nessa|nesta) semana)\b/
const MOST_THIS_WEEK = 2

/** Questions about the conversation itself: the plan, the sum, the date, what was said, why. Null for any other message. */
export function composeRecall(context: AnswerContext): Reply | null {
  const { question, reading, last } = context
  // "What day is it?" is the day of the event.
  const today = NAMES_TODAY.test(fold(question.message)) ? composeToday(context) : null
  if (today) return today
  switch (readRecall(context)) {
    case 'summary':
      return composeSummary(context)
    case 'first': {
      const steps = OF_THIS_WEEK.test(fold(question.message)) ? stepsTold(context).slice(0, MOST_THIS_WEEK) : []
      if (steps.length > 1) return talkReply(context, [steps.join('\n')])
      return talkReply(context, [say(context, 'firstStep'), firstStep(context)])
    }
    case 'sum':
      return talkReply(context, [sumOfTalk(context)])
    case 'event': {
      const date = knownDate(context)
      if (date !== undefined) return talkReply(context, [date])
      return talkReply(context, [say(context, 'dateUnknown')], { asked: 'event_date' })
    }
    case 'told':
      return composeSaid(context)
    case 'why': {
      const matter = last?.trace?.matter
      if (matter === undefined) return null
      return composeDirect({ ...context, reading: { ...reading, act: 'question', asks: 'ask-why' } }, matter)
    }
    default:
      return null
  }
}
