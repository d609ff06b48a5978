import type { Language } from '#contract/language.ts'
import { cut, type MemberText } from './member-text.ts'
import { NUMBER, readNumber } from './number-words.ts'

const FIGURE = String.raw`\d[\d.,]{0,15}`
const MONEY = new RegExp(
  [
    String.raw`(?:r\$|us\$|u\$s?|mx\$|\$|€|£|\b(?:usd|brl|eur|mxn|ars|cop|clp|gbp)\b) ?${FIGURE}(?: ?(?:mil|milhao|milhoes|mi|k|m|thousand|million|millon(?:es)?)\b)?`,
    String.raw`\b${FIGURE} ?(?:mil |k |m |milhoes de |milhao de |millones de |thousand |million |grand )?(?:de )?(?:dollars?|dolares|dolar|reais|real(?! )|euros?|pesos?|soles|bucks|pounds?|quid|usd|brl|eur|contos|pila|libras|colones|bolivares)\b`,
    String.raw`\b(?:(?:a|one|two|three|four|five|six|ten|twenty|fifty|hundred|thousand|million|um|dois|duas|tres|quatro|cinco|dez|vinte|cem|duzentos|trezentos|quinhentos|mil|un|dos|cuatro|diez|veinte|cincuenta|cinquenta|cien|quinientos) ){1,4}(?:dollars|dolares|reais|euros|pesos|soles|bucks|pounds)\b`,
    String.raw`\b\d{1,4}k\b`,
  ].join('|'),
)

/** A sum with its currency, as said. */
export function findMoney(text: MemberText): string | undefined {
  const match = MONEY.exec(text.folded)
  return match ? cut(text, match.index, match.index + match[0].length).replace(/[.,]$/, '') : undefined
}

const COUNTED: Record<Language, string> = {
  en: '(?! ?(?:fights|bouts|times|people|matches|rounds|clients|days|customers|of))',
  pt: '(?! ?(?:lutas|vezes|pessoas|rounds|clientes|dias|combates))',
  es: '(?! ?(?:peleas|veces|personas|rounds|asaltos|clientes|dias|combates))',
}
const OUT_OF: Record<Language, string> = {
  en: '(?:/|out of|of|on) ?(?:10|ten)',
  pt: '(?:/|de|em|sobre|entre) ?(?:10|dez)',
  es: '(?:/|de|sobre|entre) ?(?:10|diez)',
}
const RATED: Record<Language, string> = {
  en: String.raw`\b(?:(?:my )?confidence(?: level)?(?: is|'s)?(?: at| about| around)?(?: an?)?:?|rate (?:it|myself|my confidence)(?: at)?(?: an?)?|(?:1|one|0) ?(?:to|-) ?(?:10|ten),? ?(?:it's |i'd say |i'm |i am |maybe |about |around |probably )?(?:an? )?)`,
  pt: String.raw`\b(?:nota|confianca(?: e| esta| ta)?(?: em)?(?: de)?(?: um)?:?|me dou(?: um)?|(?:1|um|0|zero) ?(?:a|-|ate) ?(?:10|dez),? ?(?:e |diria |eu diria |estou |to |acho que |uns |seria )?(?:em )?(?:um )?)`,
  es: String.raw`\b(?:nota|confianza(?: es| esta)?(?: en)?(?: de)?(?: un)?:?|me doy(?: un)?|(?:1|uno|0|cero) ?(?:al?|-) ?(?:10|diez),? ?(?:es |diria |yo diria |estoy |creo que |unos )?(?:en )?(?:un )?)`,
}
const confidencePatterns = (language: Language): RegExp[] => {
  const mark = String.raw`(?<mark>\d{1,2}(?:[.,]\d)?|${NUMBER[language]})`
  return [
    new RegExp(String.raw`(?<![\d/.,])\b${mark} ?${OUT_OF[language]}(?![\d/])\b${COUNTED[language]}`),
    new RegExp(String.raw`${RATED[language]} ?${mark}\b(?![\d/%])`),
  ]
}
const CONFIDENCE = { en: confidencePatterns('en'), pt: confidencePatterns('pt'), es: confidencePatterns('es') }

/** A mark from 1 to 10, or nothing. */
export function toConfidence(mark: number | null): number | undefined {
  return mark === null || mark > 10 ? undefined : Math.max(1, Math.round(mark))
}

/** How sure a member is, as a mark from 1 to 10. */
export function findConfidence(text: MemberText, language: Language): number | undefined {
  for (const pattern of CONFIDENCE[language]) {
    const mark = pattern.exec(text.folded)?.groups?.mark
    if (mark !== undefined) return toConfidence(readNumber(mark, language))
  }
  return undefined
}
