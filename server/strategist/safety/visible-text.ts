import { withLatinLetters } from '#contract/look-alike-rules.ts'
import { fractionAfter } from '../reading/fold.ts'

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,24}));/gi

function decoded(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) {
    const accented = /^([a-z])(?:acute|grave|circ|tilde|uml|cedil|ring|caron)$/i.exec(name)?.[1]
    // The other single-character entities are invisible (&shy;, &zwj;) or no letters.
    return (
      accented ?? NAMED[name.toLowerCase()] ?? (/^(?:shy|zwj|zwnj|zerowidthspace|lrm|rlm)$/i.test(name) ? '' : whole)
    )
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Invisible letters and the Braille blank. */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]+/gu
const TAG = /<!--[^<>]{0,300}-->|<\/?[a-z][^<>]{0,300}>/gi
const LINK = /!?\[([^[\]]{0,300})\](?:\([^()]{0,500}\)|\[[^[\]]{0,100}\])/g
/** Between two letters these are Markdown or are ignored by readers. */
const MARKS = /(?<=\p{L})[*_~`\\^|]+(?=\p{L})/gu
const DOTS = /(?<=\p{L})[.·\u2027]+(?=\p{L})/gu
/** Also at the end of a line. Portuguese pronouns after a hyphen are separate words. */
const HYPHENS = /(?<=\p{L})[-‐‑]+\s?(?=\p{L})(?!(?:l?[oa]s?|se|me|te|lhes?|n[oa]s?|vos)(?!\p{L}))/gu
/** A word that is spelt out: "l a x a t i v e", "l-a-x". */
const SPELT_OUT = /(?<![a-z])(?:[a-z][ .*_-]){3,}[a-z](?![a-z])/g

/** Digits and signs used as letters inside a word: "k1ll", "k!ll", "l4xatives". */
const LETTER_SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '!': 'i',
  '@': 'a',
  $: 's',
}
const LETTER_SIGN = /(?<=[a-z])[013457!@$](?=[a-z])|(?<![a-z0-9])[5$@](?=[a-z]{3})/g

const FRACTION = /[½¼¾]/g
/** Arabic, Devanagari and other digits. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu
/** The ten digits of a script follow each other, the zero first. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/** What a reader sees, in lower case: nothing invisible, no markup, and look-alike letters as Latin ones. */
function visible(text: string, invisible: '' | ' '): string {
  const plain = text
    .replace(INVISIBLE, invisible)
    .replace(FRACTION, (sign, place: number, all: string) => fractionAfter(sign, all.slice(0, place)) ?? sign)
    .normalize('NFKD')
    .replace(OTHER_DIGIT, latinDigit)
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\u2800/g, ' ')
    .replace(LINK, '$1')
    .replace(TAG, '')
  return withLatinLetters(plain)
}

/** The text as a reader sees it, the first of its variants. */
export const seenText = (source: string): string => visible(source.replace(ENTITY, decoded), '')

/**
 * The variants of a text: with a space for each mark inside a word ("take**laxatives**daily"), without marks
 * ("lax**at**ives"), with letters for the digits inside words ("k1ll"), and with a space for each invisible character.
 * Without duplicates.
 */
export function readings(source: string): string[] {
  const text = source.replace(ENTITY, decoded)
  const seen = visible(text, '')
  const joined = seen
    .replace(MARKS, '')
    .replace(DOTS, '')
    .replace(HYPHENS, '')
    .replace(SPELT_OUT, (word) => word.replace(/[^a-z]/g, ''))
  const lettered = joined.replace(LETTER_SIGN, (sign) => LETTER_SIGNS[sign] ?? sign)
  const parted = text.search(INVISIBLE) < 0 ? seen : visible(text, ' ')
  return [...new Set([seen, joined, lettered, parted])]
}
