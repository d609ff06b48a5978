/** The colours of a sun. */
export type Ink = 'blood' | 'ember' | 'brass' | 'bone'
/** The seed of the mask on a card, and the colour of its sun. */
export type CardLook = { mask: string; ink: Ink }
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
