import { dataCodewords, interleave, toBits, versionFor } from './qr-codewords.ts'
import { drawFormat, drawPatterns, QrGrid } from './qr-patterns.ts'
import { penalty } from './qr-penalty.ts'

/** The eight ways to turn modules over, so that no area looks like a pattern. */
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/**
 * A QR code (ISO 18004, byte mode, error correction M) as rows of modules, true for dark.
 * Undefined for a text that no version up to 20 can hold.
 */
export function qrMatrix(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (version === undefined) return undefined
  const bits = interleave(dataCodewords(bytes, version), version).flatMap((codeword) => toBits(codeword, 8))
  const candidates = MASKS.map((isTurned, mask) => draw(version, bits, mask, isTurned))
  const penalties = candidates.map(penalty)
  return candidates[penalties.indexOf(Math.min(...penalties))]
}

function draw(
  version: number,
  bits: readonly number[],
  mask: number,
  isTurned: (x: number, y: number) => boolean,
): boolean[][] {
  const grid = new QrGrid(17 + 4 * version)
  drawPatterns(grid, version)
  let next = 0
  for (const [x, y] of dataPath(grid)) {
    // A few modules may remain: they are light, and turned like the others.
    grid.paint(x, y, (bits[next++] === 1) !== isTurned(x, y))
  }
  drawFormat(grid, mask)
  return grid.dark
}

/** Upwards and downwards by turns, two columns at a time from the right, past the timing column and all that is fixed. */
function* dataPath(grid: QrGrid): Generator<[x: number, y: number]> {
  let upwards = true
  for (let right = grid.size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < grid.size; step++) {
      const y = upwards ? grid.size - 1 - step : step
      for (const x of [right, right - 1]) if (!grid.fixed[y]?.[x]) yield [x, y]
    }
    upwards = !upwards
  }
}
