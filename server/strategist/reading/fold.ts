import { keepLast } from './keep-last.ts'

const COMBINING_MARK = /\p{M}/u
const APOSTROPHES = new Set(['’', '‘', '`', '´', 'ʼ'])
const DASHES = new Set(['–', '—', '‐', '‑', '−'])

/** "1½" is 1.5; written out by its parts it would be 11/2. */
const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ['½', '.5'],
  ['¼', '.25'],
  ['¾', '.75'],
])
/** The decimals of a fraction sign, after a digit or with a zero before them; undefined for any other character. */
export function fractionAfter(character: string, before: string): string | undefined {
  const decimals = FRACTIONS.get(character)
  return decimals === undefined || /\d$/.test(before) ? decimals : `0${decimals}`
}

/** One character in lower case without accents; an empty string if nothing is left. */
export function foldCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 128) return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : character
  if (APOSTROPHES.has(character)) return "'"
  if (DASHES.has(character)) return '-'
  const known = seenLately.get(character)
  if (known !== undefined) return known
  let folded = ''
  for (const part of character.normalize('NFKD').toLowerCase()) if (!COMBINING_MARK.test(part)) folded += part
  if (seenLately.size >= MOST_SEEN) seenLately.clear()
  seenLately.set(character, folded)
  return folded
}

/** Accented letters are few and come again and again. */
const MOST_SEEN = 500
const seenLately = new Map<string, string>()

const ONLY_ASCII = /^[\x20-\x7e\s]*$/

const HAS_FRACTION = /[½¼¾]/
const BEYOND_ASCII = /[^ -~]/gu

function foldAnew(text: string): string {
  if (ONLY_ASCII.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim()
  let folded = ''
  // Only what a fraction sign becomes depends on what stands before it; all else is done at once.
  if (HAS_FRACTION.test(text))
    for (const character of text) folded += fractionAfter(character, folded.at(-1) ?? '') ?? foldCharacter(character)
  else folded = text.replace(BEYOND_ASCII, foldCharacter).toLowerCase()
  return folded.replace(/\s+/g, ' ').trim()
}

const foldKept = keepLast(foldAnew)
/** Shorter texts are folded faster than found. */
const WORTH_KEEPING = 100

/** Lower case without accents, one kind of apostrophe and single spaces, to compare spellings. */
export const fold = (text: string): string => (text.length < WORTH_KEEPING ? foldAnew(text) : foldKept(text))

/** The words of a text, folded, without punctuation. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
}
