import type { Term } from '#content/glossary/glossary.ts'
import { findTerms } from '../knowledge/find-terms.ts'
import type { Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { talkReply } from './compose-talk.ts'

function headed({ names, meaning }: Term): string {
  const [name = ''] = names
  return `**${name.charAt(0).toUpperCase()}${name.slice(1)}:** ${meaning}`
}

/** What a word of combat sports means, or how two of them differ. Null for any other message. */
export function composeMeaning(context: AnswerContext): Reply | null {
  const { message, language } = context.question
  const found = findTerms(message, language)
  return found && talkReply(context, [found.difference?.answer, ...found.terms.map(headed)])
}
