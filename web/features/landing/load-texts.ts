import type { Language } from '#contract/language.ts'
import type { LandingTexts } from './texts/en.ts'

/** One chunk a language: the page brings its own, the others come when someone switches. */
const loaders: Record<Language, () => Promise<LandingTexts>> = {
  en: async () => (await import('./texts/en.ts')).en,
  pt: async () => (await import('./texts/pt.ts')).pt,
  es: async () => (await import('./texts/es.ts')).es,
}

export function loadTexts(language: Language): Promise<LandingTexts> {
  return loaders[language]()
}
