import { withLatinLetters } from '#contract/look-alike-rules.ts'

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,24}));/gi

function decoded(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) {
    const accented = /^([a-z])(?:acute|grave|circ|tilde|uml|cedil|ring|caron)$/i.exec(name)?.[1]
    // The others of a single character are invisible (&shy;, &zwj;) or no letters.
    return (
      accented ?? NAMED[name.toLowerCase()] ?? (/^(?:shy|zwj|zwnj|zerowidthspace|lrm|rlm)$/i.test(name) ? '' : whole)
    )
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Letters that are drawn as nothing, and the blank of Braille. */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u3164\uffa0]+/gu
const TAG = /<!--[^<>]{0,300}-->|<\/?[a-z][^<>]{0,300}>/gi
const LINK = /!?\[([^[\]]{0,300})\](?:\([^()]{0,500}\)|\[[^[\]]{0,100}\])/g
/** Between two letters these are Markdown, or are read over. */
const MARKS = /(?<=\p{L})[*_~`\\^|]+(?=\p{L})/gu
const DOTS = /(?<=\p{L})[.·\u2027]+(?=\p{L})/gu
/** Also at the end of a line. The pronouns that Portuguese hangs on its verbs are words of their own. */
const HYPHENS = /(?<=\p{L})[-‐‑]+\s?(?=\p{L})(?!(?:l?[oa]s?|se|me|te|lhes?|n[oa]s?|vos)(?!\p{L}))/gu
/** A word that is spelt out: "l a x a t i v e", "l-a-x". */
const SPELT_OUT = /(?<![a-z])(?:[a-z][ .*_-]){3,}[a-z](?![a-z])/g

/** Digits and signs that stand for a letter inside a word: "k1ll", "k!ll", "l4xatives". */
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

/** What a reader sees: nothing invisible, no markup, and every letter as the Latin one it looks like. In lower case. */
function visible(text: string, invisible: '' | ' '): string {
  const plain = text
    .replace(INVISIBLE, invisible)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\u2800/g, ' ')
    .replace(LINK, '$1')
    .replace(TAG, '')
  return withLatinLetters(plain)
}

/**
 * The ways in which a text may be read: with a space for each mark inside a word ("take**laxatives**daily"), with none
 * ("lax**at**ives"), with letters for the digits inside words ("k1ll"), and with a space for each invisible character.
 * Only those that differ.
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
