import { en } from '#content/greetings/en.ts'
import { es } from '#content/greetings/es.ts'
import { pt } from '#content/greetings/pt.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { personaOf } from '#contract/personas.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import type { Question } from '#server/strategist/strategist.ts'

const TEXTS = { en, pt, es } as const satisfies Record<Language, unknown>

/** The greeting that a history begins with, if it is one of ours for this coach, or for the War Room, word for word. */
export function ownGreeting({ persona, history: [first] }: Pick<Question, 'persona' | 'history'>): string | undefined {
  if (first?.role !== 'assistant') return undefined
  const own = LANGUAGES.flatMap((language) =>
    persona ? [TEXTS[language].coaches[persona]] : Object.values(TEXTS[language].templates),
  )
  return own.find((text) => text === first.content)
}

/** How a conversation is begun: by the coach whose room it is, or by the template's own words. */
export function greeting(room: Room, template: Template, language: Language): string {
  const persona = personaOf(room)
  return persona ? TEXTS[language].coaches[persona] : TEXTS[language].templates[template]
}
