import type { QuizTexts } from '#content/quiz/en.ts'
import { importAgain } from '#web/api/import-again.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'

const en = importAgain(() => import('#content/quiz/en.ts'))
const pt = importAgain(() => import('#content/quiz/pt.ts'))
const es = importAgain(() => import('#content/quiz/es.ts'))

export const questionLoaders: ContentLoaders<QuizTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
