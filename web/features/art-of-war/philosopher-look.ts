import type { PhilosopherId } from '#content/philosophers/en.ts'

/** The colours of a sun, as classes for the page. */
export const INKS = { blood: 'text-blood', ember: 'text-ember', brass: 'text-brass', bone: 'text-bone' } as const

export type Ink = keyof typeof INKS
export type PhilosopherLook = { mask: string; ink: Ink }
export type Scheme = 'dark' | 'light'

type ShareColours = {
  ground: string
  stroke: string
  text: string
  muted: string
  suns: Record<Ink, string>
  /** The same as text. */
  names: Record<Ink, string>
}

const suns = { blood: '#d7261e', ember: '#ff6a1f', brass: '#c9a24b' }

/** A canvas cannot use classes, so these are the colours of both themes (web/styles.css) as values. */
export const SHARE_COLOURS: Record<Scheme, ShareColours> = {
  dark: {
    ground: '#0b0a09',
    stroke: '#1e1b18',
    text: '#f3ede3',
    muted: '#a39b8f',
    suns: { ...suns, bone: '#f3ede3' },
    names: { blood: '#ff5b4f', ember: '#ff6a1f', brass: '#c9a24b', bone: '#f3ede3' },
  },
  light: {
    ground: '#f3ede3',
    stroke: '#e6ddce',
    text: '#12100e',
    muted: '#5f574c',
    // A sun in bone would not be visible.
    suns: { ...suns, bone: '#12100e' },
    names: { blood: '#ad1a13', ember: '#9a3a06', brass: '#6e5210', bone: '#12100e' },
  },
}

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
