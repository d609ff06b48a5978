import type { QuizTexts } from '#content/quiz/en.ts'
import type { ContentLoaders } from '#web/i18n/use-content.ts'

export const questionLoaders: ContentLoaders<QuizTexts> = {
  en: async () => (await import('#content/quiz/en.ts')).en,
  pt: async () => (await import('#content/quiz/pt.ts')).pt,
  es: async () => (await import('#content/quiz/es.ts')).es,
}
