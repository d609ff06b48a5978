import { groupOf, type Matter } from '#content/playbook/matter-cards.ts'
import type { SubjectId } from '#content/subjects/subjects.ts'
import { TALK } from '#content/talk/talk.ts'
import { type AnswerContext, alreadyTold } from './composing/answer-context.ts'
import { beginningOf } from './composing/beginning-of.ts'
import { movesFor } from './composing/compose-intake.ts'
import { say } from './composing/compose-talk.ts'
import { heedsBan, mayStandBeside } from './composing/medical-caution.ts'
import { sums } from './composing/sums-line.ts'
import type { FoundAnswer } from './knowledge/find-answers.ts'
import { asksQuestion } from './reading/asks-question.ts'
import { buttonText } from './reading/button-text.ts'
import type { Reply } from './strategist.ts'

/** Below this expected grade a reply may be for another case, and what may be nearer stands beside it. */
export const SURELY_FITS = 2
/** So many others stand in short under a reply of an expected grade up to this: the likelier it is meant, the fewer. */
const MOST_BESIDES = [
  { upTo: 1, most: 4 },
  { upTo: 1.4, most: 3 },
  { upTo: 1.8, most: 2 },
]
/** From this expected grade on a reply is worth being said in short beside another. */
const WORTH_SAYING = 0.7

const MOST_NEAREST = 4
const FITS_ON_BUTTON = 80

/** A reply that can be asked for. */
export type AskedFor = Pick<FoundAnswer, 'asked'>

/** A ready reply that may stand beside another. */
export interface Besides extends AskedFor {
  /** How it is asked for on a button; without it the first way that is short enough. */
  way?: string | undefined
  /** The talks that it was written for, if it stands alone nowhere else. */
  subject?: SubjectId | undefined
  grade: number
  matter: Matter
  answer: string
}

/** A way of asking that is short enough for a button, a question if there is one. */
export function forButton(asked: readonly string[]): string | undefined {
  const short = asked.filter((way) => way.length <= FITS_ON_BUTTON)
  return short.find((way) => way.endsWith('?')) ?? short[0]
}

/** How people ask for the answers that fit best, for the member to choose from. */
const nearestQuestions = (ready: readonly AskedFor[]): string[] =>
  ready
    .flatMap(({ asked }) => forButton(asked) ?? [])
    .filter((way, place, all) => all.indexOf(way) === place)
    .slice(0, MOST_NEAREST)

/** A reply that may not be what was meant, with the questions that are nearest besides. */
export function withNearest(reply: Reply, others: readonly AskedFor[]): Reply {
  const nearest = nearestQuestions(others)
  return nearest.length > 0 ? { ...reply, trace: { ...reply.trace, nearest } } : reply
}

/** Together they stay short enough to be read on a phone. */
const MOST_WORDS = 230
const countWords = (text: string): number => text.split(/\s+/).length

/** The replies that may stand in short beside the best one. */
function worthSaying(
  context: AnswerContext,
  reply: Reply,
  best: Pick<Besides, 'grade' | 'matter' | 'answer'>,
  others: readonly Besides[],
): { way: string; other: Besides }[] {
  let left = MOST_WORDS - countWords(reply.text)
  const most = MOST_BESIDES.find(({ upTo }) => best.grade < upTo)?.most ?? 0
  const mayBeSaid = mayStandBeside(context.question, best.matter)
  const heeds = heedsBan(context.question)
  const said = new Set([beginningOf(best.answer)])
  const worth: { way: string; other: Besides }[] = []
  for (const other of others) {
    const { way = forButton(other.asked), grade, matter, answer } = other
    const beginning = beginningOf(answer)
    if (worth.length === most) break
    if (way === undefined || grade < WORTH_SAYING || !mayBeSaid(matter) || !heeds(answer)) continue
    const length = countWords(way) + countWords(beginning)
    if (length > left || said.has(beginning) || alreadyTold(context, beginning)) continue
    left -= length
    said.add(beginning)
    worth.push({ way, other })
  }
  return worth
}

/**
 * A reply that may miss what was meant, with the first sentences of those that may be nearer, each behind its question,
 * and buttons for more.
 */
export function withBesides(
  context: AnswerContext,
  reply: Reply,
  best: Pick<Besides, 'grade' | 'matter' | 'answer'>,
  others: readonly Besides[],
): Reply {
  const { question, reading } = context
  const { message, language } = question
  const worth = worthSaying(context, reply, best, others)
  const more = withNearest(
    reply,
    others.filter((other) => worth.every((said) => said.other !== other)),
  )
  if (worth.length === 0) return more
  const asks = reading.act === 'question' || asksQuestion(message, language)
  const lines = worth.map(({ way, other }) => `- **${buttonText(way, language)}** ${beginningOf(other.answer)}`)
  return {
    ...more,
    text: [reply.text, say(context, asks ? 'besides' : 'nearerCases'), lines.join('\n')].join('\n\n'),
    trace: { ...more.trace, besides: worth.map(({ way, other: { subject } }) => ({ way, subject })) },
  }
}

/** Below this expected grade the best reply is one guess among several; for who asks in a talk even less. */
const A_GUESS = { told: 1.2, askedInTalk: 0.9 }
/** The others are guesses as good as the best up to this distance. */
const AS_GOOD = 0.3
const MOST_GUESSES = 3
/** Each says so much of its answer. */
const LONGEST_GUESS = 260

/** To be asked to choose twice in a row would be tiresome. */
const wasOfferedReadings = ({ question, last }: AnswerContext): boolean =>
  TALK[question.language].mayMean.some((lead) => last?.content.split('\n\n', 2).includes(lead))

/** What a message may mean, each in short, where no reading is likelier than the others; null where one is. */
export function whatItMayMean(context: AnswerContext, found: readonly Besides[], give: () => Reply): Reply | null {
  // What the numbers come to is true whatever is meant, and says that it is about money.
  const sum = context.answers.length === 0 && found.length > 0 ? sums(context) : undefined
  const ofMoney = sum === undefined ? [] : found.filter(({ matter }) => groupOf(matter) === 'business')
  const ready = ofMoney.length > 1 ? ofMoney : found
  const [best] = ready
  const { question, reading, answers } = context
  const asks = reading.act === 'question' || asksQuestion(question.message, question.language)
  const isTold = answers.length > 0 && !asks
  const least = asks && answers.length > 0 ? A_GUESS.askedInTalk : A_GUESS.told
  if (!best || best.grade >= least || wasOfferedReadings(context)) return null
  const heeds = heedsBan(question)
  const guesses = new Map<string, { way: string; subject: SubjectId | undefined }>()
  const matters = new Set<Matter>()
  for (const { way, asked, grade, matter, answer, subject } of ready) {
    const asQuestion = way ?? forButton(asked)
    if (guesses.size === MOST_GUESSES || grade < best.grade - AS_GOOD) break
    if (asQuestion === undefined || !heeds(answer) || alreadyTold(context, beginningOf(answer))) continue
    guesses.set(beginningOf(answer, LONGEST_GUESS), { way: asQuestion, subject })
    matters.add(matter)
  }
  // Answers of one matter agree what it is about: the best of them is given whole, unless it follows what is only told.
  if (guesses.size < 2 || (matters.size === 1 && !isTold && ready === found)) return null
  const lines = [...guesses].map(([beginning, { way }]) => `- **${buttonText(way, question.language)}** ${beginning}`)
  const reply = withNearest(give(), ready.slice(guesses.size))
  const move = answers.length === 0 ? movesFor(context, best.matter) : []
  return {
    ...reply,
    text: [sum, say(context, 'mayMean'), lines.join('\n'), ...move, say(context, 'mayMeanChoose')]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    // A first message that may mean several things is asked about; a talk goes on.
    trace: {
      ...reply.trace,
      ...(answers.length === 0 && { asked: 'matter', choices: [...matters] }),
      besides: [...guesses.values()],
    },
  }
}

/** A reply without what may be nearer, which alone makes it no other answer. */
export const withoutBesides = ({ text, trace }: Pick<Reply, 'text' | 'trace'>): string =>
  trace.besides === undefined ? text : text.split('\n\n').slice(0, -2).join('\n\n')
