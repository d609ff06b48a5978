import type { Matter } from '#content/playbook/matter-cards.ts'
import type { Language } from '#contract/language.ts'
import { withoutBesides } from './besides.ts'
import { type AnswerContext, alreadyTold } from './composing/answer-context.ts'
import {
  composeCorrection,
  hasSum,
  sayCorrected,
  sayPutRight,
  sayStays,
  whatChanges,
} from './composing/compose-correction.ts'
import { say } from './composing/compose-talk.ts'
import { asksQuestion } from './reading/asks-question.ts'
import { toldSoFar, withPutRight } from './reading/corrected-facts.ts'
import { saysCorrection } from './reading/correction-marks.ts'
import { matterInHand } from './reading/find-matters.ts'
import { words } from './reading/fold.ts'
import { restated } from './reading/restated.ts'
import type { Reading, Reply } from './strategist.ts'
import { gradeInTalk, withNearerCases } from './talk-answers.ts'
import { readsAsCorrection, readTalkQuestion, surelyCorrects } from './talk-questions/read-talk-question.ts'

/** What the answer would be if a message had been said first. */
type AnswerAnew = (message: string) => Reply

/** "More children came, it's 16 now": in a talk a fact that is another one is no news to be glad about. */
export const isGladCorrection = ({ question: { message, language }, reading, answers }: AnswerContext): boolean =>
  answers.length > 0 &&
  reading.act === 'good-news' &&
  (reading.correction !== undefined || surelyCorrects(message, language))

/** The plan until another day, or the answer to what was said with another number in it. */
export function replyToCorrection(context: AnswerContext, anew: AnswerAnew): Reply | null {
  const { question, reading } = context
  const { rewritten } = reading.correction ?? {}
  // Who names another day wants to know what to do until then.
  if (!rewritten || reading.said.event_date !== undefined) return composeCorrection(context)
  const told = withPutRight(toldSoFar(question), rewritten)
  const toAll = anew(told.map(({ content }) => content).join('\n'))
  // A sum takes its numbers from the whole talk; any other answer was given to the message that is put right.
  if (told.length === 1 || hasSum(toAll, question.language)) return withNearer(context, sayCorrected(context, toAll))
  const again = rewritten.place === 0 ? anew(told[0]?.content ?? '') : null
  return withNearer(context, again ? sayCorrected(context, again) : sayStays(context))
}

/** Where a correction leaves the answer as it was, what may fit better now stands under it. */
function withNearer(context: AnswerContext, reply: Reply): Reply {
  const inHand = matterInHand(context.question)
  const isKnown = reply.trace.cards.length > 0 || whatChanges(context) !== undefined
  return inHand === undefined || isKnown ? reply : withNearerCases(context, reply, inHand)
}

/** From this grade on a ready reply says more to what was told than that it counts. */
const ANSWERS_WHAT_WAS_TOLD = 1.2
/** So much is told at most by a message that only puts something right. */
const MOST_WORDS_PUT_RIGHT = 40
/** "It is in 6 weeks! Give me the summary." */
const asksAboutTalk = (message: string, language: Language): boolean =>
  message.split(/(?<=[.!?])\s+/).some((sentence) => readTalkQuestion(sentence, language) !== null)
/** Who reports or objects puts nothing right. */
const MAY_PUT_RIGHT: ReadonlySet<Reading['act']> = new Set(['answer', 'correction', 'new-problem', 'question'])

/** The answer to what was told first with what was put right since, where no number, day or word of it can be exchanged. */
export function replyToPutRight(context: AnswerContext, inHand: Matter, anew: AnswerAnew): Reply | null {
  const { question, reading } = context
  const { message, language } = question
  const [first] = toldSoFar(question)
  // A few words after a question answer it.
  const wasAsked = Boolean(context.last?.trace?.asked)
  const isLong = words(message).length > MOST_WORDS_PUT_RIGHT
  if (!first || wasAsked || isLong || asksQuestion(message, language)) return null
  const isSure = reading.act !== 'progress' && surelyCorrects(message, language)
  const isMarked = MAY_PUT_RIGHT.has(reading.act) && saysCorrection(message) && readsAsCorrection(message, language)
  if (!(isSure || isMarked) || reading.said.confidence !== undefined || asksAboutTalk(message, language)) return null
  const again = anew(`${first.content}\n${message}`)
  // What was told besides may have an answer of its own.
  const mayBeAnswered = again.trace.asked === 'matter' && gradeInTalk(context, inHand) >= ANSWERS_WHAT_WAS_TOLD
  if ((again.trace.asked === 'matter' && !isSure) || mayBeAnswered) return null
  // What is put right is no other matter: an answer to another one was found by a word of it.
  const isOfAnother = again.trace.matter !== undefined && again.trace.matter !== inHand
  return withNearer(context, sayPutRight(context, isOfAnother ? null : again))
}

/** The answer to what was misunderstood, as if it had been said first; null if nothing is said again. */
export function replyToRestated(context: AnswerContext, anew: AnswerAnew): Reply | null {
  const message = restated(context.question.message)
  if (message === null) return null
  const again = anew(message)
  const isNew = again.trace.asked !== 'matter' && !alreadyTold(context, withoutBesides(again))
  return isNew ? { ...again, text: `${say(context, 'restated')}\n\n${again.text}` } : null
}
