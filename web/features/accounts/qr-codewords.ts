import { correctionCodewords } from './reed-solomon.ts'

/** For error correction level M, by version: correction codewords in each block, and how many blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

export const LARGEST_VERSION = BLOCKS.length

export type Capacity = { blocks: number; correction: number; data: number; total: number }

export function capacityOf(version: number): Capacity {
  const blocks = BLOCKS[version - 1] ?? 0
  const correction = CORRECTION[version - 1] ?? 0
  const total = Math.floor(dataModules(version) / 8)
  return { blocks, correction, data: total - blocks * correction, total }
}

/** All modules but those of the finder, timing, alignment, format and version patterns. */
function dataModules(version: number): number {
  const size = 17 + 4 * version
  const rows = version === 1 ? 0 : Math.floor(version / 7) + 2
  const alignments = rows === 0 ? 0 : rows * rows - 3
  // Alignment patterns in the row and column of the timing pattern share five modules with it.
  const alignmentModules = alignments * 25 - (rows > 2 ? (rows - 2) * 2 * 5 : 0)
  const fixed = 3 * 64 + 2 * (size - 16) + 31 + (version >= 7 ? 36 : 0)
  return size * size - fixed - alignmentModules
}

/** The smallest version that holds the bytes, or undefined when none of ours does. */
export function versionFor(length: number): number | undefined {
  for (let version = 1; version <= LARGEST_VERSION; version++) {
    if (4 + lengthBits(version) + 8 * length <= 8 * capacityOf(version).data) return version
  }
  return undefined
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

export function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const { data } = capacityOf(version)
  const bits = [...toBits(BYTE_MODE, 4), ...toBits(bytes.length, lengthBits(version))]
  for (const byte of bytes) bits.push(...toBits(byte, 8))
  // The terminator is four zeros, or fewer where the space ends.
  for (let zeros = 0; zeros < 4 && bits.length < 8 * data; zeros++) bits.push(0)
  while (bits.length % 8 > 0) bits.push(0)
  const codewords: number[] = []
  for (let start = 0; start < bits.length; start += 8) {
    codewords.push(bits.slice(start, start + 8).reduce((value, bit) => value * 2 + bit, 0))
  }
  for (let turn = 0; codewords.length < data; turn++) codewords.push(PADDING[turn % 2] ?? 0)
  return codewords
}

/** Splits the data into blocks, each with its correction, and takes turns between them: a smudge hurts each a little. */
export function interleave(data: readonly number[], version: number): number[] {
  const { blocks, correction } = capacityOf(version)
  const shortLength = Math.floor(data.length / blocks)
  const shortBlocks = blocks - (data.length % blocks)
  const parts: number[][] = []
  for (let block = 0, start = 0; block < blocks; block++) {
    const length = block < shortBlocks ? shortLength : shortLength + 1
    parts.push(data.slice(start, start + length))
    start += length
  }
  return [...inTurns(parts), ...inTurns(parts.map((part) => correctionCodewords(part, correction)))]
}

function inTurns(parts: readonly number[][]): number[] {
  const longest = Math.max(...parts.map((part) => part.length))
  return Array.from({ length: longest }, (_, place) => parts.flatMap((part) => part[place] ?? [])).flat()
}

export function toBits(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => (value >>> (count - 1 - place)) & 1)
}
