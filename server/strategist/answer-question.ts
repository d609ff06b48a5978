import type { CardId } from '#content/playbook/cards.ts'
import { MATTER_CARDS, type Matter } from '#content/playbook/matter-cards.ts'
import { askedAfter, asksWhetherSafe, GLAD_TO_HEAR } from '#content/talk/after-alarm.ts'
import { whatItMayMean, withBesides, withNearest } from './besides.ts'
import { findCards } from './cards/find-cards.ts'
import { type ChangedSituation, readChange } from './changes/read-change.ts'
import { type AnswerContext, createAnswerContext } from './composing/answer-context.ts'
import { composeAfterAnswer, composeAnew } from './composing/compose-after-answer.ts'
import { composeChange } from './composing/compose-change.ts'
import { composeToday } from './composing/compose-date.ts'
import { composeDirect, namedStep } from './composing/compose-direct.ts'
import { composeHelp } from './composing/compose-help.ts'
import { composeIntake, composeWrongTopic } from './composing/compose-intake.ts'
import { composeMeaning } from './composing/compose-meaning.ts'
import { composeObjection } from './composing/compose-objection.ts'
import { composeComfort, composeProblem } from './composing/compose-problem.ts'
import { composeFailure, composeProgress, readsAsFailure } from './composing/compose-progress.ts'
import { composeRecall } from './composing/compose-recall.ts'
import { composeReckoning } from './composing/compose-reckoning.ts'
import { composeSimpleSum } from './composing/compose-simple-sum.ts'
import { composeTalk, say, talkReply } from './composing/compose-talk.ts'
import { composeStay } from './composing/compose-warning-again.ts'
import { isOfInjury, mayFollowWarning, withCaution } from './composing/medical-caution.ts'
import { composeAskedSum, composeBareSum, composeSupposedSum } from './composing/sums-line.ts'
import { isGladCorrection, replyToCorrection, replyToPutRight, replyToRestated } from './correction-replies.ts'
import type { Graded } from './grades/expected-grade.ts'
import type { FoundAnswer } from './knowledge/find-answers.ts'
import { findEventAnswer, findPlain } from './knowledge/find-plain.ts'
import { programmeReply } from './programme-answers.ts'
import { asksForPlan } from './reading/asks-for-plan.ts'
import { chosenMatter } from './reading/chosen-matter.ts'
import { matterInHand } from './reading/find-matters.ts'
import { fold } from './reading/fold.ts'
import { painIn } from './reading/named-pain.ts'
import { readMessage } from './reading/read-message.ts'
import {
  about,
  answerInPlan,
  cardFor,
  chosenAnswer,
  findReady,
  giveAnswer,
  isAgreed,
  readyAnswer,
  withNext,
  withSubject,
} from './ready-answers.ts'
import { leavesWarning } from './safety/after-warning.ts'
import { saysSafe } from './safety/follow-up.ts'
import { wordsOf } from './safety/plain-words.ts'
import type { Question, Reading, Reply, Trace } from './strategist.ts'
import {
  chosenFollowUp,
  gradeInTalk,
  readyInsteadOfLine,
  replyInTalk,
  subjectInHand,
  withNearestInTalk,
} from './talk-answers.ts'
import { surelyCorrects } from './talk-questions/read-talk-question.ts'

/**
 * From this share on the likeliest matter gets a plan; below it, the member is asked. If the nearest ready answer is
 * of the same matter, less is enough.
 */
const SURE = 0.75
const SURE_IF_AGREED = 0.4
/** Of grief less is enough: nobody in grief is asked to choose what it is about. */
const MAY_BE_GRIEF = 0.3
const MOST_OTHERS = 3
/** Below this share another reading is not worth offering. */
const POSSIBLE = 0.04

/** Reads a message and answers it. */
export function answerQuestion(question: Question): Reply {
  return composeReply(question, readMessage(question))
}

/** The built-in strategist's answer to a message that was read. The same question with the same seed has the same answer. */
export function composeReply(question: Question, reading: Reading): Reply {
  const reply = withCaution(question, reading, chooseReply(question, reading))
  const checked = afterAlarm(question, reading, reply)
  return { ...checked, trace: { ...withMatter(reply.trace, question, reading), said: reading.said } }
}

/** What the answer is about, and what else it could have been, for the member to correct. */
function withMatter(trace: Trace, { history }: Question, { matters }: Reading): Trace {
  if (trace.cards.length === 0 || trace.asked === 'matter') return trace
  const isNew = trace.act === 'new-problem' || trace.act === 'question'
  const [first] = matters
  const isOfFirst = first !== undefined && trace.cards.some((card) => MATTER_CARDS[first.concept].includes(card))
  const matter = trace.matter ?? (isOfFirst ? first.concept : (matterInHand({ history }) ?? first?.concept))
  const others = matters.filter(({ concept, share }) => concept !== matter && share >= POSSIBLE)
  return { ...trace, matter, ...(isNew ? { choices: others.slice(0, MOST_OTHERS).map(({ concept }) => concept) } : {}) }
}

/** After an alarm the next answer first asks how the person is, unless it is about the alarm itself. */
function afterAlarm(question: Question, reading: Reading, reply: Reply): Reply {
  const last = question.history.findLast((turn) => turn.role === 'assistant')
  const { safety, safety_level: level } = last?.trace ?? {}
  const isCrisis = level === 'crisis'
  const isWarning = safety && (level === 'care' || level === 'refuse') && reply.trace.safety === null
  const asked = isCrisis
    ? say(createAnswerContext(question, reading), 'checkIn')
    : isWarning
      ? askedAfter(safety, question.language)
      : undefined
  return asked === undefined ? reply : { ...reply, text: `${asked}\n\n${reply.text}` }
}

function chooseReply(question: Question, reading: Reading): Reply {
  const context = createAnswerContext(question, reading)
  const isChoice = chosenMatter(question) !== null
  const inHand = matterInHand(question)
  const { last } = context
  if (last && asksWhetherSafe(last.content, question.language) && saysSafe(wordsOf(question.message)))
    return talkReply(context, [GLAD_TO_HEAR[question.language]])
  const chosen = chosenFollowUp(context) ?? chosenAnswer(context)
  if (chosen) return withNext(context, chosen)
  const reckoned = isChoice ? null : (composeSimpleSum(context) ?? composeReckoning(context))
  if (reckoned) return about(subjectInHand(context), reckoned)
  const programme = isChoice ? null : programmeReply(context)
  if (programme) return about(subjectInHand(context), programme)
  const wanted = wantedPlan(context, inHand ?? reading.matters[0]?.concept)
  if (wanted) return wanted
  const looked = isChoice
    ? null
    : (composeMeaning(context) ?? composeBareSum(context) ?? composeSupposedSum(context) ?? composeAskedSum(context))
  if (looked) return about(subjectInHand(context), looked)
  const isInTalk = context.answers.length > 0
  const recalled = !isInTalk || isChoice || reading.correction ? null : composeRecall(context)
  if (recalled) return about(subjectInHand(context), recalled)
  const isPlain = !isChoice && isPlainBeginning(context)
  // "I looked in the app, it's 240 a month" asks nothing of this one.
  const tellsFact = isInTalk && surelyCorrects(question.message, question.language)
  const help = isChoice || isPlain || tellsFact ? null : (composeToday(context) ?? composeHelp(context))
  if (help) return about(subjectInHand(context), help)
  const stay = isChoice ? null : stayWithWarning(context)
  if (stay) return stay
  const isNoTalk = isChoice || (isPlain && reading.act === 'abilities') || isGladCorrection(context)
  const talk = isNoTalk ? null : composeTalk(context)
  if (talk) return about(subjectInHand(context), readyInsteadOfLine(context, inHand) ?? talk)
  const changed = isInTalk && !isChoice ? replyToChange(context, inHand) : null
  if (changed) return changed
  const anew = (message: string): Reply => answerAnew(context, message)
  const corrected = reading.act === 'correction' ? replyToCorrection(context, anew) : null
  if (corrected) return corrected
  if (inHand === undefined || isChoice) return replyToMatter(context)
  const restatedReply = replyToRestated(context, anew) ?? replyToPutRight(context, inHand, anew)
  if (restatedReply) return restatedReply
  if (reading.act === 'new-problem') return replyInTalk(context, inHand, () => replyToMatter(context))
  return about(subjectInHand(context), replyInConversation(context, inHand))
}

/** What the answer would be if a message had been said first. */
function answerAnew({ question }: AnswerContext, message: string): Reply {
  const anew = { ...question, message, history: [] }
  return chooseReply(anew, readMessage(anew))
}

/** From this likeness on a message is one of the plain ones, whatever else it may be taken for. */
const JUST_PLAIN = 0.8

/** "Can you make me a training plan", "help me": not a question about what Kiai can do. */
const isPlainBeginning = ({ question, reading }: AnswerContext): boolean =>
  question.history.length === 0 && (findPlain(question, reading)?.likeAsked ?? 0) >= JUST_PLAIN

/** The plan that is asked for after an answer: not in grief, and not after a safety answer. */
function wantedPlan(context: AnswerContext, matter: Matter | undefined): Reply | null {
  const isAfterAnswer = context.last?.trace?.safety === null
  if (matter === undefined || matter === 'grief' || !isAfterAnswer || !asksForPlan(context.question.message))
    return null
  return composeProblem(context, cardFor(context, matter), 'new-problem')
}

/** From this grade on what may be about something else after a warning surely is: it would get a good first reply. */
const STANDS_ALONE = 1.2

/** What is said to a machine or out of politeness is answered as it is. */
const POLITE: ReadonlySet<Reading['act']> = new Set([
  ...(['greeting', 'thanks', 'goodbye', 'agreement'] as const),
  ...(['about-bot', 'abilities', 'wants-human', 'insult', 'injection'] as const),
])

/** After a warning what cannot stand alone is about the warning; null for anything else. */
function stayWithWarning(context: AnswerContext): Reply | null {
  const { reading, question } = context
  const stay = POLITE.has(reading.act) ? null : composeStay(context)
  const { safety } = stay?.trace ?? {}
  if (!stay || !safety) return null
  const leaves = leavesWarning(question.message, safety, question.language)
  const [best] = leaves ? findReady(context) : []
  if (!best || !mayFollowWarning(safety, best.matter)) return stay
  return leaves === 'surely' || best.grade >= STANDS_ALONE ? null : stay
}

/**
 * A ready reply that will probably get so much says more of what is different than what is written for all such changes.
 * Of another opponent, age or gear, and of the other side, ready replies seldom speak.
 */
const SAYS_MORE = 0.95
const SAYS_MORE_OF_PLAIN_FACTS = 2
const PLAIN_FACTS: ReadonlySet<ChangedSituation> = new Set<ChangedSituation>([
  ...(['other_opponent', 'southpaw', 'not_southpaw', 'taller', 'shorter', 'heavier_opponent'] as const),
  ...(['grappler', 'striker', 'experienced_opponent', 'novice_opponent'] as const),
  ...(['small_child', 'child', 'teen', 'over_40', 'over_55', 'other_side'] as const),
  ...(['no_bag', 'no_equipment', 'gi', 'no_gi', 'boxing', 'kickboxing', 'muay_thai', 'mma', 'bjj', 'judo'] as const),
  ...(['wrestling', 'shorter_break', 'longer_break', 'fewer_kilos', 'more_kilos'] as const),
])

const NAMES_SIDE = /\b(?:left|right|esquerd[oa]|direit[oa]|izquierd[oa]|derech[oa])\b/

/**
 * What changes with a situation that is different; null if nothing known is. A named day gets the plan until then, and a
 * number that is another one the answer with it.
 */
function replyToChange(context: AnswerContext, inHand: Matter | undefined): Reply | null {
  const { act, said, correction } = context.reading
  // A word or number that was put right is said to be so, with what changes.
  if (inHand === undefined || said.event_date !== undefined || correction?.rewritten !== undefined) return null
  // Who reports what was done, or says how sure they are, changes nothing.
  if (act === 'progress' || said.confidence !== undefined) return null
  // "Mainly the left one, the right is fine": where it hurts is no side to fight from.
  if (isOfInjury(inHand) && NAMES_SIDE.test(fold(context.question.message))) return null
  const changed = composeChange(context)
  // A new sum is what matters most.
  const isSum = changed?.trace.act === 'answer'
  if (changed === null) return null
  const change = readChange(context.question.message, context.question.language)
  const most = change !== null && PLAIN_FACTS.has(change) ? SAYS_MORE_OF_PLAIN_FACTS : SAYS_MORE
  if (!isSum && gradeInTalk(context, inHand) >= most) return null
  if (isSum) return about(subjectInHand(context), changed)
  return about(subjectInHand(context), withNearestInTalk(context, changed, inHand))
}

/** A first message, or one about something new. */
function replyToMatter(context: AnswerContext): Reply {
  const { reading } = context
  const [first] = reading.matters.map(({ concept }) => concept)
  const share = reading.matters[0]?.share ?? 0
  const isQuestion = reading.act === 'question'
  if (first === 'grief' && share >= MAY_BE_GRIEF && !isQuestion) return composeComfort(context, nextCard(context))
  const ready = findReady(context)
  const isSure = share >= (isAgreed(ready, reading) ? SURE_IF_AGREED : SURE)
  // Asking twice in a row would be tiresome: the second time the likeliest reading is taken.
  const wasAsked = context.last?.trace?.asked === 'matter'
  // Where reader and answers only agree by halves, a plan would be one guess among several, too.
  const isGuess = isSure && share < SURE && !wasAsked && !isQuestion
  const guess = isGuess ? whatItMayMean(context, ready, () => giveAnswer(context, ready[0] as FoundAnswer)) : null
  const answer = guess ?? readyAnswer(context, ready, isSure)
  if (answer) return withNext(context, withSubject(answer, ready, answer.trace.matter))
  const reply = isSure || wasAsked ? replyWithoutReady(context) : replyToEvent(context, ready)
  const given = reply ? withNearest(reply, ready) : askForMatter(context, ready)
  return withSubject(given, ready, isSure ? first : undefined)
}

/** From this grade on an answer is about what stands in the way of a bout. */
const ABOUT_OBSTACLE = 0.9

/** From this grade on an answer is given to who tells before an event that something hurts. */
const ABOUT_PAIN = 0.45

/** The preparation for a bout or tournament whose day is named; null without one. Pain is looked after first. */
function replyToEvent(context: AnswerContext, ready: readonly Graded<FoundAnswer>[]): Reply | null {
  const [best, ...others] = ready
  if (painIn(context.question.message) !== undefined)
    return best && best.grade >= ABOUT_PAIN ? withBesides(context, giveAnswer(context, best), best, others) : null
  const found = findEventAnswer(context.question, context.reading)
  if (!found) return null
  const isAboutObstacle = context.reading.said.obstacle !== undefined && best && best.grade >= ABOUT_OBSTACLE
  return isAboutObstacle ? answerInPlan(context, best) : readyAnswer(context, [found], true)
}

/** The answer written for the likeliest matter and this kind of question, or its plan. Null if no matter was found. */
function replyWithoutReady(context: AnswerContext): Reply | null {
  const { act, matters } = context.reading
  const [first] = matters
  if (first === undefined) return null
  const direct = act === 'question' ? composeDirect(context, first.concept) : null
  return direct ?? composeProblem(context, nextCard(context), act)
}

function askForMatter(context: AnswerContext, ready: readonly Graded<FoundAnswer>[]): Reply {
  const matters = context.reading.matters.map(({ concept }) => concept)
  const [best] = ready
  const asked = composeIntake(context, matters)
  return best ? withBesides(context, asked, { grade: 0, matter: matters[0] ?? best.matter, answer: '' }, ready) : asked
}

/** A message that continues the conversation about a matter. */
function replyInConversation(context: AnswerContext, inHand: Matter): Reply {
  return replyAboutStep(context) ?? replyInTalk(context, inHand, () => composeByAct(context, inHand))
}

/** The answer to a question about one of the plan's steps. */
function replyAboutStep(context: AnswerContext): Reply | null {
  const { act, matters } = context.reading
  const [topic] = matters
  return act === 'question' && topic && namedStep(context) !== undefined ? composeDirect(context, topic.concept) : null
}

/** A reply that is put together from the cards and the answers for the matter in hand. */
function composeByAct(context: AnswerContext, inHand: Matter): Reply {
  const { question, reading } = context
  if (inHand === 'grief' && reading.act !== 'question') return replyToTold(context, inHand)
  const next = nextCard(context)
  const [topic = { concept: inHand }] = reading.matters
  switch (reading.act) {
    case 'wrong-topic': {
      const others = reading.matters.map(({ concept }) => concept).filter((concept) => concept !== inHand)
      return composeWrongTopic(context, others)
    }
    case 'question':
      return composeDirect(context, topic.concept) ?? composeProblem(context, next, 'question', { openers: ['deeper'] })
    case 'objection':
      return composeObjection(context, next)
    case 'progress':
      return readsAsFailure(question.message, question.language)
        ? composeFailure(context)
        : (composeDirect(context, inHand) ?? composeProgress(context, next))
    default:
      return replyToTold(context, inHand)
  }
}

/** The member told something: what was asked for, a detail, or something that shows that the matter is another one. */
function replyToTold(context: AnswerContext, inHand: Matter): Reply {
  if (inHand === 'grief') return talkReply(context, [say(context, 'vents')], { matter: inHand })
  const next = nextCard(context)
  if (context.reading.matters[0]?.concept !== inHand) return composeAnew(context, next)
  return composeAfterAnswer(context, next) ?? composeDirect(context, inHand) ?? composeAnew(context, next)
}

function nextCard({ question, reading }: AnswerContext): CardId {
  const [best] = findCards(question, reading, 1)
  if (!best) throw new Error('The playbook has run out of cards')
  return best.id
}
