import type { Language } from '#contract/language.ts'
import { fold } from '#server/strategist/reading/fold.ts'
import { stem } from '#server/strategist/reading/stem.ts'

/** Features of a text: stems, pairs of stems and whole words in one block, pieces of words in the other. */
export interface Features {
  /** Hash of each feature, with how often it occurs. */
  words: Map<number, number>
  pieces: Map<number, number>
}

const SHORTEST_PIECE = 3
const LONGEST_PIECE = 5
/** Words, numbers, emoji, and the marks that carry meaning. */
const TOKEN = /[\p{L}]+(?:'[\p{L}]+)*|\p{N}+(?:[.,:]\p{N}+)*|\p{Extended_Pictographic}|[?!$€£%]/gu
/** Of a longer text the beginning and the end are read: there people say what it is about, and the rest costs time. */
const MOST_TOKENS = 200
const FIRST_TOKENS = 120

const beginningAndEnd = (tokens: readonly string[]): readonly string[] =>
  tokens.length <= MOST_TOKENS
    ? tokens
    : [...tokens.slice(0, FIRST_TOKENS), ...tokens.slice(FIRST_TOKENS - MOST_TOKENS)]

/** Tokens as they are written, folded. */
export const writtenTokens = (text: string): readonly string[] => beginningAndEnd(fold(text).match(TOKEN) ?? [])

/** Tokens as the model sees them: "Loooove" and "loove" are one, and every number is the same. */
export const tokensOf = (text: string): string[] => writtenTokens(text).map(tokenAsSeen)

/** Most tokens come again and again; without a limit every misspelling would be kept. */
const MOST_REMEMBERED = 20_000
const remembered = new Map<string, string>()

export function tokenAsSeen(token: string): string {
  const known = remembered.get(token)
  if (known !== undefined) return known
  const seen = /\p{N}/u.test(token) ? '0' : token.replace(/(.)\1{2,}/gu, '$1$1')
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(token, seen)
  return seen
}

/** FNV-1a over UTF-16 units, of a part of a text. The hash of one part is the seed of the next. */
function hash(text: string, seed: number, start = 0, end = text.length): number {
  let value = seed
  for (let index = start; index < end; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

const WORD_SEED = 0x811c9dc5
const PIECE_SEED = 0x2a3f9b71

/** In the place of a stem before the first and after the last one. */
const BEGINNING = '^'
const END = '$'

/** The hashes of what a token says by itself, whatever stands beside it. */
export interface TokenHashes {
  stem: string
  ofStem: number
  /** Of the whole word; null where it is its own stem. */
  ofWord: number | null
  /** In the order in which the pieces stand in it, each as often as it occurs. */
  ofPieces: number[]
}

export function hashesOf(token: string, language: Language): TokenHashes {
  const own = stem(token, language)
  const padded = ` ${token} `
  const ofPieces: number[] = []
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++)
    for (let start = 0; start + length <= padded.length; start++)
      ofPieces.push(hash(padded, PIECE_SEED, start, start + length))
  return {
    stem: own,
    ofStem: hash(own, WORD_SEED),
    ofWord: own === token ? null : hash(token, hash('=', WORD_SEED)),
    ofPieces,
  }
}

const hashOfPair = (one: string, other: string): number => hash(other, hash(' ', hash(one, WORD_SEED)))

/** The hashes of the pairs of stems that stand side by side, with the first and the last one alone. */
export function hashesOfPairs(stems: readonly string[]): number[] {
  const hashes: number[] = []
  let previous = BEGINNING
  for (const stem of stems) {
    hashes.push(hashOfPair(previous, stem))
    previous = stem
  }
  if (stems.length > 0) hashes.push(hashOfPair(previous, END))
  return hashes
}

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

export function featuresOf(text: string, language: Language): Features {
  const words = new Map<number, number>()
  const pieces = new Map<number, number>()
  const tokens = tokensOf(text).map((token) => hashesOf(token, language))
  const pairs = hashesOfPairs(tokens.map((token) => token.stem))
  for (const [place, { ofStem, ofWord, ofPieces }] of tokens.entries()) {
    count(words, ofStem)
    count(words, pairs[place] as number)
    if (ofWord !== null) count(words, ofWord)
    for (const piece of ofPieces) count(pieces, piece)
  }
  if (tokens.length > 0) count(words, pairs[tokens.length] as number)
  return { words, pieces }
}
