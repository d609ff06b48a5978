import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { mayContradict } from '../knowledge/reckoning/contradicts.ts'
import { asksForNumber, reckon, reckonMonth, totalOf } from '../knowledge/reckoning/reckon.ts'
import { asksQuestion } from '../reading/asks-question.ts'
import { toldSoFar, withPutRight } from '../reading/corrected-facts.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { talkReply } from './compose-talk.ts'
import { sumOfTalk } from './sums-line.ts'
import { askedInWords } from './talk-words.ts'

const SENTENCE_ENDS = /(?<=[.!?])\s+|\n+/

/** "Going by what I told you": asks for more than that. Folded, in all three languages together. */
const GOES_BY_TOLD =
  /\b(?:going by|based on|judging by|with|from|given) (?:all )?(?:what|the numbers|the figures)(?: that)? i (?:told|said|gave|wrote)|\b(?:com|pel[oa]s?|com base n[oa]s?) (?:o |os |as )?(?:que|numeros que|valores que|dados que) (?:eu )?(?:te |lhe )?(?:falei|disse|passei|dei)|\b(?:con|segun) (?:lo|los|las) (?:que|numeros que|datos que) (?:te |le )?(?:dije|conte|pase|di)\b/

/** The number that is asked for, worked out from what was told before; null for any other message. */
export function composeReckoning(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const inTalk = context.answers.length > 0
  // "How much did I say I had lost?" asks for what was told.
  if (inTalk && askedInWords(message, language) === 'told' && !GOES_BY_TOLD.test(fold(message))) return null
  const { the_sum } = READING_LABELS[language].parts
  const reply = (result: string): Reply => talkReply(context, [`**${the_sum}:** ${result}`])
  const result = inTalk ? reckonInTalk(context, reckon) : reckonInFirst(message, language)
  if (result !== null || !inTalk) return result === null ? null : reply(result)
  // "What's left after rent?" may have been worked out already.
  const known = !/\d/.test(message) && asksForNumber(message, language) ? sumOfTalk(context) : undefined
  const inMonth = reckonInTalk(context, reckonMonth)
  // A calculation with the costs in it is longer than what the members pay alone.
  const isFuller = known !== undefined && (inMonth === null || known.length > inMonth.length + the_sum.length)
  if (isFuller) return talkReply(context, [known])
  return inMonth === null ? null : reply(inMonth)
}

function reckonInTalk({ question }: AnswerContext, by: typeof reckon): string | null {
  const { message, language, history } = question
  const told = toldSoFar(question).map(({ content }) => content)
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const result = by(message, { told, said }, language)
  if (result === null) return null
  // What stands beside the first message is no correction that was understood; it may be one that was not.
  const others = told.slice(1).filter((text) => !asksQuestion(text, language))
  return others.some((text) => mayContradict(result, text, language)) ? null : result
}

/** In a first message the numbers stand before the question. */
function reckonInFirst(message: string, language: AnswerContext['question']['language']): string | null {
  const sentences = message.split(SENTENCE_ENDS)
  const last = sentences.at(-1) ?? ''
  const told = sentences.slice(0, -1).join(' ')
  if (!/\d/.test(told) || !asksQuestion(last, language)) return null
  return reckon(last, { told: [told], said: [told] }, language)
}

/** Hours of sleep are no hours of the shifts beside them. Folded, in all three languages together. */
const OF_SLEEP = /\b(?:sleep\w*|slept|durmo|dormir|dormindo|sono|duermo|durmiendo|sueno)\b/

/** What the numbers come to now that one of them was put right; undefined if that is not known, or the same. */
export function totalPutRight({ question, reading }: AnswerContext): string | undefined {
  const { rewritten } = reading.correction ?? {}
  if (!rewritten || !/\d/.test(rewritten.to) || OF_SLEEP.test(fold(rewritten.content))) return undefined
  const { language } = question
  const before = toldSoFar(question)
  const totalIn = (told: typeof before): string | null => {
    const texts = told.map(({ content }) => content)
    return totalOf({ told: texts, said: texts }, language)
  }
  const total = totalIn(withPutRight(before, rewritten))
  if (total === null || total === totalIn(before)) return undefined
  return `**${READING_LABELS[language].parts.the_sum}:** ${total}`
}
