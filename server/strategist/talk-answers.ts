import type { Matter } from '#content/playbook/matter-cards.ts'
import { type SubjectId, subjectId } from '#content/subjects/subjects.ts'
import { type Besides, forButton, SURELY_FITS, whatItMayMean, withBesides, withNearest } from './besides.ts'
import { type AnswerContext, alreadyTold } from './composing/answer-context.ts'
import { sayNoted } from './composing/compose-correction.ts'
import { composeConcrete } from './composing/compose-direct.ts'
import { heedsBan } from './composing/medical-caution.ts'
import type { Weighed } from './concepts/read-concepts.ts'
import { gradeFirst, gradeFollowUps, gradeLater } from './grades/expected-grade.ts'
import { type FoundAnswer, findAnswers } from './knowledge/find-answers.ts'
import { type FoundFollowUp, findFollowUps, followUpSaidAs, gladFollowUps } from './knowledge/find-follow-up.ts'
import { likelySubjects } from './knowledge/likely-subjects.ts'
import { asksQuestion } from './reading/asks-question.ts'
import { byWordCount } from './reading/by-word-count.ts'
import { words } from './reading/fold.ts'
import { soughtBy } from './reading/rejected.ts'
import { about, chosenWay, earlierText, giveAnswer, LONG_MESSAGE, withNext } from './ready-answers.ts'
import type { Reading, Reply, Trace } from './strategist.ts'
import { mayCorrect } from './talk-questions/read-talk-question.ts'

/** From this grade on a ready reply is given in a talk; what is put together from the cards mostly gets less. */
const GIVEN = 0.45
/** A date and what was done belong to the plan: a ready reply must be good to take its place. */
const GIVEN_FOR_PLAN = 1.2
/** Who says that another topic is meant is asked, and who grieves is listened to, unless the reply is good. */
const GIVEN_FOR_ANOTHER_TOPIC = 1
const GIVEN_IN_GRIEF = 0.9
/** From this grade on a reply is worth a button beside the one that is given. */
const WORTH_A_BUTTON = 0.5
/** Good news, trouble that is only told and what seems off topic are met with a line or two, unless an answer is good. */
const GIVEN_INSTEAD_OF_LINE = { first: 1.2, offTopic: 1.5, later: 2 }
/** From this share on a later message is about another matter than the one in hand. */
const PLAINLY_ANOTHER = 0.6
/** From this share on a talk is perhaps about its subject, which is enough to be glad with somebody. */
const MAYBE_SUBJECT = 0.15
/** What the talk began with counts so much beside what a later message is like. */
const OF_SUBJECT_IN_HAND = 0.7
const MOST_SUBJECTS = 8
/** If the likeliest subject is sure, an answer about another must fit so much better; what says more may leave it. */
const OF_ANOTHER_SUBJECT = { few: 0.15, some: 0.08, many: 0 }

/** What the talk began with. */
export const subjectInHand = ({ answers }: AnswerContext): Trace['subject'] =>
  answers.findLast(({ trace }) => trace?.subject !== undefined)?.trace?.subject

/** What the talk is about: what it began with, and the subjects of the answers that are like what was said since. */
function subjectsInHand(context: AnswerContext, found: readonly FoundAnswer[]): Weighed<SubjectId>[] {
  const inHand = subjectInHand(context)
  const kept = inHand ? OF_SUBJECT_IN_HAND * inHand.share : 0
  const shares = new Map(likelySubjects(found).map(({ concept, share }) => [concept, (1 - kept) * share]))
  if (inHand) shares.set(inHand.concept, (shares.get(inHand.concept) ?? 0) + kept)
  return [...shares]
    .map(([concept, share]) => ({ concept, share }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_SUBJECTS)
}

/** What may answer a later message. */
export interface FoundInTalk {
  answers: readonly FoundAnswer[]
  followUps: readonly FoundFollowUp[]
}

/** The ready answers to a later message, and what was written for such messages in a talk about its subject. */
export function findInTalk(context: AnswerContext): FoundInTalk {
  const { question, reading } = context
  const { message, language } = question
  if (message.length > LONG_MESSAGE || words(message).length === 0) return { answers: [], followUps: [] }
  const earlier = earlierText(question)
  const sought = soughtBy(message, question.history, language)
  const found = findAnswers(sought, reading, language, earlier)
  const subjects = subjectsInHand(context, found)
  const shareOf = (id: SubjectId | undefined) => subjects.find(({ concept }) => concept === id)?.share ?? 0
  const likeliest = subjects[0]?.share ?? 0
  const loss = byWordCount(message, OF_ANOTHER_SUBJECT)
  return {
    answers: found.map((each) => ({ ...each, fit: each.fit - loss * (likeliest - shareOf(each.subject)) })),
    followUps: findFollowUps(sought, earlier, language, subjects),
  }
}

interface ReadyReply extends Besides {
  give: () => Reply
}

/**
 * The ready replies to a later message that were not given yet, best first. The talk stays with its matter if the message
 * is not read as another one: an answer about food is no end of the talk about the weight.
 */
function findReplies(context: AnswerContext, inHand: Matter): ReadyReply[] {
  const { question, reading, answers } = context
  const found = findInTalk(context)
  const heeds = heedsBan(question)
  const mayTell = (answer: string): boolean => heeds(answer) && !alreadyTold(context, answer)
  const given = new Set(answers.map(({ trace }) => trace?.entry))
  const [first] = reading.matters
  const another = first !== undefined && first.share >= PLAINLY_ANOTHER ? first.concept : inHand
  const stayWith = (matter: Matter): Matter => (matter === another ? another : inHand)
  // Who tells something in grief gets what was written for grief, and no entry with something to do.
  const isListening = inHand === 'grief' && reading.act !== 'question'
  const mayHelp = ({ entry, matter }: Pick<FoundAnswer, 'entry' | 'matter'>): boolean =>
    isListening ? entry === undefined && matter === 'grief' : !entry || !given.has(entry)
  const ready = gradeLater(found.answers, question.language)
    .filter((each) => mayHelp(each) && mayTell(each.answer))
    .map((each): ReadyReply => {
      const { asked, grade, matter, answer } = each
      return {
        asked,
        way: forButton(asked),
        grade,
        matter,
        answer,
        give: () => giveAnswer(context, { ...each, matter: stayWith(each.matter) }),
      }
    })
  const subject = subjectInHand(context)?.concept
  const followUps = gradeFollowUps(found.followUps, question.language)
    .filter(({ followUp }) => mayHelp({ ...followUp, entry: undefined }) && mayTell(followUp.answer))
    .map(({ followUp, grade }): ReadyReply => {
      const of = subjectId(followUp)
      // "And how often?" alone says enough only in a talk about its subject.
      const asked = of === subject ? followUp.asked : []
      const { matter, answer } = followUp
      const give = () => composeConcrete(context, stayWith(matter), answer)
      return { asked, way: forButton(followUp.asked), subject: of, grade, matter, answer, give }
    })
  return [...ready, ...followUps].toSorted((one, other) => other.grade - one.grade)
}

/** One answer asks for them several times. */
const foundLately = new WeakMap<AnswerContext, { inHand: Matter; replies: ReadyReply[] }>()

function repliesInTalk(context: AnswerContext, inHand: Matter): ReadyReply[] {
  const known = foundLately.get(context)
  if (known?.inHand === inHand) return known.replies
  const replies = findReplies(context, inHand)
  foundLately.set(context, { inHand, replies })
  return replies
}

function leastGrade({ reading: { act, said }, last }: AnswerContext, inHand: Matter): number {
  // A mark from 1 to 10 says nothing alone.
  if (said.confidence !== undefined) return Number.POSITIVE_INFINITY
  const isAskedFor = last?.trace?.asked === 'hours_a_week'
  const isTime = said.event_date !== undefined || (said.hours_a_week !== undefined && isAskedFor)
  if (act === 'progress' || (act === 'answer' && isTime)) return GIVEN_FOR_PLAN
  if (act === 'wrong-topic') return GIVEN_FOR_ANOTHER_TOPIC
  return inHand === 'grief' ? GIVEN_IN_GRIEF : GIVEN
}

/** The best ready reply to a later message if it is good enough, or else what is composed; with what may be nearer. */
export function replyInTalk(context: AnswerContext, inHand: Matter, compose: () => Reply): Reply {
  const replies = repliesInTalk(context, inHand)
  const [best, ...others] = replies
  if (best && best.grade >= leastGrade(context, inHand))
    return best.grade < SURELY_FITS
      ? replyInDoubt(context, inHand, best, others)
      : withNext(context, about(subjectInHand(context), best.give()))
  const composed = compose()
  const hasNearest = composed.trace.nearest !== undefined || composed.trace.asked === 'matter'
  return hasNearest || inHand === 'grief' ? composed : withNearest(composed, worthAButton(replies))
}

/** Below this expected grade no answer is for what was told. */
const NOTHING_SURE = 1.2

/** A reply that may miss what was asked, with what may be nearer; what may put something right is said to be noted. */
function replyInDoubt(context: AnswerContext, inHand: Matter, best: ReadyReply, others: readonly ReadyReply[]): Reply {
  const { question, reading } = context
  const asks = reading.act === 'question' || asksQuestion(question.message, question.language)
  if (best.grade < NOTHING_SURE && !asks && mayCorrect(question.message, question.language))
    return withNearest(sayNoted(context), worthAButton([best, ...others]))
  const guess = whatItMayMean(context, [best, ...worthAButton(others)], best.give)
  if (guess) return guess
  const reply = best.give()
  const near = worthAButton(others)
  return asks ? withBesides(context, reply, { ...best, matter: inHand }, near) : withNearest(reply, near)
}

/** Who only puts something right asks nothing: what stands under that reply must fit well. */
const WORTH_SAYING_UNASKED = 1.2

/** A reply that may leave out what matters now, with the ready replies to the message in short. */
export function withNearerCases(context: AnswerContext, reply: Reply, inHand: Matter): Reply {
  const near = repliesInTalk(context, inHand).filter(({ grade }) => grade >= WORTH_SAYING_UNASKED)
  return withBesides(context, reply, { grade: 0, matter: inHand, answer: '' }, near)
}

/** The grade that the best ready reply to the message will probably get. */
export const gradeInTalk = (context: AnswerContext, inHand: Matter): number =>
  repliesInTalk(context, inHand)[0]?.grade ?? 0

/** A reply with buttons for the ready replies to the message. */
export const withNearestInTalk = (context: AnswerContext, reply: Reply, inHand: Matter): Reply =>
  withNearest(reply, worthAButton(repliesInTalk(context, inHand)))

const worthAButton = (replies: readonly ReadyReply[]): ReadyReply[] =>
  replies.filter(({ grade }) => grade >= WORTH_A_BUTTON)

/** What was written for the words on a button that the last reply offered. */
export function chosenFollowUp(context: AnswerContext): Reply | null {
  const way = chosenWay(context)
  if (way === undefined) return null
  const ofAnother = context.last?.trace?.besides?.find((each) => each.way === way)?.subject
  const subject = ofAnother ? { concept: ofAnother, share: 1 } : subjectInHand(context)
  if (!subject) return null
  const found = followUpSaidAs(way, subject.concept, context.question.language)
  return found ? about(subject, composeConcrete(context, found.matter, found.answer)) : null
}

/** What gets a line or two, unless a ready answer is good: good news, trouble that is only told, what seems off topic. */
const MAY_BE_READY: ReadonlySet<Reading['act']> = new Set(['good-news', 'venting', 'off-topic', 'abilities'])

/** The ready answer to what would else get a line or two, if it is good. */
export function readyInsteadOfLine(context: AnswerContext, inHand: Matter | undefined): Reply | null {
  const { question, reading } = context
  const { act, matters } = reading
  if (!MAY_BE_READY.has(act) || inHand === 'grief' || matters[0]?.concept === 'grief') return null
  if (inHand !== undefined) {
    const [best] = repliesInTalk(context, inHand)
    if (best && best.grade >= GIVEN_INSTEAD_OF_LINE.later) return best.give()
    return act === 'good-news' ? gladReply(context) : null
  }
  const [found] = gradeFirst(findAnswers(question.message, reading, question.language), question.language)
  const isFeeling = act === 'good-news' || act === 'venting'
  const least = isFeeling ? GIVEN_INSTEAD_OF_LINE.first : GIVEN_INSTEAD_OF_LINE.offTopic
  const isGood = found !== undefined && (found.entry === undefined || !isFeeling) && found.grade >= least
  return isGood ? giveAnswer(context, found) : null
}

/** The joy about good news in a talk about this subject, and what keeps it. */
function gladReply(context: AnswerContext): Reply | null {
  const subject = subjectInHand(context)
  if (!subject || subject.share < MAYBE_SUBJECT) return null
  const found = gladFollowUps(subject.concept, context.question.language).find(
    ({ answer }) => !alreadyTold(context, answer),
  )
  return found ? composeConcrete(context, found.matter, found.answer) : null
}
