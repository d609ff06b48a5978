import type { QuizTexts } from '#content/quiz/en.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'
import { importWithRetries } from '#web/navigation/import-with-retries.ts'

const en = importWithRetries(() => import('#content/quiz/en.ts'))
const pt = importWithRetries(() => import('#content/quiz/pt.ts'))
const es = importWithRetries(() => import('#content/quiz/es.ts'))

export const questionLoaders: ContentLoaders<QuizTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
