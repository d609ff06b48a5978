import type { Language } from '#contract/language.ts'

/** `used-up`: a limit of today is reached. `unusable`: what the model answered is no translation of the text. */
type NoTranslation = 'used-up' | 'unusable'

export interface Translator {
  /** The name of its model. */
  readonly name: string
  /** Throws a ModelFailure if the provider does not answer. */
  translate(text: string, language: Language): Promise<{ text: string } | NoTranslation>
}
