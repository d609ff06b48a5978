import type { PhilosopherId } from '../philosophers/en.ts'
import type { QuoteTexts } from './en.ts'

/** The ids are the same in every language, so that a change of language keeps the shown quote. */
export type QuoteId = keyof QuoteTexts

/** The authors of the built-in quotes, in the order of the lists. */
export const QUOTE_AUTHORS = {
  'know-both-sides': 'sun-tzu',
  'first-unbeatable': 'sun-tzu',
  'shape-of-water': 'sun-tzu',
  'rhythm-in-all-things': 'miyamoto-musashi',
  'nothing-useless': 'miyamoto-musashi',
  'thousand-days': 'miyamoto-musashi',
  'obstacle-becomes-road': 'marcus-aurelius',
  'scratches-in-training': 'marcus-aurelius',
  'wrestling-not-dancing': 'marcus-aurelius',
  'mastering-yourself': 'lao-tzu',
  'under-your-feet': 'lao-tzu',
  'supple-lives': 'lao-tzu',
} as const satisfies Record<QuoteId, PhilosopherId>
