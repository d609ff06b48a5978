import type { PersonaTexts } from '#content/personas/persona.ts'
import { importAgain } from '#web/api/import-again.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'

const en = importAgain(() => import('#content/personas/en.ts'))
const pt = importAgain(() => import('#content/personas/pt.ts'))
const es = importAgain(() => import('#content/personas/es.ts'))

export const personaLoaders: ContentLoaders<PersonaTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
