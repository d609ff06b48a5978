import type { Language } from '#contract/language.ts'
import { asksQuestion } from './asks-question.ts'

const withMark = (text: string, language: Language): string =>
  language === 'es' && !text.startsWith('¿') ? `¿${text}?` : `${text}?`

/** How a way of asking is written on a button: people type "how often do i do it". */
export function buttonText(way: string, language: Language): string {
  const spelt = language === 'en' ? way.replace(/\bi\b/g, 'I') : way
  const text = spelt.replace(
    /^([^\p{L}\p{N}]*)(\p{L})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  )
  return asksQuestion(text, language) && /[\p{L}\p{N}]$/u.test(text) ? withMark(text, language) : text
}
