import type { Language } from '#contract/language.ts'
import type { DialogueAct, Slots, Trace, Turn } from '#server/strategist/strategist.ts'
import { ACT_PHRASES } from './act-phrases.ts'
import { fold, words } from './fold.ts'
import { findNumber } from './number-words.ts'

const SHORT_ANSWER = 12
const LONGER_ANSWER = 25
const SHORT_REACTION = 25
const THANKS_ONLY = 8
/** Also a bound for the pattern, which may read "hey there" in two ways. */
const GREETING_ONLY = 8

const PLAIN_NO = /^(?:no+|nope|nao|n)[.! ]*$/

const lastReply = (history: readonly Turn[]): Turn | undefined => history.findLast((turn) => turn.role === 'assistant')

function fillsAsked(asked: Trace['asked'], said: Slots): boolean {
  return asked !== null && asked !== 'commitment' && asked !== 'card' && said[asked] !== undefined
}

/** What the message does in the conversation: every act has an answer of its own shape. */
export function findAct(message: string, history: readonly Turn[], language: Language, said: Slots): DialogueAct {
  const text = fold(message)
  const length = words(message).length
  const phrases = ACT_PHRASES[language]
  if (length === 0 || (length <= GREETING_ONLY && phrases.greeting.test(text))) return 'off-topic'

  const reply = lastReply(history)
  const asked = reply?.trace?.asked ?? null
  // Who was asked what stands in the way, or what was tried, answers with the very words of an objection.
  const invited = asked === 'obstacle' || asked === 'tried'
  const reacting = reply !== undefined && length <= SHORT_REACTION
  const newGoal = said.goal !== undefined && length > SHORT_ANSWER

  if (reacting && !newGoal) {
    if (phrases.detail.test(text)) return 'wants-detail'
    if (!invited && (phrases.objection.test(text) || phrases.contrary.test(text))) return 'objection'
  }
  if (!newGoal && length <= 2 * SHORT_REACTION && phrases.progress.test(text)) return 'progress'
  if (phrases.thanks.test(text) && length <= THANKS_ONLY && !text.includes('?')) return 'thanks'

  if (asked !== null) {
    const names = said.event_date !== undefined || findNumber(text, language) !== null
    if (fillsAsked(asked, said) || length <= SHORT_ANSWER || (names && length <= LONGER_ANSWER)) {
      return phrases.offTopic.test(text) && !fillsAsked(asked, said) ? 'off-topic' : 'answer'
    }
  }
  if (reply !== undefined && PLAIN_NO.test(text)) return 'objection'
  const namesProblem = [said.obstacle, said.event, said.emotion, said.sport, said.people].some(Boolean)
  if (phrases.offTopic.test(text) && length <= SHORT_REACTION && !namesProblem) return 'off-topic'
  return 'new-problem'
}
