import type { QuizTexts } from '#content/quiz/en.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'
import { importPatiently } from '#web/navigation/import-patiently.ts'

const en = importPatiently(() => import('#content/quiz/en.ts'))
const pt = importPatiently(() => import('#content/quiz/pt.ts'))
const es = importPatiently(() => import('#content/quiz/es.ts'))

export const questionLoaders: ContentLoaders<QuizTexts> = {
  en: async () => (await en()).en,
  pt: async () => (await pt()).pt,
  es: async () => (await es()).es,
}
