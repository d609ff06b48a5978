import { LANGUAGES, type Language } from '#contract/language.ts'
import { words } from './fold.ts'

/** Frequent words that only one of the three languages has, folded. */
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
/** So many own words more than the interface's language has make it another language. */
const CLEARLY_MORE = 3

/** The language a text is written in: that of the interface, unless it clearly is another one. */
export function textLanguage(text: string, language: Language): Language {
  const said = words(text)
  const own = (each: Language): number => said.filter((word) => OWN_WORDS[each].has(word)).length
  const [other] = LANGUAGES.filter((each) => each !== language).toSorted((one, two) => own(two) - own(one))
  return other !== undefined && own(other) >= own(language) * 2 + CLEARLY_MORE ? other : language
}
