import { APP_HELP } from '#content/app-help/app-help.ts'
import { findHelp } from '../knowledge/find-help.ts'
import { asksAboutBot } from '../reading/asks-about-bot.ts'
import { buttonText } from '../reading/button-text.ts'
import type { DialogueAct, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { talkReply } from './compose-talk.ts'

/** Who greets or thanks asks nothing. */
const ONLY_POLITE: ReadonlySet<DialogueAct> = new Set(['greeting', 'thanks', 'goodbye', 'gibberish'])

/** So many other topics are offered besides. */
const MOST_OTHERS = 2

/**
 * The answer to a question about Kiai itself: what it costs, who reads along, how to leave; with what may have been meant
 * instead. Null for any other message.
 */
export function composeHelp(context: AnswerContext): Reply | null {
  const { message, language, history } = context.question
  if (ONLY_POLITE.has(context.reading.act) || asksAboutBot(message)) return null
  const [topic, ...others] = findHelp(message, language, {
    isFirst: history.length === 0,
    isAboutKiai: context.reading.act === 'abilities',
  })
  if (topic === undefined) return null
  const { asked, answer } = APP_HELP[language][topic]
  // Who asked in just these words, on a button, too, is understood.
  const nearest = asked.some((way) => message === way || message === buttonText(way, language))
    ? []
    : others.slice(0, MOST_OTHERS).flatMap((other) => APP_HELP[language][other].asked[0] ?? [])
  return talkReply(context, [answer], nearest.length > 0 ? { nearest } : {})
}
