import type { Language } from '#contract/language.ts'
import { asksQuestion } from './asks-question.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  que: 'qué',
  como: 'cómo',
  cuando: 'cuándo',
  cual: 'cuál',
  cuales: 'cuáles',
  donde: 'dónde',
  quien: 'quién',
  quienes: 'quiénes',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
  porque: 'por qué',
}
/** The word that a Spanish question begins with, which people type without its accent. */
const QUESTION_WORD =
  /^(¿?(?:(?:y|pero|entonces) )?(?:(?:a|con|de|en|hasta|para|cada|por) )?)(que|como|cuando|cuales|cual|donde|quienes|quien|cuant[oa]s?|porque)(?!\p{L})/iu

const asInSpanish = (text: string): string =>
  text.replace(QUESTION_WORD, (_, before: string, word: string) => before + ACCENTED[word.toLowerCase()])

/** A question with its marks. */
function withMarks(text: string, language: Language): string {
  const ended = /[\p{L}\p{N}]$/u.test(text) ? `${text}?` : text
  return language === 'es' && ended.endsWith('?') && !ended.includes('¿') ? `¿${ended}` : ended
}

/** How a way of asking is written on a button: people type "how often do i do it". */
export function buttonText(way: string, language: Language): string {
  const isQuestion = asksQuestion(way, language)
  const spelt =
    language === 'en' ? way.replace(/\bi\b/g, 'I') : language === 'es' && isQuestion ? asInSpanish(way) : way
  const text = spelt.replace(
    /^([^\p{L}\p{N}]*)(\p{L})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  )
  return isQuestion ? withMarks(text, language) : text
}
