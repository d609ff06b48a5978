import type { AnswerRequest } from './model.ts'
import type { ProviderPrompt } from './providers.ts'

type Turns = Pick<AnswerRequest, 'system' | 'messages'>

/**
 * The same conversation in the form that every provider takes: it begins with the member, the roles take turns, and
 * nothing is empty. Some refuse anything else, and the templates of some local models fail on it.
 */
function promptTurns({ system, messages }: Turns): Turns {
  const said = messages.filter(({ content }) => content.trim() !== '')
  const first = said.findIndex(({ role }) => role === 'user')
  const greeting = said.slice(0, first).map(({ content }) => content)
  return {
    // A greeting is an answer nobody asked for; without it "yes, the second one" would mean nothing.
    system: greeting.length > 0 ? `${system}\n\nYou opened this conversation with:\n${greeting.join('\n\n')}` : system,
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
