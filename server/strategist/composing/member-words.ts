import type { Language } from '#contract/language.ts'
import { fold, words } from '../reading/fold.ts'

const MOST_WORDS = 14
const MOST_CHARACTERS = 120
const ENOUGH_FOR_A_CLAUSE = 5

const TAG = /<\/?[a-z][^<>]{0,200}>/gi
const LINK = /\[([^[\]]{0,200})\]\([^()\s]{0,400}\)/g
/** Without tags, and with the words of links but not where they lead. */
const withoutMarkup = (text: string): string => text.replace(TAG, '').replace(LINK, '$1')

/**
 * The member's words for use inside an answer: one line, no Markdown, and no question
 * marks, because an answer asks at most one question of its own.
 */
export function plainWords(text: string): string {
  return withoutMarkup(text)
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[*_`#|<>[\]{}\\~¿?]+/g, '')
    .replace(/["“”«»]/g, '’')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:!¡’'-]+|[\s.,;:!'-]+$/g, '')
}

export function shorten(text: string, most = MOST_WORDS): string {
  const plain = plainWords(text)
  const few = plain.split(' ').slice(0, most).join(' ').slice(0, MOST_CHARACTERS)
  if (few === plain) return plain
  // What ends with a clause reads better than what breaks off in the middle of one.
  const clause = few.slice(0, Math.max(...[...few.matchAll(/[,;:] /g)].map(({ index }) => index), 0))
  if (clause.split(' ').length >= ENOUGH_FOR_A_CLAUSE) return clause
  return `${few.replace(/[\s.,;:\uD800-\uDBFF]+$/, '')}…`
}

export const quoted = (text: string): string => `“${shorten(text)}”`

const GREETING =
  /^(?:(?:hi|hey|hello|yo|ola|oi|hola|buenas|buenos dias|bom dia|boa tarde|boa noite|coach)\b[ ,!.]*){1,3}$/

/** The part of a message to repeat: its first sentence with content. */
export function excerpt(message: string): string {
  // What a link leads to has full stops.
  const sentences = withoutMarkup(message)
    .split(/(?:[!?;\n]|\.(?!\d))+/)
    .filter((part) => words(part).length > 0)
  const meaningful = sentences.find((part) => words(part).length >= 3 && !GREETING.test(fold(part)))
  return shorten(meaningful ?? sentences[0] ?? message)
}

const CLAUSE_WORDS: Record<Language, RegExp> = {
  en: /\b(?:we|us|our|ours|you|your|yours|yourself)\b/,
  pt: /\b(?:que|quando|se|porque|pq|enquanto|como|onde|nos|nosso|nossa|voce|eu|estou|to|tenho|sou|vou|fico|sinto|acho|consigo|preciso|quero|posso|sei|faco)\b/,
  es: /\b(?:que|cuando|si|porque|mientras|como|donde|nos|nuestro|nuestra|tu|te|yo|estoy|tengo|soy|voy|siento|creo|puedo|necesito|quiero|se|hago|quedo)\b/,
}

const POSSESSIVES: Record<'pt' | 'es', readonly [RegExp, string][]> = {
  pt: [
    [/\bminhas\b/gi, 'suas'],
    [/\bminha\b/gi, 'sua'],
    [/\bmeus\b/gi, 'seus'],
    [/\bmeu\b/gi, 'seu'],
    [/\bcomigo\b/gi, 'com você'],
    [/\bme (?=\p{L}+r\b)/giu, 'se '],
    [/(?<=\p{L}r)-me\b/giu, '-se'],
  ],
  es: [
    [/\bmis\b/gi, 'tus'],
    [/\bmi\b/gi, 'tu'],
    [/\bconmigo\b/gi, 'contigo'],
    [/(?<=\p{L}[aei]r)me\b/giu, 'te'],
    [/(?<=\p{L}[áéí]r)me/giu, 'te'],
  ],
}
const LEFT_OVER: Record<'pt' | 'es', RegExp> = { pt: /\b(?:me|mim|meu|minha)\b/, es: /\b(?:me|mi|mio|mia)\b/ }

const ENGLISH: readonly [RegExp, string][] = [
  [/\bi['’]m\b|\bim\b|\bi am\b/gi, 'you are'],
  [/\bi was\b/gi, 'you were'],
  [/\bi['’]ve\b|\bive\b/gi, 'you have'],
  [/\bi['’]ll\b/gi, 'you will'],
  [/\bi['’]d\b/gi, 'you would'],
  [/\bi\b/gi, 'you'],
  [/\bam\b/gi, 'are'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmine\b/gi, 'yours'],
  [/\bmy\b/gi, 'your'],
  [/\bme\b/gi, 'you'],
]

const replaceAll = (text: string, rules: readonly [RegExp, string][]): string =>
  rules.reduce((changed, [from, to]) => changed.replace(from, to), text)

/** The same words in the second person; null if the result might be wrong. */
export function toSecondPerson(text: string, language: Language): string | null {
  const plain = shorten(text)
  if (plain.endsWith('…') || CLAUSE_WORDS[language].test(fold(plain))) return null
  if (language === 'en') return replaceAll(plain, ENGLISH)
  const changed = replaceAll(plain, POSSESSIVES[language])
  return LEFT_OVER[language].test(fold(changed)) ? null : changed
}

const BOUNDARY: Record<Language, RegExp> = {
  en: /[.,;:!?\n(]|\b(?:but|because|and|so|although|though|however|while|since|when)\s/gi,
  pt: /[.,;:!?\n(]|(?<!\p{L})(?:mas|porque|pq|e|só que|so que|porém|porem|então|entao|pois|quando)\s/giu,
  es: /[.,;:!?¿¡\n(]|(?<!\p{L})(?:pero|porque|pq|y|así que|asi que|aunque|entonces|cuando)\s/giu,
}
const MOST_CLAUSE_WORDS = 14

/**
 * Extends a phrase to the beginning of its clause in the message: "ignores me" → "my team ignores me".
 * A phrase without a subject reads badly when it is repeated.
 */
export function wholeClause(phrase: string, message: string, language: Language): string {
  const start = message.indexOf(phrase)
  if (start <= 0) return phrase
  const before = message.slice(0, start)
  let from = 0
  for (const boundary of before.matchAll(BOUNDARY[language])) from = boundary.index + boundary[0].length
  const whole = message.slice(from, start + phrase.length).trim()
  return whole.split(/\s+/).length <= MOST_CLAUSE_WORDS ? whole : phrase
}

/** Articles before an event that "your" replaces. */
export const EVENT_ARTICLES: Record<Language, RegExp> = {
  en: /^(?:my|a|an|the|this|that|another)\s+/i,
  pt: /^(?:[ao]\s+)?(?:minha|meu|uma?|a|o|esta|este|essa|esse)\s+/i,
  es: /^(?:mi|una?|el|la|esta|este|esa|ese)\s+/i,
}

const FEMININE =
  /^(?:luta|competicao|entrevista|apresentacao|prova|reuniao|estreia|final|graduacao|audicao|palestra|inauguracao|viagem|primeira|proxima|segunda|formatura|faixa|negociacao|disputa|semifinal|banca|cirurgia|mudanca)$/
const MASCULINE =
  /^(?:torneio|campeonato|exame|combate|lancamento|evento|concurso|seminario|primeiro|proximo|teste|vestibular|treino|camp|duelo|prazo|desafio|jogo)$/

/** "Your" before an event; null if its gender is unknown. */
export function ownerOf(event: string, language: Language): string | null {
  if (language === 'en') return 'your'
  if (language === 'es') return 'tu'
  for (const word of words(event).slice(0, 2)) {
    if (FEMININE.test(word)) return 'sua'
    if (MASCULINE.test(word)) return 'seu'
  }
  return null
}
