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
import { saidEarlier } from './reading/said-earlier.ts'
import type { Question, Reading, Reply, Trace } from './strategist.ts'

/** From this share on the likeliest matter gets a plan; below it, an answer that says what it was taken for. */
const SURE = 0.75
/** Below this share the likeliest matter is a guess, and the member is asked instead. */
const LIKELY = 0.65
/** Of grief less is enough: nobody in grief is asked to choose what it is about. */
const MAY_BE_GRIEF = 0.3
/**
 * How well a ready answer must fit a first message. Who tells a problem that is surely of a matter gets its plan, unless
 * the answer is written for nearly their case, or fits far better than all others.
 */
const ANSWERS_QUESTION = 0.27
const ANSWERS_PROBLEM = 0.3
const BETTER_THAN_PLAN = 0.4
const FITS_ALONE = 0.28
const FAR_BETTER = 0.11
/** With the plan of its matter an answer may fit less closely. */
const FITS_IN_PLAN = 0.3
/** An answer is written for nearly the case if a way of asking for it is that like the message, */
const SAME_WORDS = 0.5
/** or if the message has more words than these, and the next answer fits that much less. */
const A_FEW_WORDS = 8
const CLEARLY_BEST = 0.03
/** Of what is told in fewer words too little is known. */
const TELLS_ANYTHING = 4
/** In a conversation the matter is known. */
const ANSWERS_FOLLOW_UP = 0.35
const ANSWERS_TOLD = 0.35
/** A longer message tells so much that an answer to one part of it would be chance, and looking for it takes long. */
const LONG_MESSAGE = 1_000
/** If the best was given already, another one is no answer unless it fits nearly as well. */
const NEARLY_AS_GOOD = 0.14
/** From here on an answer is written for just this message, whatever else it looks like. */
const WRITTEN_FOR_IT = 0.6
/** How well an answer of a matter must fit that neither the conversation nor the message seems to be about. */
const ANSWERS_IN_ANOTHER_MATTER = 0.46
const ANSWERS_FEELING: Partial<Record<Reading['act'], number>> = { venting: 0.31, 'good-news': 0.5 }
/** "And if he says no?" is asked in many matters. */
const SEVERAL_WORDS = 6

/** From this share on a later message is about another matter than the one in hand. */
const PLAINLY_ANOTHER = 0.6
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
  const inHand = matterInHand(question)
  const talk = isChoice ? null : composeTalk(context)
  if (talk) return replyToFeeling(context, inHand) ?? talk
  if (reading.act === 'correction') {
    const corrected = composeCorrection(context)
    if (corrected) return corrected
  }
  const isFirst = inHand === undefined || reading.act === 'new-problem' || isChoice
  return isFirst ? replyToMatter(context) : replyInConversation(context, inHand)
}

/** Good news and trouble that is only told get a ready answer instead of a line or two, if one is written for nearly the same case. */
function replyToFeeling(context: AnswerContext, inHand: Matter | undefined): Reply | null {
  const { question, reading } = context
  const least = ANSWERS_FEELING[reading.act]
  if (least === undefined || inHand === 'grief' || reading.matters[0]?.concept === 'grief') return null
  const found =
    inHand === undefined
      ? findAnswers(question.message, reading, question.language)[0]
      : readyInConversation(context, inHand)
  return found && found.entry === undefined && found.fit >= least ? giveAnswer(context, found) : null
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

function leastFit({ question, reading: { act, asks } }: AnswerContext): number {
  const isGeneral = ASKS_IN_GENERAL.has(asks) && words(question.message).length <= SEVERAL_WORDS
  return act === 'question' && !isGeneral ? ANSWERS_QUESTION : ANSWERS_PROBLEM
}

/** A ready answer to a first message whose matter is as sure as `share`, if one fits. */
function readyAnswer(context: AnswerContext, share: number): Reply | null {
  const { question, reading } = context
  const { message, language } = question
  const isQuestion = reading.act === 'question'
  // Who was asked what it is about answers in a few words; the rest was said before.
  const earlier = context.last?.trace?.asked === 'matter' ? earlierText(question) : undefined
  const [found, next] = findAnswers(message, reading, language, earlier).filter(
    // A plan may end with a question of its own.
    ({ entry, answer }) => isQuestion || entry === undefined || !asksSomething(answer),
  )
  if (!found || (!isQuestion && words(message).length < TELLS_ANYTHING)) return null
  // Who tells a problem and names a day wants to know what to do until then.
  if (!isQuestion && reading.said.event_date !== undefined) return giveInPlan(context, found, share)
  const gap = found.fit - (next?.fit ?? 0)
  if (!isQuestion && share >= SURE) return isForThisCase(context, found, gap) ? giveAnswer(context, found) : null
  if (found.fit >= FITS_ALONE && gap >= FAR_BETTER) return giveAnswer(context, found)
  return found.fit >= leastFit(context) ? giveAnswer(context, found) : null
}

/**
 * Whether an answer is written for nearly the case that was told. A problem in a few general words is like many cases,
 * and gets the plan of its matter.
 */
function isForThisCase({ question }: AnswerContext, { fit, likeness }: FoundAnswer, gap: number): boolean {
  if (fit < BETTER_THAN_PLAN) return false
  return likeness >= SAME_WORDS || (gap >= CLEARLY_BEST && words(question.message).length > A_FEW_WORDS)
}

/** A question, and what is told later, gets an entry alone; who tells a new problem gets it with a plan. */
function giveAnswer(context: AnswerContext, { entry, matter, answer }: FoundAnswer): Reply {
  const { question, reading } = context
  if (entry === undefined) return composeConcrete(context, matter, answer)
  const isNew = reading.act === 'new-problem' || matterInHand(question) === undefined
  if (reading.act === 'question' || !isNew) return composeKnowledge(context, entry)
  const { step } = KNOWLEDGE[question.language][entry]
  return composeProblem(context, cardFor(context, matter), reading.act, { answer, step })
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
function readyInConversation(context: AnswerContext, inHand: Matter): FoundAnswer | undefined {
  const { question, reading } = context
  if (question.message.length > LONG_MESSAGE) return undefined
  const given = new Set(context.answers.map(({ trace }) => trace?.entry))
  const saysMuch = words(question.message).length > SEVERAL_WORDS
  const likely = reading.matters.slice(0, saysMuch ? MOST_OTHERS : 1).map(({ concept }) => concept)
  const all = findAnswers(question.message, reading, question.language, earlierText(question)).filter(
    ({ matter, fit }) => matter === inHand || likely.includes(matter) || (saysMuch && fit >= ANSWERS_IN_ANOTHER_MATTER),
  )
  const least = (all[0]?.fit ?? 0) - NEARLY_AS_GOOD
  const found = all.find(
    ({ entry, answer, fit }) =>
      fit >= least && (entry === undefined ? !alreadyTold(context, answer) : !given.has(entry)),
  )
  const [first] = reading.matters
  const isOfMessage = first !== undefined && found?.matter === first.concept && first.share >= PLAINLY_ANOTHER
  return found && { ...found, matter: isOfMessage ? found.matter : inHand }
}

/** How well an answer must fit what was told. A date, hours or a mark are for the plan. */
function leastFitOfTold({ question, reading: { act, said }, last }: AnswerContext): number {
  const isMark = said.confidence !== undefined && (last?.trace?.asked ?? null) !== null
  const isNumber = act === 'answer' && (said.event_date !== undefined || said.hours_a_week !== undefined)
  const isForPlan = isMark || isNumber
  return isForPlan || words(question.message).length < TELLS_ANYTHING ? WRITTEN_FOR_IT : ANSWERS_TOLD
}

/** The plan of the matter until the day that was named, with the answer if it fits. */
function giveInPlan(context: AnswerContext, found: FoundAnswer, share: number): Reply | null {
  const { matter, answer, fit } = found
  const isOfMatter = matter === context.reading.matters[0]?.concept
  if (!isOfMatter && share >= SURE) return null
  if (fit < FITS_IN_PLAN) return isOfMatter && share < SURE ? planFor(context, matter) : null
  // A plan ends with a question of its own.
  return asksSomething(answer) ? giveAnswer(context, found) : planFor(context, matter, answer)
}

const planFor = (context: AnswerContext, matter: Matter, answer?: string): Reply =>
  composeProblem(context, cardFor(context, matter), context.reading.act, { answer })

/** A message that continues the conversation about a matter. */
function replyInConversation(context: AnswerContext, inHand: Matter): Reply {
  const { question, reading } = context
  const next = nextCard(context)
  if (reading.act === 'wrong-topic') {
    const others = reading.matters.map(({ concept }) => concept).filter((concept) => concept !== inHand)
    return composeWrongTopic(context, others)
  }
  if (reading.act === 'question')
    return replyToQuestion(context, inHand) ?? composeProblem(context, next, 'question', { openers: ['deeper'] })
  const ready = readyInConversation(context, inHand)
  if (ready && ready.fit >= leastFitOfTold(context)) return giveAnswer(context, ready)
  switch (reading.act) {
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
  const found = readyInConversation(context, inHand)
  if (found && found.fit >= WRITTEN_FOR_IT) return giveAnswer(context, found)
  const recalled = composeRecall(context, fold(question.message))
  if (recalled) return recalled
  const [about = { concept: inHand }] = reading.matters
  if (namedStep(context) !== undefined) return composeDirect(context, about.concept)
  return found && found.fit >= ANSWERS_FOLLOW_UP ? giveAnswer(context, found) : composeDirect(context, about.concept)
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
