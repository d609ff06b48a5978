import type { Greetings } from '#content/greetings/en.ts'
import { personaOf } from '#contract/personas.ts'
import type { Room } from '#contract/rooms.ts'
import { importAgain } from '#web/api/import-again.ts'
import { type ContentLoaders, useContent } from '#web/i18n/use-content.ts'

const en = importAgain(() => import('#content/greetings/en.ts'))
const pt = importAgain(() => import('#content/greetings/pt.ts'))
const es = importAgain(() => import('#content/greetings/es.ts'))

const greetingLoaders: ContentLoaders<Greetings> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}

/** How a room greets before anything was said in it; undefined until the words are there. */
export function useGreeting(room: Room): string | undefined {
  const { data } = useContent('greetings', greetingLoaders)
  const persona = personaOf(room)
  return persona ? data?.coaches[persona] : data?.templates.general
}
