import type { Language } from '#contract/language.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import type { LandingTexts } from './texts/en.ts'

/** One chunk for each language: the page preloads its own, the others load when the language changes. */
const chunks = {
  en: importWithRetries(() => import('./texts/en.ts')),
  pt: importWithRetries(() => import('./texts/pt.ts')),
  es: importWithRetries(() => import('./texts/es.ts')),
}

const loaders: Record<Language, () => Promise<LandingTexts>> = {
  en: async () => (await chunks.en()).en,
  pt: async () => (await chunks.pt()).pt,
  es: async () => (await chunks.es()).es,
}

export function loadTexts(language: Language): Promise<LandingTexts> {
  return loaders[language]()
}
