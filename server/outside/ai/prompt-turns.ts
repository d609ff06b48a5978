import type { AnswerRequest } from './model.ts'
import type { ProviderPrompt } from './providers.ts'

type Turns = Pick<AnswerRequest, 'system' | 'greeting' | 'messages'>

/**
 * The conversation in the form that every provider accepts: it begins with the member, the roles alternate, and
 * nothing is empty. Some providers and the templates of some local models fail on anything else. Assistant messages
 * before the member's first one are left out, because a client may have made them up.
 */
function promptTurns({ system, greeting, messages }: Turns): Turns {
  const said = messages.filter(({ content }) => content.trim() !== '')
  const first = said.findIndex(({ role }) => role === 'user')
  return {
    // The greeting comes before the member's first message; without it "yes, the second one" would mean nothing.
    system: greeting ? `${system}\n\nYou opened this conversation with:\n${greeting}` : system,
    messages: said.slice(first).reduce<Turns['messages']>((turns, { role, content }) => {
      const last = turns.at(-1)
      if (last?.role === role) last.content += `\n\n${content}`
      else turns.push({ role, content })
      return turns
    }, []),
  }
}

export function promptOf(request: Turns): ProviderPrompt {
  const { system, messages } = promptTurns(request)
  return [
    { role: 'system', content: system },
    ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
  ]
}
