import type { PersonaIntroductions, PersonaStories } from '#content/personas/persona.ts'
import { importAgain } from '#web/api/import-again.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'

const introductions = {
  en: importAgain(() => import('#content/personas/introductions/en.ts')),
  pt: importAgain(() => import('#content/personas/introductions/pt.ts')),
  es: importAgain(() => import('#content/personas/introductions/es.ts')),
}

const stories = {
  en: importAgain(() => import('#content/personas/stories/en.ts')),
  pt: importAgain(() => import('#content/personas/stories/pt.ts')),
  es: importAgain(() => import('#content/personas/stories/es.ts')),
}

export const introductionLoaders: ContentLoaders<PersonaIntroductions> = {
  en: async () => (await introductions.en()).en,
  pt: async () => (await introductions.pt()).pt,
  es: async () => (await introductions.es()).es,
}

export const storyLoaders: ContentLoaders<PersonaStories> = {
  en: async () => (await stories.en()).en,
  pt: async () => (await stories.pt()).pt,
  es: async () => (await stories.es()).es,
}
