/**
 * A fire of flat plates at the bottom of a box of 200 × 236, drawn for each level between 0 and 100: the tip of the
 * middle tongue is at the height of the level.
 */
export const FLAME_BOX = { width: 200, height: 236 }

type Plate = { fill: string; points: string }

export type Tongue = {
  id: string
  plates: readonly Plate[]
  /** The lowest level that shows it, for tongues that only a larger fire has. */
  from: number
  /** Its width at level 0, as a fraction of its full width. */
  slimmest: number
}

const blood = { dark: '#8F1610', plain: '#D7261E', light: '#EE4A2C' }
const ember = { plain: '#FF6A1F', light: '#FF9A3D' }
const brass = { plain: '#FFC65C', light: '#F3EDE3' }

/** From back to front. */
export const TONGUES: readonly Tongue[] = [
  {
    id: 'left',
    from: 45,
    slimmest: 0.5,
    plates: [
      { fill: blood.dark, points: '22,96 46,140 52,178 92,236 50,236 26,208 14,170 18,134' },
      { fill: blood.plain, points: '22,96 46,140 52,178 44,200 30,172 28,136' },
    ],
  },
  {
    id: 'right',
    from: 55,
    slimmest: 0.5,
    plates: [
      { fill: blood.dark, points: '182,68 156,118 150,170 108,236 148,236 176,206 188,164 178,122' },
      { fill: blood.plain, points: '182,68 156,118 150,170 160,192 174,160 170,118' },
    ],
  },
  {
    id: 'back',
    from: 0,
    slimmest: 0.34,
    plates: [
      { fill: blood.plain, points: '104,4 132,62 128,88 156,122 166,166 150,212 122,236 100,236 96,120 112,64' },
      { fill: blood.dark, points: '104,4 112,64 96,120 100,236 78,236 50,212 34,168 46,124 78,84 88,44' },
      { fill: blood.light, points: '132,62 128,88 156,122 140,132 118,92' },
    ],
  },
  {
    id: 'middle',
    from: 0,
    slimmest: 0.34,
    plates: [
      { fill: ember.plain, points: '106,72 126,118 142,154 138,200 118,236 82,236 62,200 58,164 80,132 92,106' },
      { fill: ember.light, points: '106,72 126,118 142,154 138,200 118,236 104,236 116,180 102,128' },
    ],
  },
  {
    id: 'heart',
    from: 0,
    slimmest: 0.34,
    plates: [
      { fill: brass.plain, points: '98,138 116,170 122,202 110,236 90,236 76,206 82,176' },
      { fill: brass.light, points: '98,172 108,198 106,236 94,236 88,206' },
    ],
  },
  {
    id: 'sparks',
    from: 85,
    slimmest: 1,
    plates: [
      { fill: ember.plain, points: '60,44 66,56 60,68 54,56' },
      { fill: brass.plain, points: '148,26 153,36 148,46 143,36' },
      { fill: ember.plain, points: '30,74 34,81 30,88 26,81' },
    ],
  },
]

/** The size of a tongue at a level, as fractions of its full size. */
export function tongueSize({ from, slimmest }: Tongue, level: number): { x: number; y: number } {
  const grown = Math.min(1, Math.max(0, (level - from) / (100 - from)))
  if (from > 0 && grown === 0) return { x: 0, y: 0 }
  return { x: round(slimmest + (1 - slimmest) * grown), y: round(grown) }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
