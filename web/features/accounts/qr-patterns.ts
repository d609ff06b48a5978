import { toBits } from './qr-codewords.ts'

/** A square of modules. `fixed` are those that carry no data. */
export class QrGrid {
  readonly size: number
  readonly dark: boolean[][]
  readonly fixed: boolean[][]

  constructor(size: number) {
    this.size = size
    const square = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
    this.dark = square()
    this.fixed = square()
  }

  paint(x: number, y: number, dark: boolean): void {
    const row = this.dark[y]
    if (row && x >= 0 && x < this.size) row[x] = dark
  }

  fix(x: number, y: number, dark: boolean): void {
    const row = this.fixed[y]
    if (!row || x < 0 || x >= this.size) return
    row[x] = true
    this.paint(x, y, dark)
  }
}

export function drawPatterns(grid: QrGrid, version: number): void {
  const last = grid.size - 1
  for (let place = 0; place < grid.size; place++) {
    grid.fix(6, place, place % 2 === 0)
    grid.fix(place, 6, place % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ] as const)
    drawSquares(grid, x, y, 4)
  const centres = alignmentCentres(version)
  for (const x of centres) {
    for (const y of centres) {
      const inFinder = (x === 6 && y === 6) || (x === 6 && y === last - 6) || (x === last - 6 && y === 6)
      if (!inFinder) drawSquares(grid, x, y, 2)
    }
  }
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
}

/** Squares within squares: a finder reaches 4 from its centre (its light edge included), an alignment pattern 2. */
function drawSquares(grid: QrGrid, centreX: number, centreY: number, reach: 2 | 4): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      grid.fix(centreX + dx, centreY + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1)
    }
  }
}

export function alignmentCentres(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const last = 17 + 4 * version - 7
  // Evenly spaced from the far edge; the uneven rest is next to the first one.
  const step = 2 * Math.ceil((last - 6) / (2 * (count - 1)))
  const others = Array.from({ length: count - 1 }, (_, place) => last - place * step)
  return [6, ...others.reverse()]
}

/** Level M and the mask, protected by a BCH code, in two places. */
export function drawFormat(grid: QrGrid, mask: number): void {
  const bits = formatBits(mask)
  const last = grid.size - 1
  // Around the upper left finder, past the timing pattern.
  const first = [0, 1, 2, 3, 4, 5, 7, 8]
  for (let place = 0; place < 8; place++) {
    grid.fix(first[place] ?? 0, 8, bits[place] === 1)
    grid.fix(8, first[7 - place] ?? 0, bits[7 + place] === 1)
  }
  for (let place = 0; place < 7; place++) grid.fix(8, last - place, bits[place] === 1)
  for (let place = 0; place < 8; place++) grid.fix(last - 7 + place, 8, bits[7 + place] === 1)
  grid.fix(8, last - 7, true)
}

/** Most significant bit first. */
export function formatBits(mask: number): number[] {
  const LEVEL_M = 0b00
  const data = (LEVEL_M << 3) | mask
  return toBits(((data << 10) | remainder(data << 10, 0b10100110111, 10)) ^ 0b101010000010010, 15)
}

export function versionBits(version: number): number[] {
  return toBits((version << 12) | remainder(version << 12, 0b1111100100101, 12), 18)
}

function drawVersion(grid: QrGrid, version: number): void {
  const bits = versionBits(version).reverse()
  for (const [place, bit] of bits.entries()) {
    const along = Math.floor(place / 3)
    const across = grid.size - 11 + (place % 3)
    grid.fix(across, along, bit === 1)
    grid.fix(along, across, bit === 1)
  }
}

function remainder(value: number, divisor: number, degree: number): number {
  let rest = value
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - degree)
  return rest
}
