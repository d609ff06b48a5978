import type { PersonaIntroductions, PersonaStories } from '#content/personas/persona.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'
import { importWithRetries } from '#web/navigation/import-with-retries.ts'

const introductions = {
  en: importWithRetries(() => import('#content/personas/introductions/en.ts')),
  pt: importWithRetries(() => import('#content/personas/introductions/pt.ts')),
  es: importWithRetries(() => import('#content/personas/introductions/es.ts')),
}

const stories = {
  en: importWithRetries(() => import('#content/personas/stories/en.ts')),
  pt: importWithRetries(() => import('#content/personas/stories/pt.ts')),
  es: importWithRetries(() => import('#content/personas/stories/es.ts')),
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
