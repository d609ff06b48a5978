import type { PhilosopherId } from '../philosophers/en.ts'
import type { QuoteTexts } from './en.ts'

/** The same in every language, so that the quote on the screen keeps its place when the language changes. */
export type QuoteId = keyof QuoteTexts

/** Who said it: the built-in quotes, in the order in which lists show them. */
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
