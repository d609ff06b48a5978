import { asksForToday } from '../reading/asks-for-today.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { daysBetween } from '../reading/days.ts'
import { findDates } from '../reading/find-date.ts'
import { fold, words } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import type { Said } from '../reading/said-earlier.ts'
import type { Question, Reply, Turn } from '../strategist.ts'
import { type AskedOfTalk, readTalkQuestion } from '../talk-questions/read-talk-question.ts'
import { type AnswerContext, cardWords, currentCard } from './answer-context.ts'
import { composeDirect } from './compose-direct.ts'
import { composeSaid, isAboutTalk, quotedWhole, stemsOf } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { countdownTo } from './placeholders.ts'
import { sumOfTalk } from './sums-line.ts'
import { adviceTold, answersThatHold, inShort, stepsTold, type ToldAdvice } from './told-advice.ts'

const MOST_STEPS = 5
/** After the first answer so many later ones stand in a summary, with one sentence each. */
const MOST_LATER = 3

const asList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
const numbered = (lines: readonly string[]): string => lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

/** "In two lines". Folded, in all three languages together. */
const LINES =
  /\b(?<count>one|two|three|four|five|an?|[1-5]|uma?|duas|dois|tres|quatro|cinco|una?|dos|cuatro) (?:short |single )?(?:lines?|bullets?|bullet points|points|things|sentences?|linhas?|frases?|topicos|pontos|coisas|lineas?|renglon(?:es)?|oracion(?:es)?|puntos|cosas|pasos|passos|steps)\b/
const COUNTS: Readonly<Record<string, number>> = {
  ...{ two: 2, duas: 2, dois: 2, dos: 2, three: 3, tres: 3, four: 4, quatro: 4, cuatro: 4, five: 5, cinco: 5 },
}

/** How many lines a summary may have; undefined if that was not said. */
function linesWanted(message: string): number | undefined {
  const { count } = LINES.exec(fold(message))?.groups ?? {}
  return count === undefined ? undefined : (COUNTS[count] ?? (Number(count) || 1))
}

/** The first answer in a few lines, then the first sentence of each later one. */
function adviceInShort([first, ...later]: readonly ToldAdvice[], most?: number): string[] {
  if (!first) return []
  return [...inShort(first, most), ...later.slice(-MOST_LATER).flatMap((advice) => inShort(advice, 1).slice(0, 1))]
}

/** This conversation in short: what was answered, the steps of its plan, the numbers and the date. */
function composeSummary(context: AnswerContext): Reply {
  const card = currentCard(context)
  const steps = stepsTold(context).slice(-MOST_STEPS)
  const told = adviceTold(context)
  if (card === undefined) return talkReply(context, [say(context, 'noPlanYet')])
  const most = linesWanted(context.question.message)
  const advice = adviceInShort(told, most)
  if (most !== undefined && steps.length + advice.length > 0) {
    const lines = [...advice, ...steps]
    return talkReply(context, [numbered((steps.length > 0 ? [...steps, ...advice] : lines).slice(0, most))])
  }
  const { labels } = context.phrases
  const rule = answersThatHold(context).findLast(({ content }) => content.includes(`**${labels.ifThen}:**`))?.content
  const ifThen = rule?.split('\n').findLast((line) => line.startsWith(`**${labels.ifThen}:**`))
  const toDo = told.flatMap((each) => each.toDo).at(-1)
  const isEmpty = steps.length + advice.length === 0
  return talkReply(context, [
    say(context, 'summaryLead'),
    asList(advice),
    isEmpty ? numbered(cardWords(context, card).steps) : numbered(steps),
    steps.length === 0 ? toDo : undefined,
    sumOfTalk(context) ?? numbersTold(context),
    knownDate(context),
    steps.length > 0 ? ifThen : undefined,
  ])
}

/** A message of so many words tells something. */
const TELLS = 4
const MOST_FACTS = 2

/** What the member told in numbers, as it reads now: the plan was made for that. */
function numbersTold(context: AnswerContext): string | undefined {
  const { language } = context.question
  const told = toldSoFar(context.question).filter(
    ({ content }) => /\d/.test(content) && words(content).length >= TELLS && !isAboutTalk(content, language),
  )
  return told.length === 0
    ? undefined
    : [say(context, 'saidLead'), asList(told.slice(-MOST_FACTS).map(quotedWhole))].join('\n')
}

/** The last answer again in its fewest words. */
function composeSimpler(context: AnswerContext): Reply {
  const last = adviceTold(context).at(-1)
  if (!last) return composeSummary(context)
  const { sentences } = last
  const lines = sentences.length > 0 ? inShort(last, 2) : stepsTold(context).slice(0, 2)
  return talkReply(context, [
    say(context, 'simplerLead'),
    lines.length > 2 ? asList(lines) : lines.join(' '),
    ...last.toDo.slice(0, 1),
  ])
}

const MOST_SOON = 2
const DAYS_OF_WEEK = 7

/** Whether a step with its label is for the next days: "**By Sat, Nov 21:** …", "**Today:** …". */
function isSoon(step: string, { question: { language, today } }: AnswerContext): boolean {
  const [, label = ''] = /^\*\*(.+?):\*\*/.exec(step) ?? []
  const [date] = findDates(memberText(label, language), language, today)
  return date === undefined || daysBetween(today, date.day) <= DAYS_OF_WEEK
}

/** What of it is for this week, or for today. */
function composeSoon(context: AnswerContext, lead: 'weekLead' | 'todayLead'): Reply | null {
  const told = adviceTold(context)
  const soon = stepsTold(context).filter((step) => isSoon(step, context))
  const steps = soon.slice(0, lead === 'weekLead' ? MOST_SOON : 1)
  const [first] = told
  const toDo = told.flatMap((each) => each.toDo).filter((line) => !steps.includes(line))
  const lines = [...steps, ...(steps.length === 0 ? toDo.slice(-1) : []), ...(first ? inShort(first, 2) : [])]
  return lines.length === 0 ? null : talkReply(context, [say(context, lead), asList(lines)])
}

/** What to begin with: the first point or step, or else what the last answer said first. */
function composeFirst(context: AnswerContext): Reply | null {
  const told = adviceTold(context)
  const [step] = stepsTold(context)
  const [point] = told.findLast(({ points }) => points.length > 0)?.points ?? []
  const first = step ?? point ?? told.at(-1)?.toDo[0] ?? told.at(-1)?.sentences.slice(0, 2).join(' ')
  return first === undefined ? null : talkReply(context, [say(context, 'firstStep'), first])
}

/** Folded, in all three languages together. */
const NAMES_STEP = /\b(?:steps?|passos?|pasos?)\b/

/** What matters most: what the first answer says first, or the first step. */
function composeMostImportant(context: AnswerContext): Reply | null {
  const main = adviceTold(context).find(({ sentences }) => sentences.length > 0)
  const [step] = stepsTold(context)
  const isStep = step !== undefined && NAMES_STEP.test(fold(context.question.message))
  const most = main && !isStep ? main.sentences.slice(0, 2).join(' ').replace(/:$/, '.') : step
  return most === undefined ? null : talkReply(context, [say(context, 'mattersMost'), most])
}

/** Says why, in an answer. Folded, in all three languages together. */
const GIVES_REASON =
  /\b(?:because|since|so that|otherwise|that way|which is why|porque|pois|senao|assim|para que|por isso|ya que|pues|si no|asi|por eso|de lo contrario|caso contrario)\b/

/** A question that names so many things. */
const SPECIAL = 3

/** The reasons in what was advised, those first that have words of the question; then the reason for such advice in general. */
function composeWhy(context: AnswerContext): Reply | null {
  const { question, reading, last } = context
  const asked = new Set(stemsOf(question.message, question.language))
  const reasons = adviceTold(context)
    .toReversed()
    .flatMap(({ sentences, points }) => [...sentences, ...points])
    .filter((sentence) => GIVES_REASON.test(fold(sentence)))
    .map((sentence) => ({
      sentence,
      shared: stemsOf(sentence, question.language).filter((stem) => asked.has(stem)).length,
    }))
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, 2)
    .map(({ sentence }) => sentence)
  const matter = last?.trace?.matter
  // "Why not raise it only for new ones" asks more than the reason: what was written for such questions is nearer.
  const isSpecial = reasons.length === 0 && asked.size >= SPECIAL
  if (matter === undefined || isSpecial) return null
  const direct = composeDirect({ ...context, reading: { ...reading, act: 'question', asks: 'ask-why' } }, matter)
  if (reasons.length === 0) return direct
  return direct
    ? { ...direct, text: `${say(context, 'whyLead')} ${reasons.join(' ')}\n\n${direct.text}` }
    : talkReply(context, [`${say(context, 'whyLead')} ${reasons.join(' ')}`], { matter })
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

/** The days that are named in what was said. */
const daysIn = (said: readonly Pick<Said, 'content' | 'day' | 'corrected'>[], { language, today }: Question) =>
  said.flatMap((each) =>
    findDates(memberText(each.content, language), language, each.day)
      .filter(({ casual, day }) => !casual && day >= today)
      .map(({ day }) => ({ ...each, day })),
  )

/** The day that stands beside the words of the question: "when do they take the cast off?"; or the only day that was told. */
function namedDate(context: AnswerContext): string | undefined {
  const { question, phrases } = context
  const { message, language, today, history } = question
  const named = stemsOf(message, language)
  // Nothing is kept of what a warning answered, but its day may be said again in the same talk.
  const all = history.flatMap(({ role, content, day = today }) => (role === 'user' ? [{ content, day }] : []))
  const told = daysIn(toldSoFar(question), question)
  const days = told.length > 0 ? told : daysIn(all, question)
  const isNamed = ({ content }: { content: string }) => stemsOf(content, language).some((stem) => named.includes(stem))
  const found = days.findLast(isNamed) ?? (days.length === 1 ? days[0] : undefined)
  if (!found) return undefined
  const countdown = countdownTo(daysBetween(today, found.day), phrases)
  const text = say(context, 'dayKnown', { date: dayLabel(found.day, language, today), countdown })
  return `${text}\n\n- ${quotedWhole(found)}`
}

/** "When is my fight?": asks for the day of an event, also if none was told. Folded, in all three languages together. */
const NAMES_EVENT =
  /\b(?:my|the|minha|minho|meu|mi|la|el|a|o) (?:\w+ )?(?:fight|bout|match|comp\w*|tournament|exam|grading|test|interview|luta|campeonato|torneio|competicao|exame|prova|entrevista|pelea|combate|torneo|competencia|competicion|examen)\b/

/** "How much is left to lose" asks for kilos, not for days. */
const OF_WEIGHT = /\b(?:lose|weight|kilos?|kg|lbs?|pounds|perder|peso|quilos?|bajar|baixar)\b/

/** Which day something is on, and how long is left until then; null if no day was told, unless it is plainly asked for. */
function composeDate(context: AnswerContext): Reply | null {
  if (OF_WEIGHT.test(fold(context.question.message))) return null
  const isOfEvent = context.placeholders.event !== undefined
  const date = isOfEvent ? (knownDate(context) ?? namedDate(context)) : (namedDate(context) ?? knownDate(context))
  if (date !== undefined) return talkReply(context, [date])
  const isAsked = NAMES_EVENT.test(fold(context.question.message))
  return isAsked ? talkReply(context, [say(context, 'dateUnknown')], { asked: 'event_date' }) : null
}

/** Which day it is; null for any other message. */
export const composeToday = (context: AnswerContext): Reply | null => {
  const { message, language, today } = context.question
  return asksForToday(message)
    ? talkReply(context, [say(context, 'todayIs', { date: dayLabel(today, language, '') }), knownDate(context)])
    : null
}

const NAMES_TODAY = /\b(?:today|hoje|hoy)\b/
/** A longer message tells something, too. */
const LONGEST = 30
/** What is no question by its form asks for something only if hardly anything else can be meant. */
const STATED = 0.3

const isBullet = (line: string): boolean => line.startsWith('- ')

/** A warning again: what to do now, or why. */
function composeWarningAgain(context: AnswerContext, { content, trace }: Turn, asked: AskedOfTalk): Reply | null {
  if (!trace?.safety || (trace.safety_level !== 'refuse' && trace.safety_level !== 'care')) return null
  const [reason] = content.split('\n\n').filter((part) => !isBullet(part))
  const toDo = content.split('\n').filter(isBullet)
  const parts = asked === 'why' || toDo.length === 0 ? [reason] : [toDo.join('\n')]
  return talkReply(context, parts, { safety: trace.safety })
}

/** Questions about the conversation itself: the plan, the sum, the date, what was said, why. Null for any other message. */
export function composeRecall(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  // "What day is it?" is the day of the event.
  const today = NAMES_TODAY.test(fold(message)) ? composeToday(context) : null
  if (today) return today
  const most = asksQuestion(message, language) ? undefined : STATED
  const asked = words(message).length > LONGEST ? null : readTalkQuestion(message, language, most)
  if (!asked) return null
  const { answers, last } = context
  const isOfFacts = asked === 'when' || asked === 'time_left' || asked === 'told'
  const hasAdvice = answers.some(({ trace }) => trace?.cards.length)
  const warning = hasAdvice ? last : answers.findLast(({ trace }) => trace?.safety)
  return !isOfFacts && warning?.trace?.safety ? composeWarningAgain(context, warning, asked) : RECALL[asked](context)
}

const RECALL: Record<AskedOfTalk, (context: AnswerContext) => Reply | null> = {
  summary: composeSummary,
  simpler: composeSimpler,
  this_week: (context) => composeSoon(context, 'weekLead'),
  today: (context) => composeSoon(context, 'todayLead'),
  first: composeFirst,
  most_important: composeMostImportant,
  when: composeDate,
  time_left: composeDate,
  why: composeWhy,
  told: composeSaid,
  sum: (context) => {
    // A number in the question is another one: the sum is made anew with it.
    const sum = /\d/.test(context.question.message) ? undefined : sumOfTalk(context)
    return sum === undefined ? null : talkReply(context, [sum])
  },
}
