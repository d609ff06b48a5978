import type { Language } from '#contract/language.ts'
import type { DayText } from '#server/strategist/strategist.ts'
import { type DateRule, dateRule } from './date-rule.ts'
import { addDays, addMonths } from './days.ts'
import { NUMBER, readNumber } from './number-words.ts'

type Unit = 'day' | 'week' | 'fortnight' | 'month' | 'year'

const UNITS: Record<Language, readonly [RegExp, Unit][]> = {
  en: [
    [/^d/, 'day'],
    [/^w/, 'week'],
    [/^f/, 'fortnight'],
    [/^m/, 'month'],
    [/^y/, 'year'],
  ],
  pt: [
    [/^d/, 'day'],
    [/^s/, 'week'],
    [/^q/, 'fortnight'],
    [/^m/, 'month'],
    [/^a/, 'year'],
  ],
  es: [
    [/^d/, 'day'],
    [/^s/, 'week'],
    [/^q/, 'fortnight'],
    [/^m/, 'month'],
    [/^a/, 'year'],
  ],
}

/** "Six weeks", "a month and a half", "mes y medio": named groups amount, unit, and half or more_half. */
const DURATION: Record<Language, string> = {
  en: String.raw`(?:about |around |roughly |only |just |exactly |less than |under |almost |like |the next |another )?(?<amount>a couple(?: of)?|half an?|an?|${NUMBER.en})? ?(?<half>and a half )?(?<unit>days?|wee?ks?|wks?|fortnights?|months?|mths?|years?|yrs?)(?:'s?)?(?<more_half> and a half)?\b`,
  pt: String.raw`(?:cerca de |uns |umas |mais ou menos |so |apenas |mais |menos de |quase |exatamente )?(?<amount>um par de|mei[oa]|${NUMBER.pt})? ?(?<half>e mei[oa] )?(?<unit>dias?|semanas?|quinzenas?|mes(?:es)?|anos?)(?<more_half> e mei[oa])?\b`,
  es: String.raw`(?:unos |unas |como |cerca de |mas o menos |solo |apenas |menos de |casi |exactamente )?(?<amount>un par de|medi[oa]|${NUMBER.es})? ?(?<half>y medi[oa] )?(?<unit>dias?|semanas?|quincenas?|mes(?:es)?|anos?)(?<more_half> y medi[oa])?\b`,
}

function readAmount(said: string | undefined, halved: boolean, language: Language): number | null {
  // "Mes y medio" needs no "un", but a bare "in weeks" gives no date.
  if (said === undefined) return halved ? 1 : null
  if (/^(half|mei|medi)/.test(said)) return 0.5
  if (/^(a couple|um par|un par)/.test(said)) return 2
  if (/^an?$/.test(said)) return 1
  return readNumber(said, language)
}

/** Reads both "in six weeks" and "six weeks to go". */
function after(language: Language): DateRule['read'] {
  return (said, today): DayText | null => {
    const halved = said.half !== undefined || said.more_half !== undefined
    const whole = readAmount(said.amount, halved, language)
    const unit = UNITS[language].find(([start]) => start.test(said.unit ?? ''))?.[1]
    if (whole === null || unit === undefined) return null
    const amount = halved ? whole + 0.5 : whole
    if (unit === 'day') return addDays(today, amount)
    if (unit === 'week') return addDays(today, 7 * amount)
    if (unit === 'fortnight') return addDays(today, 14 * amount)
    const months = unit === 'year' ? 12 * amount : amount
    return addDays(addMonths(today, Math.floor(months)), months % 1 === 0 ? 0 : 15)
  }
}

// "In six weeks of training" is a duration, and "3 times in 2 weeks" a frequency.
const NOT_HOW_OFTEN: Record<Language, string> = {
  en: '(?<!times )(?<!once )(?<!twice )',
  pt: '(?<!vezes )(?<!vez )(?<!(?<![\\d.,])\\d )',
  es: '(?<!veces )(?<!vez )(?<!(?<![\\d.,])\\d )',
}
/** "How often should I do the kata in a week?" and "quantas aulas em um mês" ask for a frequency, and name no day. */
const ASKS_HOW_OFTEN: Record<Language, string> = {
  en: String.raw`(?<=\bhow (?:often|many|much)\b[^.,;!?\n]*)`,
  pt: String.raw`(?<=\b(?:quant[ao]s?|de quanto em quanto)\b[^.,;!?\n]*)`,
  es: String.raw`(?<=\b(?:cuant[ao]s?|cada cuanto)\b[^.,;!?\n]*)`,
}
/** "We've lost 9 members in five weeks" tells what has been. */
const TOLD_OF_PAST: Record<Language, string> = {
  en: String.raw`(?<!\b(?:lost|gained|dropped|grew|won|made|sold|missed|had|went)\b[^.,;!?\n]{0,24})`,
  pt: String.raw`(?<!\b(?:perdi|perdemos|ganhei|ganhamos|engordei|emagreci|fiz|fizemos|sairam|faltei|tive)\b[^.,;!?\n]{0,24})`,
  es: String.raw`(?<!\b(?:perdi|perdimos|gane|ganamos|subi|baje|hice|hicimos|salieron|falte|tuve)\b[^.,;!?\n]{0,24})`,
}
const ONE_UNIT = String.raw`(?:an?|one|uma?|una?|1) (?:day|week|month|year|dia|semana|mes|ano)\b`

const NOT_WHAT_IT_TOOK: Record<Language, string> = {
  en: '(?! of\\b)(?! ago\\b)(?! straight\\b)',
  pt: '(?! de (?!hoje|agora))(?! atras\\b)(?! seguid)',
  es: '(?! de (?!hoy|ahora))(?! atras\\b)(?! seguid)',
}

// "Five fights in one day" says how many, not when.
const NOT_ONE_DAY = '(?!(?:one|a|the same|1|um|uma|un|una) (?:day|dia)\\b)'

const FORWARD: Record<Language, { before: string; leadIn: string; after: string }> = {
  en: {
    before: String.raw`\b(?:with)?in`,
    leadIn: String.raw`\b(?:(?:i|we)(?:'ve| have)?|got|have|there are|there's|only|just|still)`,
    after: String.raw`(?:from now(?! on\b)|from today|away|(?<!(?:years?|yrs?) )out(?! of)|left|to go|until|till|(?:to|before) (?:my|the|our)\b|to (?:prepare|get|train|be))`,
  },
  pt: {
    before: String.raw`\b(?:da(?:qu|k)i a|da(?:qu|k)i|dentro de|em|no prazo de|faltam?|faltando|restam?|de hoje a|n[ao]s proxim[ao]s)`,
    leadIn: String.raw`\b(?:tenho|temos|so|apenas|mais|sao)`,
    after: String.raw`(?:(?:para|pra|pro|ate)\b|de preparacao)`,
  },
  es: {
    before: String.raw`\b(?:dentro de|de aqui a|en(?: l[ao]s)?(?: proxim[ao]s)?|faltan?|faltando|(?:me |nos )?quedan?|restan?|en el plazo de)`,
    leadIn: String.raw`\b(?:tengo|tenemos|solo|apenas|son)`,
    after: String.raw`(?:(?:para|hasta)\b|de preparacion)`,
  },
}

// An event makes "six weeks to the fight" a date even without "I have".
const AWAITED: Record<Language, string> = {
  en: '(?:from now(?! on)|from today|away(?! from (?:home|my))|(?<!(?:years?|yrs?) )out(?! of)|to go|until|till|to (?:my|the)) ?',
  pt: String.raw`(?:(?:para|pra|pro|ate) (?:a |o )?|d[ao] )(?:minha|meu|luta|prova|campeonato|torneio|evento|estreia|entrevista)\b`,
  es: String.raw`(?:(?:para|hasta) (?:mi|la pelea|el torneo|el combate|el examen|la entrevista|el evento)|de (?:mi|la) pelea|del? (?:mi )?(?:torneo|combate|examen))\b`,
}

/** "5 days a week until my fight" says how often. */
const NOT_A_WEEK = '(?<!\\b(?:days|times|sessions|classes|hours|hrs|nights|evenings|once|twice|x|\\d) )'

function durations(language: Language): DateRule[] {
  const { before, leadIn, after: following } = FORWARD[language]
  const read = after(language)
  const duration = DURATION[language]
  return [
    dateRule(
      `${NOT_HOW_OFTEN[language]}${TOLD_OF_PAST[language]}(?!${before} ${ONE_UNIT}${ASKS_HOW_OFTEN[language]})${before} ${NOT_ONE_DAY}${duration}${NOT_WHAT_IT_TOOK[language]}`,
      read,
    ),
    dateRule(`(?<=${leadIn} )${NOT_A_WEEK}${duration}(?= ${following})`, read),
    dateRule(`${NOT_A_WEEK}\\b${duration}(?= ${AWAITED[language]})`, read),
  ]
}

/** "In six weeks", "daqui a mês e meio", "faltan diez días", "I have three weeks until…". */
export const DURATION_DATES: Record<Language, readonly DateRule[]> = {
  en: durations('en'),
  pt: durations('pt'),
  es: durations('es'),
}
