import type { Language } from '#contract/language.ts'
import type { DialogueAct, Slots, Trace, Turn } from '#server/strategist/strategist.ts'
import { ACT_PHRASES } from './act-phrases.ts'
import { fold, words } from './fold.ts'
import { FOLLOW_UP_PHRASES } from './follow-up-phrases.ts'
import { tellsOfDeed } from './past-deeds.ts'

const SHORT_ANSWER = 12
const SHORT_REACTION = 25
const LONG_REACTION = 40
const THANKS_ONLY = 8
/** Also a bound for the pattern, which may read "hey there" in two ways. */
const GREETING_ONLY = 8

const PLAIN_NO = /^(?:no+|nope|nao|n)[.! ]*$/

const lastReply = (history: readonly Turn[]): Turn | undefined => history.findLast((turn) => turn.role === 'assistant')

function fillsAsked(asked: Trace['asked'], said: Slots): boolean {
  return asked !== null && asked !== 'commitment' && asked !== 'card' && said[asked] !== undefined
}

/** Someone who was asked one thing may come with another: it is announced, or has a goal and more to it. */
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

/** What someone does who speaks after an answer; null where nothing but its own words tells. */
function findReaction({ message, text, length, language, said, asked }: Heard): DialogueAct | null {
  const phrases = ACT_PHRASES[language]
  const follow = FOLLOW_UP_PHRASES[language]
  if (length > LONG_REACTION) return null
  const bare = text.replace(follow.filler, '')
  const isShort = length <= SHORT_REACTION
  // Who was asked what stands in the way, or what was tried, answers with the very words of an objection.
  const invited = asked === 'obstacle' || asked === 'tried'
  const isRequest = follow.request.test(bare) || phrases.detail.test(text)
  if (isShort && isRequest && !phrases.offTopic.test(text)) return 'wants-detail'
  if (opensNewMatter(bare, length, language, said)) return 'new-problem'
  if (isShort && follow.against.test(text)) return 'objection'
  // Spelt as it was: in Spanish an accent tells what was done from what is to be done.
  if (tellsOfDeed(message, language, length - words(bare).length)) return 'progress'
  if (!invited && isShort && phrases.objection.test(text)) return 'objection'
  const givesDate = asked === 'event_date' && said.event_date !== undefined
  if (!givesDate && [phrases.progress, follow.slip, follow.tally].some((way) => way.test(text))) return 'progress'
  if (fillsAsked(asked, said) && asked !== 'obstacle') return 'answer'
  if (isShort && follow.refusal.test(text)) return 'objection'
  if (!invited && isShort && (follow.lack.test(text) || PLAIN_NO.test(text))) return 'objection'
  if (isShort && text.endsWith('?') && !phrases.offTopic.test(text)) return 'wants-detail'
  return null
}

/** What the message does in the conversation: every act has an answer of its own shape. */
export function findAct(message: string, history: readonly Turn[], language: Language, said: Slots): DialogueAct {
  const text = fold(message)
  const length = words(message).length
  const phrases = ACT_PHRASES[language]
  if (length === 0 || (length <= GREETING_ONLY && phrases.greeting.test(text))) return 'off-topic'

  const reply = lastReply(history)
  const asked = reply?.trace?.asked ?? null
  const reaction = reply && findReaction({ message, text, length, language, said, asked })
  if (reaction) return reaction
  if (!reply && length <= SHORT_ANSWER && phrases.progress.test(text)) return 'progress'
  if (isThanks(text, length, language)) return 'thanks'

  const namesProblem = [said.obstacle, said.event, said.emotion, said.sport, said.people].some(Boolean)
  if (phrases.offTopic.test(text) && length <= SHORT_REACTION && !namesProblem && !fillsAsked(asked, said))
    return 'off-topic'
  if (asked !== null && length <= SHORT_REACTION) return 'answer'
  // A matter that has a card goes on with whatever short thing is said about it.
  const hasMatter = history.some((turn) => (turn.trace?.cards.length ?? 0) > 0)
  return hasMatter && length <= SHORT_ANSWER ? 'answer' : 'new-problem'
}

const isThanks = (text: string, length: number, language: Language): boolean =>
  length <= THANKS_ONLY && !text.includes('?') && ACT_PHRASES[language].thanks.test(text)
