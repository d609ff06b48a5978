import type { Language } from '#contract/language.ts'
import { fold, words } from '../reading/fold.ts'

const MOST_WORDS = 14
const MOST_CHARACTERS = 120

/**
 * The member's words as they may stand inside an answer: one line, no marks that would format it, and no question
 * marks, because an answer asks at most one question and it is its own.
 */
export function plainWords(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[*_`#|<>[\]{}\\~¿?]+/g, '')
    .replace(/["“”«»]/g, '’')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:!¡’'-]+|[\s.,;:!'-]+$/g, '')
}

export function shorten(text: string, most = MOST_WORDS): string {
  const plain = plainWords(text)
  const few = plain.split(' ').slice(0, most).join(' ').slice(0, MOST_CHARACTERS)
  return few === plain ? plain : `${few.replace(/[\s.,;:\uD800-\uDBFF]+$/, '')}…`
}

export const quoted = (text: string): string => `“${shorten(text)}”`

const GREETING =
  /^(?:(?:hi|hey|hello|yo|ola|oi|hola|buenas|buenos dias|bom dia|boa tarde|boa noite|coach)\b[ ,!.]*){1,3}$/

/** The piece of a message worth repeating: its first sentence that says something. */
export function excerpt(message: string): string {
  const sentences = message.split(/(?:[!?;\n]|\.(?!\d))+/).filter((part) => words(part).length > 0)
  const telling = sentences.find((part) => words(part).length >= 3 && !GREETING.test(fold(part)))
  return shorten(telling ?? sentences[0] ?? message)
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

/** The same words said to the member instead of by them; null where that might come out wrong. */
export function toSecondPerson(text: string, language: Language): string | null {
  const plain = shorten(text)
  if (plain.endsWith('…') || CLAUSE_WORDS[language].test(fold(plain))) return null
  if (language === 'en') return replaceAll(plain, ENGLISH)
  const changed = replaceAll(plain, POSSESSIVES[language])
  return LEFT_OVER[language].test(fold(changed)) ? null : changed
}
