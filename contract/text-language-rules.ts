import { LANGUAGES, type Language } from './language.ts'

/** Frequent words that only one of the three languages has, in lower case without accents. */
const OWN_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and i my is it to of for with that this im dont cant how what when why do does have has had was are you your but not they he she we if from about just get got been before after'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'nao minha meu uma um com pra vou voce vc eu ele ela isso muito mas quando tenho estou ta tambem ja sou foi do da no na os ao pelo depois treino luta academia quero consigo estava'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las una y mi con para pero muy cuando tengo estoy yo es del al lo le porque hay esta este eso soy fue quiero puedo pelea entreno gimnasio hago despues antes mis su'.split(
      ' ',
    ),
  ),
}
/** So many own words more than the expected language has make it another language. */
const CLEARLY_MORE = 3

/** The language of these words: the expected one, unless they clearly are another one. */
export function languageOfWords(words: readonly string[], expected: Language): Language {
  const own = (each: Language): number => {
    let count = 0
    for (const word of words) if (OWN_WORDS[each].has(word)) count++
    return count
  }
  const [other] = LANGUAGES.filter((each) => each !== expected)
    .map((each) => ({ each, count: own(each) }))
    .toSorted((one, two) => two.count - one.count)
  return other !== undefined && other.count >= own(expected) * 2 + CLEARLY_MORE ? other.each : expected
}
