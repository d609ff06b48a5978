import type { Language } from '#contract/language.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** Each list is written apart: the words of one language that may stand for each other are not translations. */
const LISTS: Record<Language, readonly (readonly string[])[]> = { en, pt, es }

/** Groups of words and short phrases of which one may stand for the other when a ready answer is looked for. */
export const synonyms = (language: Language): readonly (readonly string[])[] => LISTS[language]
