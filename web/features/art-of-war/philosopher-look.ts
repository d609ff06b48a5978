import type { PhilosopherId } from '#content/philosophers/en.ts'
import type { CardLook, Ink } from '#web/share-card/share-colours.ts'

/** The colours of a sun, as classes for the page. */
export const INKS: Record<Ink, string> = {
  blood: 'text-blood',
  ember: 'text-ember',
  brass: 'text-brass',
  bone: 'text-bone',
}

export type PhilosopherLook = CardLook

/** Seeds chosen by eye, so that the four masks differ in colour, and each from its sun. */
export const PHILOSOPHER_LOOKS: Record<PhilosopherId, PhilosopherLook> = {
  'sun-tzu': { mask: 'sun-tzu 6', ink: 'blood' },
  'miyamoto-musashi': { mask: 'miyamoto-musashi 7', ink: 'bone' },
  'marcus-aurelius': { mask: 'marcus-aurelius 38', ink: 'brass' },
  'lao-tzu': { mask: 'lao-tzu 54', ink: 'ember' },
}

/** Also for authors who are not in the content, whose quotes an older box may hold. */
export function lookOf(philosopherId: PhilosopherId | undefined, author: string): PhilosopherLook {
  return philosopherId ? PHILOSOPHER_LOOKS[philosopherId] : { mask: author, ink: 'blood' }
}
