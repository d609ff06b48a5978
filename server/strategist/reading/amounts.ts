import type { Language } from '#contract/language.ts'
import { cut, type MemberText } from './member-text.ts'
import { NUMBER, readNumber } from './number-words.ts'

const FIGURE = String.raw`\d[\d.,]{0,15}`
const MONEY = new RegExp(
  [
    String.raw`(?:r\$|us\$|u\$s?|mx\$|\$|€|£|\b(?:usd|brl|eur|mxn|ars|cop|clp|gbp)\b) ?${FIGURE}(?: ?(?:mil|milhao|milhoes|mi|k|m|thousand|million|millon(?:es)?)\b)?`,
    String.raw`\b${FIGURE} ?(?:mil |k |m |milhoes de |milhao de |millones de |thousand |million |grand )?(?:de )?(?:dollars?|dolares|dolar|reais|real(?! )|euros?|pesos?|soles|bucks|pounds?|quid|usd|brl|eur|contos|pila|libras|colones|bolivares)\b`,
    String.raw`\b(?:(?:a|one|two|three|four|five|six|ten|twenty|fifty|hundred|thousand|million|um|dois|duas|tres|quatro|cinco|dez|vinte|cem|duzentos|trezentos|quinhentos|mil|un|dos|cuatro|diez|veinte|cincuenta|cinquenta|cien|quinientos) ){1,4}(?:dollars|dolares|reais|euros|pesos|soles|bucks|pounds)\b`,
    String.raw`(?<!\b(?:ran|run|running|corri|correr|corro|de|uns|unos) )\b\d{1,4}k\b(?! (?:run|race|without|sem|sin))`,
    // Without a currency, if the words around it are about money.
    String.raw`(?<=\b(?:save|saved|owe|short|earn|pay|want|juntar|guardar|economizar|faltam?|devo|deve|sao|ganhar|ahorrar|faltan?|debo|gano|pedir) (?:up |about |around |uns |umas |unos |unas |casi |quase )?)(?:\d{1,3}(?:[.,]\d{3})+|\d{3,6})(?! ?(?:people|members|students|days|hours|km|kg|alunos|pessoas|dias|horas|alumnos|personas))\b(?: mil\b)?`,
    String.raw`\b(?:\d{1,3}(?:[.,]\d{3})+|\d{3,6})(?= (?:short|a month|per month|a week more|por mes|al mes|a mais)\b)`,
    String.raw`\b\d{1,3}(?:[.,]\d)? mil\b(?! (?:vezes|veces|pessoas|personas|seguidores|coisas|cosas))`,
  ].join('|'),
  'g',
)
const MOST_DIGITS = 12
/** "$1h30", "$1:30": a time, or the beginning of a longer number. */
const GOES_ON = /^(?:[.,:]?\d|h(?![a-z]))/

/** More digits, or more decimals, than money has: "1.3333333". */
function isAmount(said: string): boolean {
  const figure = /\d[\d.,]*\d|\d/.exec(said)?.[0] ?? ''
  if (figure.replace(/\D/g, '').length > MOST_DIGITS) return false
  // Thousands are in threes.
  return /^\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?$/.test(figure) || figure === ''
}

/** An amount with its currency, as written. */
export function findMoney(text: MemberText): string | undefined {
  const match = [...text.folded.matchAll(MONEY)].find(({ 0: said, index }) => {
    const isWhole = !/\d[.,]?$/.test(text.folded.slice(Math.max(0, index - 2), index))
    return isWhole && !GOES_ON.test(text.folded.slice(index + said.length)) && isAmount(said)
  })
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
  pt: String.raw`\b(?:(?:dar|daria|dava) (?:uma )?nota[^.!?\d]{1,40}\b(?:seria|e|daria)(?: um)?|nota|confianca(?: e| esta| ta)?(?: em)?(?: de)?(?: um)?:?|me dou(?: um)?|(?:1|um|0|zero) ?(?:a|-|ate) ?(?:10|dez),? ?(?:e |diria |eu diria |estou |to |acho que |uns |seria )?(?:em )?(?:um )?)`,
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

/** A rating from 1 to 10, or undefined. */
function toConfidence(mark: number | null): number | undefined {
  return mark === null || mark > 10 ? undefined : Math.max(1, Math.round(mark))
}

const HEDGE: Record<Language, string> = {
  en: `(?:(?:i'?d say|i would say|i guess|maybe|probably|about|around|like|say|just|only|honestly|somewhere|it'?s|its|i'?m(?: at)?|so|hm+|well|at|right now|today|an?|now)[ ,.]+)*`,
  pt: `(?:(?:eu |acho|diria|que|talvez|uns?|umas?|mais ou menos|quase|tipo|so|hoje|e|eh|seria|sei la|to|estou|em|nota|agora)[ ,.]+)*`,
  es: `(?:(?:yo|creo|que|diria|quizas?|tal vez|unos?|unas?|un|mas o menos|casi|como|solo|hoy|es|seria|no se|estoy|en|nota|ahora)[ ,.]+)*`,
}
const AFTER_MARK = String.raw`(?:[ ,.!]+(?:if|i guess|i think|maybe|right now|today|now|out of|because|cause|but|and|se|acho|talvez|hoje|agora|porque|pq|mas|si|creo|quizas?|hoy|ahora|pero|tal vez|por|no maximo)\b.*)?`
const alone = (language: Language): RegExp =>
  new RegExp(String.raw`^${HEDGE[language]}(?<mark>\d{1,2}(?:[.,]\d)?|${NUMBER[language]})${AFTER_MARK}[ .!]*$`)
const ALONE = { en: alone('en'), pt: alone('pt'), es: alone('es') }
const ASKS_ITSELF = /\b(?:number|scale|rate|score|numero|nota|escala)\b/

/** A rating that was asked for: alone or with a hedge such as "about". "Two days off" is no rating. */
export function findMark(text: MemberText, language: Language): number | undefined {
  const said = findConfidence(text, language)
  if (said !== undefined) return said
  const mark = ALONE[language].exec(text.folded)?.groups?.mark
  return mark === undefined ? undefined : toConfidence(readNumber(mark, language))
}

/** The member's confidence from 1 to 10. */
export function findConfidence(text: MemberText, language: Language): number | undefined {
  for (const pattern of CONFIDENCE[language]) {
    const mark = pattern.exec(text.folded)?.groups?.mark
    if (mark !== undefined) return toConfidence(readNumber(mark, language))
  }
  const mark = ASKS_ITSELF.test(text.folded) ? ALONE[language].exec(text.folded)?.groups?.mark : undefined
  return mark === undefined ? undefined : toConfidence(readNumber(mark, language))
}
