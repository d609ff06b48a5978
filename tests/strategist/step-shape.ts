import type { Language } from '#contract/language.ts'
import { folded, wordsOf } from './plain-text.ts'

export interface WrittenStep {
  label: string
  text: string
}

/** The numbered steps of a plan as the member reads them: "1. **Today:** Write…". Lists in other answers are no steps. */
export function stepsIn(markdown: string): WrittenStep[] {
  return [...markdown.matchAll(/^\d+\. \*\*(?<label>[^:*\n]+?):\*\* (?<text>.*)$/gm)].map((match) => {
    const { label = '', text = '' } = match.groups ?? {}
    return { label, text }
  })
}

const TIME: Record<Language, RegExp> = {
  en: /\b(today|tonight|tomorrow|now|this|every|each|daily|weekly|by|on|before|until|within|in)\b/i,
  pt: /(?<!\p{L})(hoje|amanhã|agora|esta|este|toda|todo|cada|até|no dia|na|antes|em)(?!\p{L})/iu,
  es: /(?<!\p{L})(hoy|mañana|ahora|esta|este|ese|cada|todos|todas|a más tardar|hasta|el|antes|en)(?!\p{L})/iu,
}
export const namesATime = (label: string, language: Language): boolean => TIME[language].test(label)

/** First words of a statement, not of an instruction. */
const NOT_A_VERB: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the a an your my this that these those it there if when while before after during with without in on at for from by to of and or but because no not never always every each one two three some any all more most only just then also you i we they he she who what which how is are was were'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'o a os as um uma uns umas seu sua seus suas meu minha este esta esse essa isso se quando enquanto antes depois durante com sem em no na nos nas de do da dos das para por pelo pela e ou mas porque nunca sempre todo toda cada dois tres algum qualquer mais so apenas entao tambem voce eu nos eles ela quem que qual como e sao foi'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una unos unas tu tus mi mis este esta ese esa eso si cuando mientras antes despues durante con sin en de del al para por y o pero porque nunca siempre todo toda cada dos tres algun cualquier mas solo entonces tambien yo nosotros ellos ella quien que cual como es son fue'.split(
      ' ',
    ),
  ),
}
/** Imperatives for "você" and "tú" end in a vowel, except the short ones. */
const SHORT_IMPERATIVES = new Set('haz pon ten ven sal di ve se da de va'.split(' '))

/** Whether a step begins with an imperative. */
export function beginsWithVerb(text: string, language: Language): boolean {
  const [first = '', second = ''] = wordsOf(folded(text))
  const word = first === 'nao' || (first === 'no' && language === 'es') || first === 'don’t' ? second : first
  const bare = word.split('-')[0] ?? word
  if (language === 'en') return word !== '' && !NOT_A_VERB.en.has(word) && !/\w{3}(?:ing|tion|ness)$/.test(bare)
  if (SHORT_IMPERATIVES.has(bare)) return true
  return (
    !NOT_A_VERB[language].has(bare) && /(?:[aeo]|[aei]s|[ae][mn]|pon)$/.test(bare) && !/(?:cao|cion|mente)$/.test(bare)
  )
}
