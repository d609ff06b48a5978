import { en } from '#content/greetings/en.ts'
import { es } from '#content/greetings/es.ts'
import { pt } from '#content/greetings/pt.ts'
import type { Language } from '#contract/language.ts'
import { personaOf } from '#contract/personas.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'

const TEXTS = { en, pt, es } as const satisfies Record<Language, unknown>

/** How a conversation is begun: by the coach whose room it is, or by the template's own words. */
export function greeting(room: Room, template: Template, language: Language): string {
  const persona = personaOf(room)
  return persona ? TEXTS[language].coaches[persona] : TEXTS[language].templates[template]
}
