import type { Language } from '#contract/language.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** A word of combat sports that not everybody knows. */
export interface Term {
  readonly id: string
  /** The usual name first. */
  readonly names: readonly string[]
  readonly meaning: string
}
/** How two terms differ that people mix up or choose between, by their ids. */
export interface Difference {
  readonly between: readonly string[]
  readonly answer: string
}
interface Glossary {
  readonly terms: readonly Term[]
  readonly differences: readonly Difference[]
}

const GLOSSARIES: Record<Language, Glossary> = { en, pt, es }

export const glossary = (language: Language): Glossary => GLOSSARIES[language]
