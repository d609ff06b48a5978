import { between, seededRandom } from './seeded-random.ts'
import type { DrawnMask, MaskPalette, MaskShade } from './war-mask-faces.ts'

export type MaskPolygon = { fill: string; points: string }

const ink = '#0B0A09'

/** Colours for those without a drawn mask. */
const palettes: MaskPalette[] = [
  ['#D7261E', '#A01A14', '#6E110D', '#3B0907'],
  ['#C9A24B', '#957330', '#66501F', '#382A0D'],
  ['#FF6A1F', '#C24A0F', '#832F08', '#481A04'],
  ['#7FA497', '#54766B', '#364F47', '#1B2B27'],
  ['#9A79C0', '#684C8C', '#443060', '#241935'],
  ['#5C93C5', '#386691', '#244564', '#12273B'],
  ['#B9B2A6', '#857E73', '#57514A', '#2C2925'],
  ['#B2484B', '#7E292D', '#54171B', '#2C0B0D'],
].map(([light = ink, mid = ink, shade = ink, deep = ink]) => {
  return { light, mid, shade, deep, accent: '#F3EDE3', second: '#C9A24B' }
})

/** The polygons of a mask in a square of 200, back to front: a drawn one, or one that the id alone decides. */
export function maskPolygons(id: string, mask: DrawnMask = maskFromId(id)): MaskPolygon[] {
  const polygons: MaskPolygon[] = []
  for (const [shade, outline] of mask.plates) {
    const points = outline.split(' ').map((pair) => pair.split(',').map(Number))
    for (const side of [-1, 1]) {
      polygons.push({
        fill: colour(mask.palette, shade, side),
        points: points.map(([x = 0, y = 0]) => `${round(100 + side * x)},${round(y)}`).join(' '),
      })
    }
  }
  return polygons
}

/** The light comes from the left: the other half lies a little in the dark. */
function colour(palette: MaskPalette, shade: MaskShade, side: number): string {
  if (shade === 'ink') return ink
  return side < 0 ? palette[shade] : darker(palette[shade])
}

function darker(hex: string): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.82))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const round = (value: number) => Math.round(value * 10) / 10

/** One family, many faces: horns, brow, cheeks, teeth and chin move within bounds that always give a face. */
function maskFromId(id: string): DrawnMask {
  const random = seededRandom(id)
  const pick = (low: number, high: number) => between(random, low, high)
  const palette = palettes[Math.floor(random() * palettes.length)] as MaskPalette
  const crown = pick(30, 42)
  const hornBase = pick(38, 54)
  const hornTip = [pick(56, 92), pick(2, 30)] as const
  const hornBend = pick(-8, 14)
  const browY = pick(76, 88)
  const browTilt = pick(12, 26)
  const browWeight = pick(10, 20)
  const eyeY = browY + pick(14, 19)
  const eyeHeight = pick(5, 9)
  const cheek = [pick(66, 80), pick(112, 126)] as const
  const jaw = [pick(36, 56), pick(156, 168)] as const
  const chin = pick(182, 194)
  const nose = [pick(10, 18), pick(122, 134)] as const
  const mouth = pick(142, 149)
  const fang = pick(9, 20)
  const stripes = Math.floor(pick(0, 4))
  const paleHorns = random() < 0.3
  const bend = [(hornBase + hornTip[0]) / 2 + hornBend, (crown + hornTip[1]) / 2 + 8] as const

  const plate = (shade: MaskShade, ...points: (readonly [number, number])[]) =>
    [shade, points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')] as const

  return {
    palette,
    plates: [
      plate('deep', [hornBase - 18, crown + 22], [hornBase + 8, crown + 28], bend, hornTip, [hornBase - 10, crown + 6]),
      plate('shade', [hornBase - 12, crown + 18], [hornBase + 2, crown + 22], bend, hornTip),
      plate(paleHorns ? 'accent' : 'mid', [hornBase - 8, crown + 16], [hornBase - 2, crown + 17], hornTip),
      plate('deep', [0, crown], [44, crown + 8], [66, browY - 12], cheek, jaw, [22, chin - 4], [0, chin]),
      plate('mid', [0, crown], [42, crown + 8], [64, browY - 12], [0, browY + 4]),
      plate('light', [0, crown], [20, crown + 4], [28, browY - 4], [0, browY + 4]),
      plate('shade', [42, crown + 8], [64, browY - 12], [68, browY + 6], [50, browY - 6]),
      plate('mid', [16, browY + 10], [68, browY - 6], cheek, [jaw[0] + 10, jaw[1] - 18], [36, eyeY + 20]),
      plate('shade', [36, eyeY + 20], [jaw[0] + 10, jaw[1] - 18], jaw, [24, mouth - 4]),
      plate(
        'light',
        [4, browY + 4],
        [68, browY - browTilt],
        [72, browY - browTilt + browWeight],
        [10, browY + browWeight + 2],
      ),
      plate('ink', [13, eyeY + 6], [46, eyeY - 9], [50, eyeY - 7 + eyeHeight], [21, eyeY + 7 + eyeHeight]),
      plate('accent', [19, eyeY + 6], [43, eyeY - 5], [45, eyeY - 6 + eyeHeight], [23, eyeY + 4 + eyeHeight]),
      plate('light', [0, browY + 6], [6, browY + 12], nose, [0, nose[1] + 9]),
      plate('mid', [0, nose[1] + 9], nose, [nose[0] + 8, nose[1] + 6], [0, nose[1] + 14]),
      ...Array.from({ length: stripes }, (_, index) => {
        const y = cheek[1] - 12 + index * 12
        const x = cheek[0] - 2 - index * 5
        return plate('light', [x, y], [x - 24, y - 2], [x - 7, y + 6])
      }),
      plate('ink', [0, mouth], [38, mouth - 5], [44, mouth + 5], [30, mouth + 17], [0, mouth + 15]),
      plate('accent', [13, mouth - 1], [23, mouth - 2], [18, mouth - 2 + fang]),
      plate('accent', [0, mouth], [9, mouth], [4, mouth + 7]),
      plate('mid', [0, chin - 24], [30, jaw[1] - 1], jaw, [22, chin - 4], [0, chin]),
      plate('light', [0, chin - 23], [13, chin - 21], [9, chin - 4], [0, chin - 1]),
    ],
  }
}
