import { foldCharacter } from '#server/strategist/reading/fold.ts'

const BEFORE = 50
const LENGTH = 160
const MOST_WORDS = 10

/** The words looked for, as the index knows them. */
export function searchWords(search: string): string[] {
  return (foldSameLength(search.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS)
}

/** Some of a text, around the first of the words where there is one, else from its beginning. */
export function excerpt(text: string, words: readonly string[]): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  const folded = foldSameLength(flat)
  const places = words.map((word) => placeOf(folded, word)).filter((place) => place !== -1)
  const first = places.length === 0 ? 0 : Math.min(...places)
  let start = first <= BEFORE ? 0 : flat.indexOf(' ', first - BEFORE) + 1
  if (start === 0 && first > BEFORE) start = first
  const cut = flat.slice(start, start + LENGTH).toWellFormed()
  return `${start > 0 ? '…' : ''}${cut}${start + LENGTH < flat.length ? '…' : ''}`
}

/** Where a word begins with it. */
function placeOf(folded: string, word: string): number {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${word}`, 'u').exec(folded)?.index ?? -1
}

/** Each character for one, so that a place in the folded text is the same place in the text. */
function foldSameLength(text: string): string {
  return text.replace(/[^\0-\x7f]|[A-Z]/gu, (character) => {
    const folded = foldCharacter(character)
    return folded.length === character.length ? folded : character
  })
}
