import type { Greetings } from '#content/greetings/en.ts'
import { personaOf } from '#contract/personas.ts'
import type { Room } from '#contract/rooms.ts'
import { type ContentLoaders, useContent } from '#web/i18n/use-content.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'

const en = importWithRetries(() => import('#content/greetings/en.ts'))
const pt = importWithRetries(() => import('#content/greetings/pt.ts'))
const es = importWithRetries(() => import('#content/greetings/es.ts'))

const greetingLoaders: ContentLoaders<Greetings> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}

/** The greeting of an empty room; undefined until the content is loaded. */
export function useGreeting(room: Room): string | undefined {
  const { data } = useContent('greetings', greetingLoaders)
  const persona = personaOf(room)
  return persona ? data?.coaches[persona] : data?.templates.general
}
