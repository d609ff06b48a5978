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

/** FNV-1a over UTF-16 units. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

const WORD_SEED = 0x811c9dc5
const PIECE_SEED = 0x2a3f9b71

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** How often each stem, pair of stems and whole word occurs. */
function countWords(tokens: readonly string[], language: Language): Map<number, number> {
  const words = new Map<number, number>()
  let previous = '^'
  for (const token of tokens) {
    const own = stem(token, language)
    count(words, hash(own, WORD_SEED))
    count(words, hash(`${previous} ${own}`, WORD_SEED))
    if (own !== token) count(words, hash(`=${token}`, WORD_SEED))
    previous = own
  }
  if (previous !== '^') count(words, hash(`${previous} $`, WORD_SEED))
  return words
}

function countPieces(tokens: readonly string[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const token of tokens) {
    const padded = ` ${token} `
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++)
      for (let start = 0; start + length <= padded.length; start++)
        count(pieces, hash(padded.slice(start, start + length), PIECE_SEED))
  }
  return pieces
}

export function featuresOf(text: string, language: Language): Features {
  const tokens = tokensOf(text)
  return { words: countWords(tokens, language), pieces: countPieces(tokens) }
}
