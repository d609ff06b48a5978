import type { Language } from '#contract/language.ts'
import { wordsOf } from './plain-text.ts'

/** Frequent words that exist in only one of the three languages. */
const TYPICAL_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the and you your is are it to of in on for with that this what when where how not do does if then by from or but they which one here today week each at an be have will it’s'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'não você em uma um com seu sua seus suas isso esse essa ao das na nas nos pelo pela mais quando então até hoje sem quem também já são é ou e os está dia semana depois pra foi faça cada vez você ele ela dele dela'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las y en con tu tus eso ese esa del al una un más cuando entonces hasta hoy sin quien también ya son es qué está día después cada vez lo le te ti haz eres fue pero'.split(
      ' ',
    ),
  ),
}
const SHARED = new Set([...TYPICAL_WORDS.pt].filter((word) => TYPICAL_WORDS.es.has(word)))

export function languageVotes(text: string): Record<Language, number> {
  const votes: Record<Language, number> = { en: 0, pt: 0, es: 0 }
  for (const word of wordsOf(text.toLowerCase())) {
    if (SHARED.has(word)) continue
    for (const language of ['en', 'pt', 'es'] as const) if (TYPICAL_WORDS[language].has(word)) votes[language] += 1
    if (/[ãõç]|[êâô]/.test(word)) votes.pt += 1
    if (/ñ|ción$/.test(word)) votes.es += 1
  }
  if (/[¿¡]/.test(text)) votes.es += 1
  return votes
}

/** The language of most of the text; null if it is not clear. */
export function languageOf(text: string): Language | null {
  const ranked = Object.entries(languageVotes(text)).sort(([, a], [, b]) => b - a) as [Language, number][]
  const [first, second] = ranked
  if (first === undefined || second === undefined || first[1] === 0) return null
  return first[1] >= 2 * second[1] ? first[0] : null
}
