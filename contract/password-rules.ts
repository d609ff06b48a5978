import type { FieldProblem } from './errors.ts'

/** Why a password is among the first that anybody would guess. */
type Guess = 'password-pattern' | 'password-own'

/** Letters, digits and what lies side by side on keyboards, in the order of which people type "passwords". */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjklç',
  'asdfghjklñ',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
]
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].reverse().join('')])

const SHORTEST_RUN = 3
const LONGEST_UNIT = 4
/** A password is worth at least so many characters that do not follow from those before. */
const LEAST_FREE = 4
const LEAST_BESIDE_OWN = 5

/**
 * What is wrong with a new password, as far as can be said without the long list of common ones, which only the
 * server has. The browser asks the same question before a form is sent.
 */
export function newPasswordProblem(password: string, limit: number, own: readonly string[]): FieldProblem | undefined {
  if (password.length < limit) return { problem: 'too-short', limit }
  const problem = findGuess(password, own)
  return problem && { problem }
}

/** `own` is what anybody knows of the person: e-mail address and name. */
export function findGuess(password: string, own: readonly string[]): Guess | undefined {
  const plain = fold(password)
  if (isUnitRepeated(plain) || new Set(plain).size < LEAST_FREE || freeCharacters(plain) < LEAST_FREE)
    return 'password-pattern'
  return isMadeOfOwnWords(plain, own) ? 'password-own' : undefined
}

/** Without capitals and accents: whoever guesses tries both. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** 121212, abcabc, 20262026 and what breaks off in the middle: 12121. */
function isUnitRepeated(plain: string): boolean {
  for (let unit = 1; unit <= LONGEST_UNIT && unit * 2 <= plain.length; unit++)
    if (plain.slice(unit) === plain.slice(0, -unit)) return true
  return false
}

/** How many characters are left when a run along a row (abcdef, 987654, asdfgh) and a repeated character count as one. */
function freeCharacters(plain: string): number {
  const single = plain.replaceAll(/(.)\1+/gsu, '$1')
  let free = 0
  for (let at = 0; at < single.length; free++) at += Math.max(1, runLength(single, at))
  return free
}

/** How far the text follows one of the rows from there, 0 when that is nothing to speak of. */
function runLength(text: string, from: number): number {
  let to = from + SHORTEST_RUN
  while (to <= text.length && SEQUENCES.some((row) => row.includes(text.slice(from, to)))) to++
  return to - from > SHORTEST_RUN ? to - 1 - from : 0
}

/** The name, the address or the product's name, with hardly more than a year or a sign besides. */
function isMadeOfOwnWords(plain: string, own: readonly string[]): boolean {
  const rest = ownWords(own).reduce((text, word) => text.replaceAll(word, ''), plain)
  if (rest === plain) return false
  const letters = rest.replaceAll(/[^\p{L}]/gu, '')
  return letters === '' || (letters.length < LEAST_FREE && freeCharacters(rest) < LEAST_BESIDE_OWN)
}

/** The longest first, so that a name is taken out whole before its parts are. */
function ownWords(own: readonly string[]): string[] {
  const whole = ['kiai', ...own.map((text) => fold(text).replace(/@.*$/, ''))]
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  const joined = whole.map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, ''))
  const words = new Set([...whole, ...joined, ...parts].filter((word) => word.length >= SHORTEST_RUN))
  return [...words].sort((a, b) => b.length - a.length)
}
