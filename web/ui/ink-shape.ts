import { between, seededRandom } from './seeded-random.ts'

/*
 * Brush strokes as SVG path data. All numbers are whole and relative, which keeps the drawings small enough to be sent
 * inside the page.
 */

type Random = () => number
type Point = readonly [x: number, y: number]

/** A closed outline: the first point is absolute, the others are whole, relative steps. */
function outline(points: readonly Point[]): string {
  let x = 0
  let y = 0
  let path = ''
  points.forEach(([nextX, nextY], index) => {
    const dx = Math.round(nextX) - x
    const dy = Math.round(nextY) - y
    x += dx
    y += dy
    const lead = index === 0 ? 'M' : index === 1 ? 'l' : dx < 0 ? '' : ' '
    path += `${lead}${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  return `${path}z`
}

/** A hair of the brush, or the gap one leaves: long, thin, pointed at both ends. */
function sliver(random: Random, x: number, y: number, length: number, thickness: number): string {
  const belly = length * between(random, 0.2, 0.8)
  const lean = between(random, -3, 3)
  return outline([
    [x, y],
    [x + belly, y - thickness / 2],
    [x + length, y + lean],
    [x + length * between(random, 0.3, 0.7), y + thickness / 2],
  ])
}

const radius = 330
const halfWidth = (y: number) => Math.sqrt(Math.max(0, radius ** 2 - (y - 400) ** 2))

/** A sun painted with a wide brush in a few passes, in a square of 800: the paint, and the darker streaks on it. */
export function inkSun(seed: string): { paint: string; streaks: string } {
  const random = seededRandom(`sun ${seed}`)
  let paint = outline(sunEdge(random))
  // Where the brush ran dry, slivers are cut out of the paint. The path is filled even-odd: a sliver that crosses the
  // edge is painted outside, and two that cross leave a painted fleck.
  for (const [from, to, density, reach, thickness] of dryBands) {
    for (let y = from; y < to; y += 7) {
      if (random() > density) continue
      const width = halfWidth(y) + 60
      const length = between(random, 0.25, reach) * width * 2
      const x = 400 - width + between(random, 0, 2 * width - length)
      paint += sliver(random, x, y, length, between(random, 2, thickness))
    }
  }
  for (let y = 150; y < 660; y += 11) {
    const length = between(random, 40, 170)
    const side = random() < 0.5 ? -1 : 1
    const edge = 400 + side * halfWidth(y)
    paint += sliver(random, edge - length * between(random, 0.4, 0.7), y, length, between(random, 2, 5))
  }
  let streaks = ''
  for (let y = 140; y < 690; y += 17) {
    const width = halfWidth(y) * 0.94
    const length = between(random, 0.6, 1.7) * width
    streaks += sliver(random, 400 - width + between(random, 0, 2 * width - length), y, length, between(random, 3, 9))
  }
  return { paint, streaks }
}

/** Each pass of the brush starts and ends at a slightly different place, with a torn edge. */
function sunEdge(random: Random): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  let passEnds = 0
  let starts = 0
  let stops = 0
  for (let y = 400 - radius; y <= 400 + radius; y += 4) {
    if (y >= passEnds) {
      passEnds = y + between(random, 60, 120)
      starts = between(random, -14, 22)
      stops = between(random, -22, 26)
    }
    const width = halfWidth(y)
    const tear = () => 84 * random() ** 6 + 11 * random()
    left.push([400 - width - starts - tear(), y])
    right.push([400 + width + stops + tear(), y + 2])
  }
  return [...right, ...left.reverse()]
}

/** Start, end, number of rows with a gap, maximum length and thickness of the gaps. */
const dryBands = [
  [96, 140, 0.6, 0.6, 5],
  [146, 212, 0.96, 1, 14],
  [216, 290, 0.25, 0.5, 5],
  [480, 640, 0.2, 0.5, 4],
  [640, 716, 0.7, 0.8, 8],
] as const

/** One stroke from left to right in a box of 1000 × 240: full at its start, single hairs at its end. */
export function inkStroke(seed: string, hairs = 34): string {
  const random = seededRandom(`stroke ${seed}`)
  const bow = between(random, -46, 46)
  const middle = (x: number) => 120 + bow * Math.sin((x / 1000) * Math.PI) - bow / 2
  let path = ''
  for (let hair = 0; hair < hairs; hair++) {
    const across = (hair / (hairs - 1)) * 2 - 1
    const start = 30 + across ** 2 * 70 + between(random, -24, 46)
    const end = 990 - Math.abs(across) * 150 - random() ** 2 * 420
    const body = Math.min(end - 60, start + between(random, 380, 640))
    const thick = (between(random, 0.6, 1.2) * 170) / hairs
    const upper: Point[] = []
    const lower: Point[] = []
    for (const x of [start, start + 34, (start + body) / 2, body, end]) {
      const taper = x === start || x === end ? 0.5 : x === body ? thick * 0.55 : thick
      const y = middle(x) + across * 84 * (1 - 0.0003 * x) + between(random, -1.5, 1.5)
      upper.push([x, y - taper])
      lower.push([x, y + taper])
    }
    path += outline([...upper, ...lower.reverse()])
  }
  return path
}

/** A circle drawn in one stroke, in a square of 400: wet at the start, dry at the end, not quite closed. */
export function inkCircle(seed: string): string {
  const random = seededRandom(`circle ${seed}`)
  const begin = between(random, 1.6, 2.4)
  const hairs = 11
  let path = ''
  for (let hair = 0; hair < hairs; hair++) {
    const across = (hair / (hairs - 1)) * 2 - 1
    const from = begin + across ** 2 * 0.09 + between(random, -0.06, 0.06)
    const to = begin + 5.75 - Math.abs(across) * 0.5 - random() ** 2 * 1.9
    const thick = between(random, 2.4, 4.6)
    const landing = 166 + across * 21
    // The hairs move together at the end of the stroke.
    const leaving = 160 + across * 13
    const at = (turn: number, distance: number) =>
      `${Math.round(200 + Math.cos(turn) * distance)} ${Math.round(200 + Math.sin(turn) * distance)}`
    const outer = Math.round((landing + leaving) / 2 + thick)
    const inner = Math.round((landing + leaving) / 2 - thick)
    path += `M${at(from, landing + thick)}A${outer} ${outer} 0 1 1 ${at(to, leaving)}A${inner} ${inner} 0 1 0 ${at(from, landing - thick)}z`
  }
  return path
}
