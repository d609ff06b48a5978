import { answerAfterWarning } from '../safety/after-warning.ts'
import type { Reply, Turn } from '../strategist.ts'
import type { AskedOfTalk } from '../talk-questions/read-talk-question.ts'
import { type AnswerContext, alreadyTold } from './answer-context.ts'
import { say, talkReply } from './compose-talk.ts'

const isBullet = (line: string): boolean => line.startsWith('- ')

/** What a warning said to do now, point by point, and why. */
function partsOf({ content }: Turn): { reason: string | undefined; toDo: string | undefined } {
  const toDo = content.split('\n').filter(isBullet)
  return {
    reason: content.split('\n\n').find((part) => !isBullet(part)),
    toDo: toDo.length > 0 ? toDo.join('\n') : undefined,
  }
}

/** Of what may be about anything the answer must be surer than of what plainly belongs to the warning. */
const SURELY_MEANT = 0.5

const linesToCall = ({ content }: Turn): string[] => content.split('\n\n').filter((part) => part.includes('**'))

/** A warning again: what to do now, or why. */
export function composeWarningAgain(context: AnswerContext, warning: Turn, asked: AskedOfTalk): Reply | null {
  const { trace } = warning
  if (!trace?.safety || (trace.safety_level !== 'refuse' && trace.safety_level !== 'care')) return null
  const { reason, toDo } = partsOf(warning)
  return talkReply(context, [asked === 'why' ? reason : (toDo ?? reason)], { safety: trace.safety })
}

/**
 * Just after a warning: stays with it, and says how to come to something else. For a message that no ready reply fits;
 * what is taken for one would be about anything. Null if the last answer was no warning: nobody is held back twice.
 */
export function composeStay(context: AnswerContext): Reply | null {
  const { last } = context
  const { safety, safety_level: level } = last?.trace ?? {}
  if (!last || !safety || level === undefined || level === 'ask') return null
  const { message, language } = context.question
  // What is asked after warnings is answered also where the message alone might be about anything.
  const answer = level === 'crisis' ? null : answerAfterWarning(message, safety, language, SURELY_MEANT)
  if (answer !== null && !alreadyTold(context, answer))
    return talkReply(context, [answer, say(context, 'somethingElse')], { safety })
  const { reason, toDo } = partsOf(last)
  // After a crisis the reply begins with how the person is; whom to call is said again.
  const parts = level === 'crisis' ? linesToCall(last) : [say(context, 'stayWith'), toDo ?? reason]
  return talkReply(context, [...parts, say(context, 'somethingElse')], { safety })
}
