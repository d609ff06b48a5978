import type { Language } from '#contract/language.ts'
import { DIALOGUE_ACTS, type DialogueAct, type Slots, type Trace, type Turn } from '#server/strategist/strategist.ts'
import { type ActProbabilities, actClassifier } from './act-classifier.ts'
import { ACT_CUES } from './act-cues.ts'
import { ACT_PHRASES } from './act-phrases.ts'
import { findMark } from './amounts.ts'
import { ANSWER_SHAPES } from './answer-shapes.ts'
import { fold, words } from './fold.ts'
import { FOLLOW_UP_PHRASES } from './follow-up-phrases.ts'
import { memberText } from './member-text.ts'
import { reportsOwnAction } from './past-actions.ts'
import { findSupposition } from './supposition.ts'

const SHORT_ANSWER = 12
const SHORT_REACTION = 25
const LONG_REACTION = 40
const THANKS_ONLY = 8
/** Also limits the pattern, which can match "hey there" in two ways. */
const GREETING_ONLY = 8

/** A phrase decides unless the classifier is this many times more certain of another act. */
const TRUST_IN_PHRASE = 4.5
/** After a question, a message is mostly an answer. */
const ASKED = 1.6
/** Even more so in the form of an answer. */
const ANSWER_SHAPED = 2
/** Leaving the subject by mistake is worse than staying with it by mistake. */
const LEAVES_MATTER = 0.5
/** After a question, a new subject is unlikely unless it is announced. */
const LEAVES_QUESTION = 0.25
/** How certain the classifier must be of an objection when an obstacle was asked for. */
const PLAIN_OBJECTION = 0.8
/** The factor for an act that no phrase supports and the question makes unlikely. */
const UNLIKELY = 0.4

const PLAIN_NO = /^(?:no+|nope|nao|n)[.! ]*$/

const lastReply = (history: readonly Turn[]): Turn | undefined => history.findLast((turn) => turn.role === 'assistant')

// Answers to the question for an obstacle or for what was tried sound like objections.
const isInvited = (asked: Trace['asked']): boolean => asked === 'obstacle' || asked === 'tried'

/** Whether the message gives the requested number or date, or says that there is no date yet. */
function givesAsked({ asked, message, text, language }: Heard): boolean {
  if (asked === 'confidence') return findMark(memberText(message, language), language) !== undefined
  return asked === 'event_date' && ANSWER_SHAPES[language].undated.test(text)
}

function fillsAsked(asked: Trace['asked'], said: Slots): boolean {
  return asked !== null && asked !== 'commitment' && asked !== 'card' && said[asked] !== undefined
}

/** A message after a question may open another subject: it is announced, or has a goal and more. */
function opensNewMatter(text: string, length: number, language: Language, said: Slots): boolean {
  if (FOLLOW_UP_PHRASES[language].newMatter.test(text)) return true
  const { goal, obstacle, event, event_date } = said
  if (goal === undefined || length <= SHORT_ANSWER) return false
  return length > SHORT_REACTION || (obstacle ?? event ?? event_date) !== undefined
}

interface Heard {
  message: string
  text: string
  length: number
  language: Language
  said: Slots
  asked: Trace['asked']
}

/** The act of a message after an answer, by phrases; null if no phrase decides. */
function findReaction(heard: Heard): DialogueAct | null {
  const { message, text, length, language, said, asked } = heard
  const phrases = ACT_PHRASES[language]
  const follow = FOLLOW_UP_PHRASES[language]
  if (length > LONG_REACTION) return null
  const bare = text.replace(follow.filler, '')
  const isShort = length <= SHORT_REACTION
  const invited = isInvited(asked)
  if (findSupposition(message, language) && !phrases.offTopic.test(text) && !follow.against.test(text))
    return 'wants-detail'
  const isRequest = follow.request.test(bare) || phrases.detail.test(text)
  if (isShort && isRequest && !phrases.offTopic.test(text)) return 'wants-detail'
  if (opensNewMatter(bare, length, language, said)) return 'new-problem'
  if (isShort && follow.against.test(text)) return 'objection'
  if (length <= SHORT_ANSWER && givesAsked(heard)) return 'answer'
  // In the original spelling: in Spanish the accent distinguishes the past from the present.
  if (reportsOwnAction(message, language, length - words(bare).length)) return 'progress'
  if (!invited && isShort && phrases.objection.test(text)) return 'objection'
  const givesDate = asked === 'event_date' && said.event_date !== undefined
  if (!givesDate && [phrases.progress, follow.slip, follow.tally].some((way) => way.test(text))) return 'progress'
  if (fillsAsked(asked, said) && asked !== 'obstacle') return 'answer'
  if (isShort && follow.refusal.test(text)) return 'objection'
  if (!invited && isShort && (follow.lack.test(text) || PLAIN_NO.test(text))) return 'objection'
  if (isShort && text.endsWith('?') && !phrases.offTopic.test(text)) return 'wants-detail'
  return null
}

/** Thanks and off-topic messages, which need no answer before them. */
function findAside({ text, length, language, said, asked }: Heard): DialogueAct | null {
  const phrases = ACT_PHRASES[language]
  if (length <= THANKS_ONLY && !text.includes('?') && phrases.thanks.test(text)) return 'thanks'
  const namesProblem = [said.obstacle, said.event, said.emotion, said.sport, said.people].some(Boolean)
  const isElsewhere = phrases.offTopic.test(text) && length <= SHORT_REACTION
  return isElsewhere && !namesProblem && !fillsAsked(asked, said) ? 'off-topic' : null
}

/** Naming an obstacle that was asked for is no objection, and naming what was tried is no report. */
function heardAsAnswer(learnt: ActProbabilities, { asked, text, language }: Heard): ActProbabilities {
  if (!isInvited(asked)) return learnt
  // "That is not for me" is an objection; "I don't have time for that" is an obstacle.
  const isOfPlan = ANSWER_SHAPES[language].ofThat.test(text) && !FOLLOW_UP_PHRASES[language].lack.test(text)
  if (asked === 'obstacle' && isOfPlan && learnt.objection > PLAIN_OBJECTION) return learnt
  const told = asked === 'tried' ? learnt.progress : 0
  return { ...learnt, answer: learnt.answer + learnt.objection + told, objection: 0, progress: learnt.progress - told }
}

/** Adjusts the probabilities by the question that was asked: an answer is likely, an unsupported act is not. */
function minding(weights: ActProbabilities, heard: Heard, phrase: DialogueAct | null): ActProbabilities {
  const { asked, text, length, language } = heard
  const { names, ponders, ofOthers } = ANSWER_SHAPES[language]
  const announced = phrase === 'new-problem' || ACT_CUES[language].also.test(text)
  const isElsewhere = ACT_CUES[language].world.test(text)
  const leaves = asked === null || announced ? LEAVES_MATTER : LEAVES_QUESTION
  const minded = { ...weights, 'new-problem': weights['new-problem'] * leaves }
  // Off-topic words occur in training too: "series", "write me that".
  if (phrase === 'wants-detail') minded['off-topic'] *= UNLIKELY ** 2
  else if (phrase !== 'off-topic' && !isElsewhere) minded['off-topic'] *= UNLIKELY
  if (asked === null) return minded
  const isShaped = length <= SHORT_ANSWER && !text.endsWith('?') && (names.test(text) || ponders.test(text))
  minded.answer *= isShaped ? ASKED * ANSWER_SHAPED : ASKED
  if (phrase === null && ofOthers.test(text)) minded.progress *= UNLIKELY
  return minded
}

/** The most likely act by the classifier, the phrase and the question. */
function weigh(learnt: ActProbabilities, phrase: DialogueAct | null, heard: Heard): DialogueAct {
  const heardSo = { ...(phrase ? learnt : heardAsAnswer(learnt, heard)) }
  if (phrase) heardSo[phrase] *= TRUST_IN_PHRASE
  const weights = minding(heardSo, heard, phrase)
  return DIALOGUE_ACTS.reduce((best, act) => (weights[act] > weights[best] ? act : best))
}

/** The dialogue act of the message: every act has its own form of answer. */
export function findAct(message: string, history: readonly Turn[], language: Language, said: Slots): DialogueAct {
  const text = fold(message)
  const length = words(message).length
  const phrases = ACT_PHRASES[language]
  if (length === 0 || (length <= GREETING_ONLY && phrases.greeting.test(text))) return 'off-topic'

  const reply = lastReply(history)
  const asked = reply?.trace?.asked ?? null
  const heard: Heard = { message, text, length, language, said, asked }
  const phrase = (reply && findReaction(heard)) ?? findAside(heard)
  // The requested information was given, so the classifier is not needed.
  if (phrase === 'answer' || (phrase === 'wants-detail' && findSupposition(message, language))) return phrase
  // The examples are short follow-ups, so they do not apply without a subject or to long messages.
  const hasMatter = history.some((turn) => (turn.trace?.cards.length ?? 0) > 0)
  if ((hasMatter || asked !== null) && length <= LONG_REACTION)
    return weigh(actClassifier(language)(message), phrase, heard)
  if (!reply && length <= SHORT_ANSWER && phrases.progress.test(text)) return 'progress'
  return phrase ?? 'new-problem'
}
