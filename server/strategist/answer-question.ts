import { KNOWLEDGE } from '#content/knowledge/knowledge.ts'
import type { CardId } from '#content/playbook/cards.ts'
import { MATTER_CARDS, type Matter } from '#content/playbook/matter-cards.ts'
import { cardsOf, findCards } from './cards/find-cards.ts'
import { type AnswerContext, alreadyTold, createAnswerContext } from './composing/answer-context.ts'
import { asksSomething } from './composing/card-parts.ts'
import { composeAfterAnswer, composeAnew } from './composing/compose-after-answer.ts'
import { composeCorrection } from './composing/compose-correction.ts'
import { composeConcrete, composeDirect, namedStep } from './composing/compose-direct.ts'
import { composeIntake, composeLikely, composeWrongTopic } from './composing/compose-intake.ts'
import { composeKnowledge } from './composing/compose-knowledge.ts'
import { composeObjection } from './composing/compose-objection.ts'
import { composeComfort, composeProblem } from './composing/compose-problem.ts'
import { composeFailure, composeProgress, readsAsFailure } from './composing/compose-progress.ts'
import { composeRecall } from './composing/compose-recall.ts'
import { composeTalk, say, talkReply } from './composing/compose-talk.ts'
import { type FoundAnswer, findAnswers } from './knowledge/find-answers.ts'
import { chosenMatter } from './reading/chosen-matter.ts'
import { matterInHand } from './reading/find-matters.ts'
import { fold, words } from './reading/fold.ts'
import { readMessage } from './reading/read-message.ts'
import type { Question, Reading, Reply, Trace } from './strategist.ts'

/** From this share on the likeliest matter gets a plan; below it, an answer that says what it was taken for. */
const SURE = 0.75
/** Below this share the likeliest matter is a guess, and the member is asked instead. */
const LIKELY = 0.45
/** Of grief less is enough: nobody in grief is asked to choose what it is about. */
const MAY_BE_GRIEF = 0.3
/**
 * How well a ready answer must fit a first message. Who tells a problem that is surely of a matter gets its plan, unless
 * the answer is written for nearly their case, or fits far better than all others.
 */
const ANSWERS_QUESTION = 0.13
const ANSWERS_PROBLEM = 0.12
const BETTER_THAN_PLAN = 0.24
const FITS_ALONE = 0.14
const FAR_BETTER = 0.08
/** Of what is told in fewer words too little is known. */
const TELLS_ANYTHING = 4
/** In a conversation the matter is known. */
const ANSWERS_FOLLOW_UP = 0.14
/** How like a question must be to one that an answer of another matter is written for. */
const NEARLY_THE_SAME = 0.7
const LIKE_ENOUGH = 0.45
/** "And if he says no?" is asked in many matters. */
const SEVERAL_WORDS = 6

const MOST_OTHERS = 3
/** Below this share another reading is not worth offering. */
const POSSIBLE = 0.04

/** Reads a message and answers it. */
export function answerQuestion(question: Question): Reply {
  return composeReply(question, readMessage(question))
}

/** The built-in strategist's answer to a message that was read. The same question with the same seed has the same answer. */
export function composeReply(question: Question, reading: Reading): Reply {
  const reply = chooseReply(question, reading)
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

/** After an alarm the next answer first asks how the person is. */
function afterAlarm(question: Question, reading: Reading, reply: Reply): Reply {
  const last = question.history.findLast((turn) => turn.role === 'assistant')
  if (last?.trace?.safety_level !== 'crisis') return reply
  return { ...reply, text: `${say(createAnswerContext(question, reading), 'checkIn')}\n\n${reply.text}` }
}

function chooseReply(question: Question, reading: Reading): Reply {
  const context = createAnswerContext(question, reading)
  const isChoice = chosenMatter(question) !== null
  const talk = isChoice ? null : composeTalk(context)
  if (talk) return talk
  if (reading.act === 'correction') {
    const corrected = composeCorrection(context)
    if (corrected) return corrected
  }
  const inHand = matterInHand(question)
  const isFirst = inHand === undefined || reading.act === 'new-problem' || isChoice
  return isFirst ? replyToMatter(context) : replyInConversation(context, inHand)
}

/** A first message, or one about something new. */
function replyToMatter(context: AnswerContext): Reply {
  const { reading } = context
  const [first, ...others] = reading.matters.map(({ concept }) => concept)
  const share = reading.matters[0]?.share ?? 0
  const isQuestion = reading.act === 'question'
  if (first === 'grief' && share >= MAY_BE_GRIEF && !isQuestion) return composeComfort(context, nextCard(context))
  const ready = readyAnswer(context, share)
  if (ready) return ready
  // Asking twice in a row would be tiresome: the second time the likeliest reading is taken.
  const wasAsked = context.last?.trace?.asked === 'matter'
  if (first === undefined) return composeIntake(context, [])
  if (!wasAsked && share < LIKELY) return composeIntake(context, [first, ...others])
  if (!wasAsked && share < SURE) return composeLikely(context, first, others)
  const direct = isQuestion ? composeDirect(context, first) : null
  return direct ?? composeProblem(context, nextCard(context), reading.act)
}

/** Questions that say nothing of what they are about, if they are short: "What should I do this week?" */
const ASKS_IN_GENERAL: ReadonlySet<Reading['asks']> = new Set(['ask-what-next', 'ask-summary', 'ask-what-i-said'])

function leastFit({ question, reading: { act, asks } }: AnswerContext, isSure: boolean): number {
  const isGeneral = ASKS_IN_GENERAL.has(asks) && words(question.message).length <= SEVERAL_WORDS
  if (act === 'question' && !isGeneral) return ANSWERS_QUESTION
  return isSure ? BETTER_THAN_PLAN : ANSWERS_PROBLEM
}

/** A ready answer to a first message whose matter is as sure as `share`, if one fits. */
function readyAnswer(context: AnswerContext, share: number): Reply | null {
  const { question, reading } = context
  const { message, language } = question
  const isQuestion = reading.act === 'question'
  const [found, next] = findAnswers(message, reading, language).filter(
    // A plan may end with a question of its own.
    ({ entry, answer }) => isQuestion || entry === undefined || !asksSomething(answer),
  )
  if (!found || (!isQuestion && words(message).length < TELLS_ANYTHING)) return null
  const isSure = share >= SURE
  // Who tells a problem and names a day wants to know what to do until then.
  const wantsPlan = !isQuestion && reading.said.event_date !== undefined
  if (wantsPlan && isSure) return null
  if (found.fit >= FITS_ALONE && found.fit - (next?.fit ?? 0) >= FAR_BETTER) return giveAnswer(context, found)
  if (wantsPlan && found.matter === reading.matters[0]?.concept)
    return composeProblem(context, cardFor(context, found.matter), reading.act)
  return found.fit >= leastFit(context, isSure) ? giveAnswer(context, found) : null
}

/** A question gets an entry alone; who tells a problem gets it with a plan. */
function giveAnswer(context: AnswerContext, { entry, matter, answer }: FoundAnswer): Reply {
  const { question, reading } = context
  if (entry === undefined) return composeConcrete(context, matter, answer)
  if (reading.act === 'question') return composeKnowledge(context, entry)
  const { step } = KNOWLEDGE[question.language][entry]
  return composeProblem(context, cardFor(context, matter), reading.act, { answer, step })
}

/** A message that continues the conversation about a matter. */
function replyInConversation(context: AnswerContext, inHand: Matter): Reply {
  const { question, reading } = context
  const next = nextCard(context)
  switch (reading.act) {
    case 'question':
      return replyToQuestion(context, inHand) ?? composeProblem(context, next, 'question', { openers: ['deeper'] })
    case 'wrong-topic': {
      const others = reading.matters.map(({ concept }) => concept).filter((concept) => concept !== inHand)
      return composeWrongTopic(context, others)
    }
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

/** The plan itself, a short answer that fits, or the answer for the matter in hand and this kind of question. */
function replyToQuestion(context: AnswerContext, inHand: Matter): Reply | null {
  const { question, reading } = context
  const recalled = composeRecall(context, fold(question.message))
  if (recalled) return recalled
  const [about = { concept: inHand }] = reading.matters
  const given = new Set(context.answers.map(({ trace }) => trace?.entry))
  const found = findAnswers(question.message, reading, question.language).find(
    (each) =>
      (each.matter === about.concept || asksJustThat(context, each)) &&
      (each.entry === undefined ? !alreadyTold(context, each.answer) : !given.has(each.entry)),
  )
  if (namedStep(context) !== undefined) return composeDirect(context, about.concept)
  return found && found.fit >= ANSWERS_FOLLOW_UP ? giveAnswer(context, found) : composeDirect(context, about.concept)
}

/** Whether a message asks so plainly for an answer of another matter that the matter in hand does not count. */
function asksJustThat({ question, reading }: AnswerContext, { matter, likeness }: FoundAnswer): boolean {
  const isLikely = reading.matters.slice(0, 3).some(({ concept }) => concept === matter)
  return likeness >= (isLikely ? LIKE_ENOUGH : NEARLY_THE_SAME) && words(question.message).length >= SEVERAL_WORDS
}

/** The usual card of a matter. */
function cardFor({ question, reading }: AnswerContext, matter: Matter): CardId {
  const [card] = cardsOf(matter, question, reading)
  if (!card) throw new Error(`${matter} has no card`)
  return card
}

function nextCard({ question, reading }: AnswerContext): CardId {
  const [best] = findCards(question, reading, 1)
  if (!best) throw new Error('The playbook has run out of cards')
  return best.id
}
