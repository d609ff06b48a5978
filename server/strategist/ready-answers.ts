import type { CardId } from '#content/playbook/cards.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import { SURELY_FITS, whatItMayMean, withBesides } from './besides.ts'
import { cardsOf } from './cards/find-cards.ts'
import { type AnswerContext, alreadyTold } from './composing/answer-context.ts'
import { asksSomething } from './composing/card-parts.ts'
import { composeConcrete } from './composing/compose-direct.ts'
import { composeKnowledge } from './composing/compose-knowledge.ts'
import { composeProblem } from './composing/compose-problem.ts'
import { say } from './composing/compose-talk.ts'
import { heedsBan, isOfInjury } from './composing/medical-caution.ts'
import { whatToDoUntil } from './composing/until-the-day.ts'
import { type Graded, gradeFirst, gradeLater } from './grades/expected-grade.ts'
import { answerAskedAs, type FoundAnswer, findAnswers } from './knowledge/find-answers.ts'
import { findPlain, type PlainAnswer } from './knowledge/find-plain.ts'
import { likelySubjects } from './knowledge/likely-subjects.ts'
import { nextQuestions } from './knowledge/next-questions.ts'
import { buttonText } from './reading/button-text.ts'
import { toldSoFar } from './reading/corrected-facts.ts'
import { fold, words } from './reading/fold.ts'
import { painIn } from './reading/named-pain.ts'
import type { Question, Reading, Reply, Trace } from './strategist.ts'

/** The grade from which on an answer is given instead of what else there is, which mostly gets less. */
const GIVEN = { insteadOfPlan: 1.15, insteadOfQuestion: 0.6 }
/** What is told in a few words is like many cases; a plan of its matter or a question back is better than a poor answer. */
const A_FEW_WORDS = 8
/**
 * In the plan until a day that was named, an answer of the plan's matter may be less good; also where the matter is not
 * sure, because without the answer there would be no plan but a question.
 */
const GIVEN_IN_PLAN = { sure: { ofMatter: 1.2, ofAnother: 1.6 }, unsure: { ofMatter: 0.9, ofAnother: 1.3 } }
/** Below this fit the nearest answer is near by chance, and says nothing about the matter. */
const NOT_BY_CHANCE = 0.2
/** A longer message tells so much that an answer to one part of it would be chance, and looking for it takes long. */
export const LONG_MESSAGE = 1_000
/** "What should I do this week?" says nothing of what it is about. */
const SEVERAL_WORDS = 6
const ASKS_IN_GENERAL: ReadonlySet<Reading['asks']> = new Set(['ask-what-next', 'ask-summary', 'ask-what-i-said'])

/** A ready answer with the grade it will probably get; a general one about an event asks for its day. */
type Ready = Graded<FoundAnswer> & Pick<PlainAnswer, 'of_event' | 'needs_no_plan'>

/** The ready answers to a first message, best first. */
export function findReady(context: AnswerContext): Ready[] {
  const { question, reading } = context
  const { message, language } = question
  if (question.history.length > 0 && message.length > LONG_MESSAGE) return []
  // Who was asked what it is about answers in a few words; the rest was said before.
  const earlier = context.last?.trace?.asked === 'matter' ? earlierText(question) : undefined
  const found = findAnswers(message, reading, language, earlier)
  const graded = earlier === undefined ? gradeFirst(found, language) : gradeLater(found, language)
  // Where no word of a message is known, every answer is as far as any other.
  const heeds = heedsBan(question)
  const known = graded.filter(({ answer, meaning }) => meaning > 0 && !alreadyTold(context, answer) && heeds(answer))
  const plain = question.history.length === 0 ? findPlain(question, reading) : null
  return heedingPain(message, plain ? [plain, ...known] : known).toSorted((one, other) => other.grade - one.grade)
}

/** What an answer loses that says nothing of what hurts. */
const LOSS_BESIDE_PAIN = 0.8

/** Who tells in the same breath that the elbow hurts gets no plan of hard weeks, if anything else is nearly as good. */
function heedingPain(message: string, ready: readonly Ready[]): Ready[] {
  const part = painIn(message)
  if (part === undefined) return [...ready]
  const names = new RegExp(String.raw`\b${part}`)
  const isOfPain = ({ matter, asked, answer }: Ready): boolean =>
    isOfInjury(matter) || names.test(fold([answer, ...asked].join(' ')))
  return ready.map((each) => (isOfPain(each) ? each : { ...each, grade: each.grade - LOSS_BESIDE_PAIN }))
}

/** Whether the nearest answer is of the matter that the trained reader finds: two ways of reading the message agree. */
export const isAgreed = ([nearest]: readonly FoundAnswer[], { matters }: Reading): boolean =>
  nearest !== undefined && nearest.fit >= NOT_BY_CHANCE && nearest.matter === matters[0]?.concept

/** A ready answer to a first message, if one is good enough. Who tells a problem whose matter is sure would get its plan. */
export function readyAnswer(context: AnswerContext, ready: readonly Ready[], isSure: boolean): Reply | null {
  const { reading } = context
  const [found] = ready
  if (!found) return null
  const isQuestion = reading.act === 'question'
  // Who tells a problem, or asks how to prepare, and names a day wants to know what to do until then.
  const isForPlan = (!isQuestion || found.of_event) && !found.needs_no_plan
  if (isForPlan && reading.said.event_date !== undefined) return giveInPlan(context, found, isSure)
  if (found.grade < leastGrade(context, isSure)) return null
  const guess = found.of_event ? null : whatItMayMean(context, ready, () => giveAnswer(context, found))
  if (guess) return guess
  const subject = likelySubjects(ready).find(({ concept }) => concept === found.subject)
  const reply = about(subject, withDaysLeft(context, giveAnswer(context, found)))
  if (found.of_event && reading.slots.event_date === undefined) return askDay(context, reply)
  return found.grade < SURELY_FITS ? withBesides(context, reply, found, ready.slice(1)) : reply
}

/** A question for the training until an event gets first what fits into the days that are left. */
function withDaysLeft(context: AnswerContext, reply: Reply): Reply {
  const toDo = reply.trace.matter === 'training-plan' ? whatToDoUntil(context) : undefined
  return toDo === undefined ? reply : { ...reply, text: `${toDo}\n\n${reply.text}` }
}

const askDay = (context: AnswerContext, reply: Reply): Reply => ({
  ...reply,
  text: `${reply.text}\n\n${say(context, 'askDay')}`,
  trace: { ...reply.trace, asked: 'event_date' },
})

function leastGrade({ question, reading }: AnswerContext, isSure: boolean): number {
  const { length } = words(question.message)
  if (ASKS_IN_GENERAL.has(reading.asks) && length <= SEVERAL_WORDS) return SURELY_FITS
  const isProblem = reading.act !== 'question'
  return isProblem && (isSure || length <= A_FEW_WORDS) ? GIVEN.insteadOfPlan : GIVEN.insteadOfQuestion
}

/** The plan of the matter until the day that was named, with the answer if it fits. */
function giveInPlan(context: AnswerContext, found: Graded<FoundAnswer>, isSure: boolean): Reply | null {
  const { matter, grade } = found
  const isOfMatter = matter === context.reading.matters[0]?.concept
  if (grade < GIVEN_IN_PLAN[isSure ? 'sure' : 'unsure'][isOfMatter ? 'ofMatter' : 'ofAnother']) return null
  return answerInPlan(context, found)
}

/** The plan of an answer's matter, with the answer before it. A plan ends with a question of its own. */
export function answerInPlan(context: AnswerContext, found: FoundAnswer): Reply {
  const { matter, answer } = found
  if (asksSomething(answer)) return giveAnswer(context, found)
  return composeProblem(context, cardFor(context, matter), context.reading.act, { answer })
}

/** Below this share a talk may be about something else, and what is asked next, too. */
const SURE_OF_SUBJECT = 0.4
const MOST_NEXT = 3

/** An answer that fits, with what people mostly ask next; not in grief or joy, and not if it asks something itself. */
export function withNext(context: AnswerContext, reply: Reply): Reply {
  const { subject, nearest, asked, matter } = reply.trace
  const { message, language } = context.question
  if (subject === undefined || subject.share < SURE_OF_SUBJECT || nearest || asked || reply.plan) return reply
  if (matter === 'grief' || context.reading.act === 'good-news') return reply
  const next = nextQuestions(subject.concept, { message, reply: reply.text }, language)
    .filter(({ answer }) => !alreadyTold(context, answer))
    .map(({ question }) => question)
  return next.length > 0 ? { ...reply, trace: { ...reply.trace, next: next.slice(0, MOST_NEXT) } } : reply
}

/** The way of asking that the last answer offered on the button with these words. */
export function chosenWay({ question: { message, language }, last }: AnswerContext): string | undefined {
  const { besides = [], nearest = [], next = [] } = last?.trace ?? {}
  return [...besides.map(({ way }) => way), ...nearest, ...next].find((way) => buttonText(way, language) === message)
}

/** The answer to a question that was offered with the last one. */
export function chosenAnswer(context: AnswerContext): Reply | null {
  const way = chosenWay(context)
  const found = way === undefined ? undefined : answerAskedAs(way, context.question.language)
  return found ? about(found.subject && { concept: found.subject, share: 1 }, giveAnswer(context, found)) : null
}

/** An entry of the knowledge base comes with what it rests on; a concrete answer stands alone. */
export const giveAnswer = (
  context: AnswerContext,
  { entry, matter, answer }: Pick<FoundAnswer, 'entry' | 'matter' | 'answer'>,
): Reply => (entry === undefined ? composeConcrete(context, matter, answer) : composeKnowledge(context, entry))

/** Keeps what an answer is about, so that the next message is understood. */
export const about = (subject: Trace['subject'], reply: Reply): Reply =>
  subject === undefined ? reply : { ...reply, trace: { ...reply.trace, subject } }

/** A first answer with what it is about: the likeliest subject, of its matter if that is known. */
export function withSubject(reply: Reply, found: readonly FoundAnswer[], known?: Matter): Reply {
  if (reply.trace.subject !== undefined) return reply
  const ofMatter = found.filter(({ matter }) => matter === known)
  return about(likelySubjects(ofMatter.length > 0 ? ofMatter : found)[0], reply)
}

/** How many of the latest messages are looked at, besides the first, when an answer is looked for in a conversation. */
const LATEST = 2

/** The member's first message and the latest ones, in one text. */
export function earlierText(question: Question): string {
  const [first, ...later] = toldSoFar(question).map(({ content }) => content)
  return [first, ...later.slice(-LATEST)].join('\n')
}

/** The usual card of a matter. */
export function cardFor({ question, reading }: AnswerContext, matter: Matter): CardId {
  const [card] = cardsOf(matter, question, reading)
  if (!card) throw new Error(`${matter} has no card`)
  return card
}
