import { keepLast } from '../reading/keep-last.ts'
import { seenText } from './visible-text.ts'

/** Abbreviations in all three languages together, because members mix them. */
const SHORTHAND: Readonly<Record<string, string>> = {
  anymore: 'any more',
  wanna: 'want to',
  gonna: 'going to',
  kms: 'kill myself',
  cannot: 'cant',
  cuz: 'because',
  n: 'nao',
  naum: 'nao',
  tou: 'to',
  estou: 'to',
  pra: 'para',
  pro: 'para o',
  vc: 'voce',
  q: 'que',
  k: 'que',
  ke: 'que',
  kero: 'quero',
  qro: 'quero',
  kiero: 'quiero',
  qiero: 'quiero',
  kilo: 'kg',
  kilos: 'kg',
  quilo: 'kg',
  quilos: 'kg',
  kgs: 'kg',
  lbs: 'lb',
  pounds: 'lb',
  pound: 'lb',
  libras: 'lb',
  ko: 'knockout',
  kod: 'koed',
  weighin: 'weigh in',
  weighins: 'weigh in',
}

/** Words that are long and rare enough to be recognised with one wrong letter. */
const MISSPELT = [
  'suicide',
  'suicidal',
  'suicidio',
  'suicidarme',
  'laxative',
  'laxatives',
  'laxante',
  'laxantes',
  'diuretic',
  'diuretics',
  'diuretico',
  'diureticos',
  'dehydrate',
  'desidratar',
  'deshidratar',
  'steroids',
  'esteroides',
  'anabolizante',
  'anabolizantes',
  'anabolicos',
  'clenbuterol',
  'testosterone',
  'testosterona',
  'concussion',
  'concussao',
  'conmocion',
  'nocauteado',
  'nocauteada',
  'noquearon',
  'vomitar',
  'vomiting',
  'bulimia',
  'anorexia',
  'headache',
  'unconscious',
  'inconsciente',
  'desmaiei',
  'threatens',
  'amenaza',
]
/** By their first letter, which is rarely wrong. */
const MISSPELT_BY_LETTER = new Map<string | undefined, string[]>()
for (const right of MISSPELT) MISSPELT_BY_LETTER.set(right[0], [...(MISSPELT_BY_LETTER.get(right[0]) ?? []), right])
const REAL_WORDS = new Set(['concession', 'concessao', 'vomitas', 'vomitan', 'amenazo', 'suicida', 'commocion'])

/** Longer "words" are noise, and the limit keeps every pattern linear. */
const LONGEST_WORD = 24

/**
 * Only the words of a visible text: no apostrophes, one space around each, and " . " at the end of a sentence, so that a
 * pattern can match within one sentence.
 */
export function plainWords(visible: string): string {
  const bare = visible
    .replace(/['’‘`´]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(\d)[.,](?=\d)/g, '$1_')
    .replace(/[.!?\n…]/g, ' . ')
    .replace(/[^a-z0-9_.]/g, ' ')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
  const words = bare.split(' ').flatMap((word) => (word === '' ? [] : [mended(word.slice(0, LONGEST_WORD))]))
  return ` ${words.join(' ')} `
}

/** The plain words of a text as a reader sees it. The earlier messages of a talk are asked for with each new one. */
export const wordsOf = keepLast((text: string): string => plainWords(seenText(text)))

export function sentencesOf(words: string): string[] {
  return words.split(' . ').map((sentence) => ` ${sentence.trim()} `)
}

function mended(word: string): string {
  const whole = Object.hasOwn(SHORTHAND, word) ? SHORTHAND[word] : undefined
  if (whole !== undefined) return whole
  if (word.length < 6) return word
  const rights = MISSPELT_BY_LETTER.get(word[0])
  if (!rights || REAL_WORDS.has(word) || rights.includes(word)) return word
  return rights.find((right) => isOneSlipFrom(word, right)) ?? word
}

/** One letter wrong, missing, too many, or two neighbours swapped. */
function isOneSlipFrom(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === right[start]) start++
  const rest = word.slice(start)
  const rightRest = right.slice(start)
  return (
    rest.slice(1) === rightRest ||
    rest === rightRest.slice(1) ||
    rest.slice(1) === rightRest.slice(1) ||
    (rest[0] === rightRest[1] && rest[1] === rightRest[0] && rest.slice(2) === rightRest.slice(2))
  )
}
