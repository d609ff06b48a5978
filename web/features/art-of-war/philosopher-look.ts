import type { PhilosopherId } from '#content/philosophers/en.ts'

/** The colours a sun is painted in: as classes for the page, as values for the canvas. */
export const INKS = {
  blood: { text: 'text-blood', colour: '#D7261E' },
  ember: { text: 'text-ember', colour: '#FF6A1F' },
  brass: { text: 'text-brass', colour: '#C9A24B' },
  bone: { text: 'text-bone', colour: '#F3EDE3' },
} as const

export type PhilosopherLook = { mask: string; ink: keyof typeof INKS }

/** Seeds chosen by eye, so that the four faces differ in colour and each stands out from its own sun. */
export const PHILOSOPHER_LOOKS: Record<PhilosopherId, PhilosopherLook> = {
  'sun-tzu': { mask: 'sun-tzu 6', ink: 'blood' },
  'miyamoto-musashi': { mask: 'miyamoto-musashi 7', ink: 'bone' },
  'marcus-aurelius': { mask: 'marcus-aurelius 38', ink: 'brass' },
  'lao-tzu': { mask: 'lao-tzu 54', ink: 'ember' },
}

/** For words whose speaker is not one of ours: an older box may hold them. */
export function lookOf(philosopherId: PhilosopherId | undefined, author: string): PhilosopherLook {
  return philosopherId ? PHILOSOPHER_LOOKS[philosopherId] : { mask: author, ink: 'blood' }
}
