import type { FieldProblem } from './errors.ts'
import { withLatinLetters } from './look-alike-rules.ts'

/** Why a password is easy to guess. */
type Guess = 'password-common' | 'password-pattern' | 'password-own'

/** Alphabet, digits and rows of keyboards: people type parts of these as passwords. */
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

/**
 * Common passwords in Portuguese, Spanish and combat sports, because the list of common passwords has mostly English
 * ones. In lower case, without accents and spaces.
 */
const FAMILIAR = new Set(
  `senha senhas minhasenha mudar mudarsenha trocar acesso entrar usuario admin administrador convidado visitante teste
  contrasena contrasenia clave miclave secreto cambiar cambiame acceso invitado prueba hola holamundo
  amor meuamor miamor teamo teamomuito teamomucho tequiero tequieromucho amorzinho saudade gatinha princesa princesita
  deus deusefiel jesus jesuscristo jesuseamor dios diosesamor familia minhafamilia mifamilia felicidade felicidad
  brasil brasilia portugal espana mexico argentina colombia chile peru venezuela
  flamengo corinthians palmeiras santos gremio vasco cruzeiro botafogo fluminense saopaulo internacional
  barcelona realmadrid bocajuniors riverplate chivas futebol futbol
  kiai boxe boxeo boxeador boxing boxer kickboxing muaythai jiujitsu brazilianjiujitsu bjj judo judoca karate karateca
  taekwondo capoeira wrestling grappling mma ufc luta lutador lutadora lucha luchador luchadora pelea peleador
  peleadora fight fighter fightcamp fighting train training trainfightwin treino treinar entrenar entreno entrena
  guerreiro guerreira guerrero guerrera warrior warriors campeao campea campeon campeona champion nocaute nocaut
  knockout tatame tatami dojo sensei sparring oss osu academia gimnasio coach treinador entrenador`.split(/\s+/),
)

const SHORTEST_RUN = 3
const LONGEST_UNIT = 4
/** A password needs at least this many characters that do not follow from the ones before. */
const LEAST_FREE = 4
const LEAST_BESIDE_OWN = 5
/** A date has eight digits. More digits around a word make it harder to guess. */
const MOST_AROUND_WORD = 8

/**
 * The problem of a new password that can be found without the long list of common passwords, which only the
 * server has. The browser runs the same check before it sends a form.
 */
export function newPasswordProblem(password: string, limit: number, own: readonly string[]): FieldProblem | undefined {
  if (password.length < limit) return { problem: 'too-short', limit }
  const problem = findGuess(password, own)
  return problem && { problem }
}

/** `own` is what others know about the person: e-mail address and name. */
export function findGuess(password: string, own: readonly string[]): Guess | undefined {
  const plain = fold(password)
  if (isUnitRepeated(plain) || new Set(plain).size < LEAST_FREE || freeCharacters(plain) < LEAST_FREE)
    return 'password-pattern'
  if (isMadeOfOwnWords(plain, own) || isMadeOfOwnWords(joined(plain), own)) return 'password-own'
  return wordsBehind(password).some(isFamiliar) ? 'password-common' : undefined
}

/**
 * What to look up in a list of common passwords: the password without spaces and signs, and the word that is left when
 * digits and signs around it are taken away and those inside are read as letters (p4$$w0rd).
 */
export function wordsBehind(password: string): string[] {
  const plain = fold(password)
  const core = withoutEnds(plain)
  const words = [plain, core, readDigitsAsLetters(core), withoutEnds(readDigitsAsLetters(plain))]
  return [...new Set(words.map(joined))].filter((word) => word !== '')
}

/** Strips characters that are no letters from both ends, unless there are too many of them to guess. */
function withoutEnds(plain: string): string {
  const core = plain.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  const around = plain.replace(core, '')
  return freeCharacters(around) > MOST_AROUND_WORD ? plain : core
}

const LETTERS_OF_DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function readDigitsAsLetters(plain: string): string {
  return plain.replaceAll(/[013457@$!]/g, (sign) => LETTERS_OF_DIGITS[sign] ?? sign)
}

/** Whether the text is one or two of these words. Three or more are a passphrase. */
function isFamiliar(word: string): boolean {
  if (FAMILIAR.has(word)) return true
  for (let at = 1; at < word.length; at++)
    if (FAMILIAR.has(word.slice(0, at)) && FAMILIAR.has(word.slice(at))) return true
  return false
}

/** Removes capitals, accents, invisible characters and look-alike letters, because guessing programs try such variants. */
function fold(text: string): string {
  return withLatinLetters(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{Cf}]/gu, ''),
  )
}

/** Keeps only letters and digits. */
function joined(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Matches 121212, abcabc, 20262026, also with an incomplete last unit: 12121. */
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

/** How many characters from there on follow one of the rows; 0 when the run is too short to count. */
function runLength(text: string, from: number): number {
  let to = from + SHORTEST_RUN
  while (to <= text.length && SEQUENCES.some((row) => row.includes(text.slice(from, to)))) to++
  return to - from > SHORTEST_RUN ? to - 1 - from : 0
}

/** Whether the text is the name, the address or the product's name, with at most a year or a sign added. */
function isMadeOfOwnWords(plain: string, own: readonly string[]): boolean {
  const rest = ownWords(own).reduce((text, word) => text.replaceAll(word, ''), plain)
  if (rest === plain) return false
  const letters = rest.replaceAll(/[^\p{L}]/gu, '')
  return letters === '' || (letters.length < LEAST_FREE && freeCharacters(rest) < LEAST_BESIDE_OWN)
}

/** Longest first, so that a whole name is removed before its parts. */
function ownWords(own: readonly string[]): string[] {
  const whole = own.map(fold)
  const domains = whole.flatMap((text) => text.split('@').slice(1))
  // Without the top-level domain: "com" says nothing about the person.
  const names = [
    'kiai',
    ...whole.map((text) => text.replace(/@.*$/, '')),
    ...domains.map((name) => name.replace(/\.[^.]*$/, '')),
  ]
  const parts = names.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  const texts = [...whole, ...domains, ...names]
  const words = new Set([...texts, ...texts.map(joined), ...parts].filter((word) => word.length >= SHORTEST_RUN))
  return [...words].sort((a, b) => b.length - a.length)
}
