import { KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import type { CardId } from '#content/playbook/cards.ts'
import type { Matter } from '#content/playbook/matter-cards.ts'
import type { SubjectId } from '#content/subjects/subjects.ts'
import { cardsOf } from './cards/find-cards.ts'
import { type AnswerContext, alreadyTold } from './composing/answer-context.ts'
import { asksSomething } from './composing/card-parts.ts'
import { composeConcrete } from './composing/compose-direct.ts'
import { composeKnowledge } from './composing/compose-knowledge.ts'
import { composeProblem } from './composing/compose-problem.ts'
import type { Weighed } from './concepts/read-concepts.ts'
import { type FoundAnswer, findAnswers } from './knowledge/find-answers.ts'
import { findFollowUp, gladFollowUps } from './knowledge/find-follow-up.ts'
import { byWordCount } from './reading/by-word-count.ts'
import { matterInHand } from './reading/find-matters.ts'
import { words } from './reading/fold.ts'
import { saidEarlier } from './reading/said-earlier.ts'
import type { Question, Reading, Reply, Trace } from './strategist.ts'

/**
 * How well a ready answer must fit a first message. Who tells a problem that is surely of a matter gets its plan, unless
 * the answer is written for nearly their case.
 */
const ANSWERS_QUESTION = 0.42
const ANSWERS_PROBLEM = 0.46
/** If it is of the matter that the message is read as, or the next ones are of its subject, less is enough. */
const ANSWERS_AGREED = 0.27
const PLAIN_SUBJECT = 0.4
/** Below this fit the nearest answer is near by chance, and says nothing about the matter. */
const NOT_BY_CHANCE = 0.2
const BETTER_THAN_PLAN = 0.54
/** A problem in a few general words is like many cases: several answers fit it nearly as well, and none well. */
const A_FEW_WORDS = 11
const FITS_WELL = 0.64
const NEARLY_AS_WELL = 0.12
/** In the plan until a day that was named, an answer of the plan's matter may fit less closely. */
const FITS_IN_PLAN = { ofMatter: 0.32, ofAnother: 0.46 }
/** Below this fit the answer may be for another case, and the next ones are offered beside it. */
const SURELY_FITS = 0.72
/** Of what is told in fewer words too little is known. */
const TELLS_ANYTHING = 4
/** In a conversation the matter is known. */
const ANSWERS_FOLLOW_UP = 0.36
const ANSWERS_TOLD = 0.38
const ANSWERS_TOLD_SHORTLY = 0.56
/** A longer message tells so much that an answer to one part of it would be chance, and looking for it takes long. */
const LONG_MESSAGE = 1_000
/** If the best was given already, another one is no answer unless it fits nearly as well. */
const NEARLY_AS_GOOD = 0.22
/** From here on an answer is written for just this message, whatever else it looks like. */
const WRITTEN_FOR_IT = 0.95
/** If it is about the subject in hand, less is enough. */
const WRITTEN_FOR_SUBJECT = 0.75
/** How well an answer of a matter must fit that neither the conversation nor the message seems to be about. */
const ANSWERS_IN_ANOTHER_MATTER = 0.6
const ANSWERS_FEELING: Partial<Record<Reading['act'], number>> = { venting: 0.5, 'good-news': 0.8 }
/** "And if he says no?" is asked in many matters. */
const SEVERAL_WORDS = 6
/** From this share on a later message is about another matter than the one in hand. */
const PLAINLY_ANOTHER = 0.6
const MOST_OTHERS = 3

/** The ready answers to a first message, best first. */
export function findReady(context: AnswerContext): FoundAnswer[] {
  const { question, reading } = context
  if (question.history.length > 0 && question.message.length > LONG_MESSAGE) return []
  const isQuestion = reading.act === 'question'
  // Who was asked what it is about answers in a few words; the rest was said before.
  const earlier = context.last?.trace?.asked === 'matter' ? earlierText(question) : undefined
  return findAnswers(question.message, reading, question.language, earlier).filter(
    ({ entry, answer }) =>
      !alreadyTold(context, answer) &&
      // A plan may end with a question of its own.
      (isQuestion || entry === undefined || !asksSomething(answer)),
  )
}

/** Questions that say nothing of what they are about, if they are short: "What should I do this week?" */
const ASKS_IN_GENERAL: ReadonlySet<Reading['asks']> = new Set(['ask-what-next', 'ask-summary', 'ask-what-i-said'])

/** Whether the nearest answer is of the matter that the trained reader finds: two ways of reading the message agree. */
export const isAgreed = ([nearest]: readonly FoundAnswer[], { matters }: Reading): boolean =>
  nearest !== undefined && nearest.fit >= NOT_BY_CHANCE && nearest.matter === matters[0]?.concept

function leastFit(context: AnswerContext, ready: readonly FoundAnswer[], isSure: boolean): number {
  const { act, asks } = context.reading
  if (act !== 'question' && isSure) return BETTER_THAN_PLAN
  const isGeneral = ASKS_IN_GENERAL.has(asks) && words(context.question.message).length <= SEVERAL_WORDS
  if (isGeneral) return ANSWERS_PROBLEM
  if (isAgreed(ready, context.reading) || (subjectsOf(ready)[0]?.share ?? 0) >= PLAIN_SUBJECT) return ANSWERS_AGREED
  return act === 'question' ? ANSWERS_QUESTION : ANSWERS_PROBLEM
}

function isLikeMany(message: string, [first, , third]: readonly FoundAnswer[]): boolean {
  if (!first || !third || first.fit >= FITS_WELL) return false
  return words(message).length <= A_FEW_WORDS && first.fit - third.fit < NEARLY_AS_WELL
}

/**
 * A ready answer to a first message, if one fits. Where the matter is sure there is a plan, too; but an answer of another
 * matter that fits is right more often than the reading.
 */
export function readyAnswer(
  context: AnswerContext,
  ready: readonly FoundAnswer[],
  isReadSurely: boolean,
): Reply | null {
  const { question, reading } = context
  const [found] = ready
  const isQuestion = reading.act === 'question'
  if (!found || (!isQuestion && words(question.message).length < TELLS_ANYTHING)) return null
  const isContradicted = found.matter !== reading.matters[0]?.concept && found.fit >= ANSWERS_PROBLEM
  const isSure = isReadSurely && !isContradicted
  // Who tells a problem and names a day wants to know what to do until then.
  if (!isQuestion && reading.said.event_date !== undefined) return giveInPlan(context, found, isSure)
  if (found.fit < leastFit(context, ready, isSure)) return null
  if (!isQuestion && isSure && isLikeMany(question.message, ready)) return null
  const reply = about(
    subjectsOf(ready).find(({ concept }) => concept === found.subject),
    giveAnswer(context, found),
  )
  const isDoubtful = found.fit < SURELY_FITS
  return isDoubtful ? { ...reply, trace: { ...reply.trace, nearest: nearestQuestions(ready.slice(1)) } } : reply
}

const MOST_NEAREST = 4
const FITS_ON_BUTTON = 80

/** A way of asking that is short enough for a button, a question if there is one. */
function forButton(asked: readonly string[]): string | undefined {
  const short = asked.filter((way) => way.length <= FITS_ON_BUTTON)
  return short.find((way) => way.endsWith('?')) ?? short[0]
}

/** How people ask for the answers that fit best, for the member to choose from. */
export const nearestQuestions = (ready: readonly FoundAnswer[]): string[] =>
  ready
    .flatMap(({ asked }) => forButton(asked) ?? [])
    .filter((way, place, all) => all.indexOf(way) === place)
    .slice(0, MOST_NEAREST)

/** The answer to a question that was offered with the last one. */
export function chosenAnswer(context: AnswerContext): Reply | null {
  const { question, reading, last } = context
  if (!last?.trace?.nearest?.includes(question.message)) return null
  const found = findAnswers(question.message, reading, question.language).find(({ asked }) =>
    asked.includes(question.message),
  )
  return found ? about(found.subject && { concept: found.subject, share: 1 }, giveAnswer(context, found)) : null
}

/** Good news and trouble that is only told get a ready answer instead of a line or two, if one is written for nearly the same case. */
export function readyForFeeling(context: AnswerContext, inHand: Matter | undefined): Reply | null {
  const { question, reading } = context
  const least = ANSWERS_FEELING[reading.act]
  if (least === undefined || inHand === 'grief' || reading.matters[0]?.concept === 'grief') return null
  const found =
    inHand === undefined
      ? findAnswers(question.message, reading, question.language)[0]
      : readyInConversation(context, inHand)
  if (found && found.entry === undefined && found.fit >= least) return giveAnswer(context, found)
  return reading.act === 'good-news' ? gladReply(context) : null
}

/** A question, and what is told later, gets an entry alone; who tells a new problem gets it with a plan. */
export function giveAnswer(context: AnswerContext, { entry, matter, answer }: FoundAnswer): Reply {
  const { question, reading } = context
  if (entry === undefined) return composeConcrete(context, matter, answer)
  const isNew = reading.act === 'new-problem' || matterInHand(question) === undefined
  if (reading.act === 'question' || !isNew) return composeKnowledge(context, entry)
  const { step } = KNOWLEDGE[question.language][entry]
  return composeProblem(context, cardFor(context, matter), reading.act, { answer, step })
}

/**
 * How much better than another an answer must fit for its subject to be twice as likely. By this the shares are as often
 * right as they say.
 */
const TWICE_AS_LIKELY = 0.08
/** What the talk began with counts so much beside what a later message is like. */
const OF_SUBJECT_IN_HAND = 0.7
const MOST_SUBJECTS = 3

/** The subjects of the answers that are like what was said, likeliest first. */
function subjectsOf(found: readonly FoundAnswer[]): Weighed<SubjectId>[] {
  const best = found[0]?.fit ?? 0
  const votes = new Map<SubjectId, number>()
  for (const { subject, fit } of found)
    if (subject !== undefined) votes.set(subject, (votes.get(subject) ?? 0) + 2 ** ((fit - best) / TWICE_AS_LIKELY))
  const all = [...votes.values()].reduce((sum, vote) => sum + vote, 0)
  return [...votes]
    .map(([concept, vote]) => ({ concept, share: vote / all }))
    .toSorted((one, other) => other.share - one.share)
}

/** What the talk began with. */
export const subjectInHand = ({ answers }: AnswerContext): Trace['subject'] =>
  answers.findLast(({ trace }) => trace?.subject !== undefined)?.trace?.subject

/** What the talk is about: what it began with, and the subjects of the answers that are like what was said since. */
function subjectsInHand(context: AnswerContext, found: readonly FoundAnswer[]): Weighed<SubjectId>[] {
  const inHand = subjectInHand(context)
  const kept = inHand ? OF_SUBJECT_IN_HAND * inHand.share : 0
  const shares = new Map(subjectsOf(found).map(({ concept, share }) => [concept, (1 - kept) * share]))
  if (inHand) shares.set(inHand.concept, (shares.get(inHand.concept) ?? 0) + kept)
  return [...shares]
    .map(([concept, share]) => ({ concept, share }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_SUBJECTS)
}

/** Keeps what an answer is about, so that the next message is understood. */
export const about = (subject: Trace['subject'], reply: Reply): Reply =>
  subject === undefined ? reply : { ...reply, trace: { ...reply.trace, subject } }

/** A first answer with what it is about: the likeliest subject, of its matter if that is known. */
export function withSubject(reply: Reply, found: readonly FoundAnswer[], known?: Matter): Reply {
  if (reply.trace.subject !== undefined) return reply
  const ofMatter = found.filter(({ matter }) => matter === known)
  return about(subjectsOf(ofMatter.length > 0 ? ofMatter : found)[0], reply)
}

/** What was written for this very message in a talk about this subject, if it was not given yet. */
export function followUpTo(context: AnswerContext, { subjects }: FoundInTalk): Reply | null {
  const { message, language } = context.question
  const found = findFollowUp(message, language, subjects, ({ answer }) => alreadyTold(context, answer))
  return found ? composeConcrete(context, found.matter, found.answer) : null
}

/** From this share on a talk is about its subject. */
const SURE_SUBJECT = 0.45

/** The joy about good news in a talk about this subject, and what keeps it. */
function gladReply(context: AnswerContext): Reply | null {
  const subject = subjectInHand(context)
  if (!subject || subject.share < SURE_SUBJECT) return null
  const found = gladFollowUps(subject.concept, context.question.language).find(
    ({ answer }) => !alreadyTold(context, answer),
  )
  return found ? composeConcrete(context, found.matter, found.answer) : null
}

/** How many of the latest messages are looked at, besides the first, when an answer is looked for in a conversation. */
const LATEST = 2

/** The member's first message and the latest ones, in one text. */
function earlierText(question: Question): string {
  const [first, ...later] = saidEarlier(question).map(({ content }) => content)
  return [first, ...later.slice(-LATEST)].join('\n')
}

/**
 * The ready answer that fits a later message best, and was not given in this conversation. The conversation stays with
 * its matter if the message is not read as another one: an answer about food is no end of the talk about the weight.
 */
export function readyInConversation(
  context: AnswerContext,
  inHand: Matter,
  { answers: found }: FoundInTalk = findInTalk(context),
): FoundAnswer | undefined {
  const { reading } = context
  const given = new Set(context.answers.map(({ trace }) => trace?.entry))
  const likely = reading.matters.slice(0, MOST_OTHERS).map(({ concept }) => concept)
  const all = found.filter(
    ({ matter, fit }) => matter === inHand || likely.includes(matter) || fit >= ANSWERS_IN_ANOTHER_MATTER,
  )
  const least = (all[0]?.fit ?? 0) - NEARLY_AS_GOOD
  const best = all.find(
    ({ entry, answer, fit }) => fit >= least && !alreadyTold(context, answer) && (!entry || !given.has(entry)),
  )
  const [first] = reading.matters
  const isOfMessage = first !== undefined && best?.matter === first.concept && first.share >= PLAINLY_ANOTHER
  return best && { ...best, matter: isOfMessage ? best.matter : inHand }
}

/** If the likeliest subject is sure, an answer about another must fit so much better; what says more may leave it. */
const OF_ANOTHER_SUBJECT = { few: 0.15, some: 0.08, many: 0 }

/** What may answer a later message. */
export interface FoundInTalk {
  /** Best first. */
  answers: readonly FoundAnswer[]
  subjects: readonly Weighed<SubjectId>[]
}

/** The ready answers to a later message; what was said earlier counts too. */
export function findInTalk(context: AnswerContext): FoundInTalk {
  const { question, reading } = context
  if (question.message.length > LONG_MESSAGE) return { answers: [], subjects: subjectsInHand(context, []) }
  const found = findAnswers(question.message, reading, question.language, earlierText(question))
  const subjects = subjectsInHand(context, found)
  const shareOf = (id: SubjectId | undefined) => subjects.find(({ concept }) => concept === id)?.share ?? 0
  const likeliest = subjects[0]?.share ?? 0
  const loss = byWordCount(question.message, OF_ANOTHER_SUBJECT)
  const answers = found
    .map((each) => ({ ...each, fit: each.fit - loss * (likeliest - shareOf(each.subject)) }))
    .toSorted((one, other) => other.fit - one.fit)
  return { answers, subjects }
}

/** How well an answer must fit everything that was told, if none fits the last message. */
const ANSWERS_ALL = 0.42

/** The answer to the whole story as if it had been told at once, for what says little alone. */
export function readyForAll(context: AnswerContext): Reply | null {
  const { question, reading } = context
  if (question.history.length === 0 || isForPlan(context)) return null
  const told = [...saidEarlier(question).map(({ content }) => content), question.message].join('\n')
  if (told.length > LONG_MESSAGE) return null
  const found = findAnswers(told, reading, question.language).find(
    ({ entry, answer }) => entry === undefined && !alreadyTold(context, answer),
  )
  return found && found.fit >= ANSWERS_ALL ? giveAnswer(context, found) : null
}

export const isWrittenForIt = ({ fit }: FoundAnswer): boolean => fit >= WRITTEN_FOR_IT

/** "Why?" is about what was said before; of the matter in hand it is known why. */
export const answersFollowUp = ({ fit }: FoundAnswer, asks: Reading['asks']): boolean =>
  fit >= (asks === 'ask-why' ? WRITTEN_FOR_SUBJECT : ANSWERS_FOLLOW_UP)

/** A mark, a date, and hours that were asked for, are for the plan. */
function isForPlan({ reading: { act, said }, last }: AnswerContext): boolean {
  const isAskedFor = last?.trace?.asked === 'hours_a_week'
  const isTime = said.event_date !== undefined || (said.hours_a_week !== undefined && isAskedFor)
  return said.confidence !== undefined || (act === 'answer' && isTime)
}

/** Whether an answer fits what was told in a conversation. */
export function answersTold(context: AnswerContext, { fit, subject }: FoundAnswer): boolean {
  const { question, reading } = context
  const isShort = words(question.message).length <= SEVERAL_WORDS
  // "I have no time for that" and "I did it" are about what was proposed.
  const isAboutProposal = reading.act === 'objection' || reading.act === 'progress'
  const isOfSubject = subject !== undefined && subject === subjectInHand(context)?.concept
  if (isForPlan(context) || (isShort && isAboutProposal))
    return fit >= (isOfSubject ? WRITTEN_FOR_SUBJECT : WRITTEN_FOR_IT)
  return fit >= (isShort ? ANSWERS_TOLD_SHORTLY : ANSWERS_TOLD)
}

/** The plan of the matter until the day that was named, with the answer if it fits. */
function giveInPlan(context: AnswerContext, found: FoundAnswer, isSure: boolean): Reply | null {
  const { matter, answer, fit } = found
  const isOfMatter = matter === context.reading.matters[0]?.concept
  if (!isOfMatter && isSure) return null
  if (fit < FITS_IN_PLAN[isOfMatter ? 'ofMatter' : 'ofAnother'])
    return isOfMatter && !isSure ? planFor(context, matter) : null
  // A plan ends with a question of its own.
  return asksSomething(answer) ? giveAnswer(context, found) : planFor(context, matter, answer)
}

const planFor = (context: AnswerContext, matter: Matter, answer?: string): Reply =>
  composeProblem(context, cardFor(context, matter), context.reading.act, { answer })

/** The usual card of a matter. */
export function cardFor({ question, reading }: AnswerContext, matter: Matter): CardId {
  const [card] = cardsOf(matter, question, reading)
  if (!card) throw new Error(`${matter} has no card`)
  return card
}
