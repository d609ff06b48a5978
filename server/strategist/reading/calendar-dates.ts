import type { Language } from '#contract/language.ts'
import type { DayText } from '#server/strategist/strategist.ts'
import { type DateRule, dateRule, dayOnlyRule } from './date-rule.ts'
import { addMonths, comingDate, comingDayOfMonth, dayFrom, lengthOfMonth, monthOf, yearOf } from './days.ts'
import { MONTH, readMonth } from './month-names.ts'
import { NUMBER, readNumber } from './number-words.ts'

function withYear(year: string | undefined, month: number, day: number, today: DayText): DayText | null {
  if (year === undefined) return comingDate(today, month, day)
  return dayFrom(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
}

const named =
  (language: Language): DateRule['read'] =>
  (said, today) => {
    const month = readMonth(said.month ?? '', language)
    const day = /^primeir|^primer/.test(said.day ?? '') ? 1 : readNumber(said.day ?? '', language)
    return month === null || day === null ? null : withYear(said.year, month, day, today)
  }

/** In English the month comes first, unless the number can only be a day. */
const figures =
  (monthFirst: boolean): DateRule['read'] =>
  (said, today) => {
    const first = Number(said.first)
    const second = Number(said.second)
    const firstIsMonth = monthFirst ? first <= 12 : second > 12
    return firstIsMonth ? withYear(said.year, first, second, today) : withYear(said.year, second, first, today)
  }

const dayOnly: DateRule['read'] = (said, today) => comingDayOfMonth(today, Number(said.day))
const dayOfNextMonth: DateRule['read'] = (said, today) => {
  const next = addMonths(`${today.slice(0, 7)}-01`, 1)
  return dayFrom(yearOf(next), monthOf(next), Number(said.day))
}

const PART_DAYS = { start: 1, middle: 15 } as const
const partOfMonth =
  (language: Language, part: 'start' | 'middle' | 'end'): DateRule['read'] =>
  (said, today) => {
    const month = readMonth(said.month ?? '', language)
    if (month === null) return null
    const year = said.year === undefined ? yearOf(today) : Number(said.year)
    const dayIn = (of: number) => (part === 'end' ? lengthOfMonth(of, month) : PART_DAYS[part])
    const day = dayFrom(year, month, dayIn(year))
    const passed = day !== null && day < today && said.year === undefined
    return passed ? dayFrom(year + 1, month, dayIn(year + 1)) : day
  }

const YEAR = String.raw`(?<year>20\d\d)`
const ROMANCE_YEAR = String.raw`(?:,? (?:del? )?(?:ano )?${YEAR}\b)?`
const NO_COUNT = String.raw`(?! ?(?:%|x\b|times|rounds?|minutes|min\b|miles|km|kg|vezes|veces|lutas|peleas|fights|hours|horas))`

// "5/10" and "3/4" can be ratings and fractions, and "24/7" means always: a date only after a word that says so.
const SLASH = String.raw`(?<![\d/.,$])(?<first>\d{1,2})[/](?<second>\d{1,2})(?:[/](?<year>20\d\d|\d\d))?(?![\d/%])(?! ?(?:of|de las|das|of the|fights|lutas|peleas|times|rounds))`
const MARK = String.raw`(?!(?:10|[1-9](?:[.,]\d)?)/10(?![/\d])|[1-5]/5(?![/\d])|1/[234](?![/\d])|[23]/[34](?![/\d])|24/7)`
const DATE_WORD: Record<Language, string> = {
  en: String.raw`\b(?:on|by|until|till|before|date:?) (?:the )?`,
  pt: String.raw`\b(?:dia|em|ate|no|para|pra|data:?) (?:o )?(?:dia )?`,
  es: String.raw`\b(?:el|dia|hasta|para|fecha:?) (?:el )?(?:dia )?`,
}
const NOT_A_RATE = '(?!24/7)'

const slashes = (language: Language): DateRule[] => [
  dateRule(MARK + SLASH, figures(language === 'en'), true),
  dateRule(`(?<=${DATE_WORD[language]})${NOT_A_RATE}${SLASH}`, figures(language === 'en'), true),
  dateRule(
    String.raw`(?<!\d)(?<first>\d{1,2})[.-](?<second>\d{1,2})[.-](?<year>20\d\d)(?!\d)`,
    figures(language === 'en'),
  ),
  dateRule(String.raw`(?<!\d)(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)`, (said) =>
    dayFrom(Number(said.year), Number(said.month), Number(said.day)),
  ),
]

/** "Dec. 12": the full stop after "December" ends the sentence. */
const MONTH_EN = String.raw`(?<month>${MONTH.en})\b(?:(?<=\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))\.)?`
const MONTH_PT = String.raw`(?<month>${MONTH.pt})\b`
const MONTH_ES = String.raw`(?<month>${MONTH.es})\b`

/** Calendar dates: "12 de dezembro", "Dec 12th", "12/12", "el día 12". */
export const CALENDAR_DATES: Record<Language, readonly DateRule[]> = {
  en: [
    ...slashes('en'),
    // "The 13th and 14th of February", "Feb 13-14": the first of them.
    dateRule(
      String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)? ?(?:and|&|-|to|/) ?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_EN}(?:,? ${YEAR}\b)?`,
      named('en'),
      true,
    ),
    dateRule(
      String.raw`\b${MONTH_EN} (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)? ?(?:and|&|-|to|/) ?(?:the )?\d{1,2}(?:st|nd|rd|th)?\b(?:,? ${YEAR}\b)?${NO_COUNT}`,
      named('en'),
      true,
    ),
    dateRule(
      String.raw`\b${MONTH_EN} (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?:,? ${YEAR}\b)?${NO_COUNT}`,
      named('en'),
      true,
    ),
    dateRule(String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH_EN}(?:,? ${YEAR}\b)?`, named('en'), true),
    dateRule(
      String.raw`\b${MONTH_EN},? (?:on |probably |it's |its )*(?:sat(?:urday)? |sun(?:day)? )?the (?<day>\d{1,2})(?:st|nd|rd|th)?\b${NO_COUNT}`,
      named('en'),
      true,
    ),
    dayOnlyRule(
      String.raw`\b(?:on|by|until|till|before) the (?<day>\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|floor|round|day|${MONTH.en})\b)`,
      dayOnly,
      true,
    ),
    dateRule(String.raw`\b(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th) of next month\b`, dayOfNextMonth),
    dateRule(String.raw`\b(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th) of this month\b`, dayOnly),
    dateRule(String.raw`\b(?:end of|late) ${MONTH_EN}(?: ${YEAR}\b)?(?! \d)`, partOfMonth('en', 'end'), true),
    dateRule(String.raw`\b(?:mid|middle of)[ -]${MONTH_EN}(?: ${YEAR}\b)?(?! \d)`, partOfMonth('en', 'middle'), true),
    dateRule(
      String.raw`\b(?:beginning of|start of|early) ${MONTH_EN}(?: ${YEAR}\b)?(?! \d)`,
      partOfMonth('en', 'start'),
      true,
    ),
  ],
  pt: [
    ...slashes('pt'),
    // “13 e 14 de fevereiro”: the first of them.
    dateRule(
      String.raw`\b(?<day>\d{1,2}) ?(?:e|a|ao|-|/) ?(?:el |o |dia )?\d{1,2} (?:de )?${MONTH_PT}${ROMANCE_YEAR}`,
      named('pt'),
      true,
    ),
    dateRule(
      String.raw`\b(?<day>primeiro|${NUMBER.pt})o?(?: (?:agora|ja|mesmo),?)? (?:de )?${MONTH_PT}${ROMANCE_YEAR}`,
      named('pt'),
      true,
    ),
    dayOnlyRule(
      String.raw`(?<!\b(?:todo|cada|por|ao|treinos?|vezes|\d) )\bdia (?<day>\d{1,2})\b(?!/)(?! d[aeo]| dias)${NO_COUNT}`,
      dayOnly,
      true,
    ),
    dateRule(String.raw`\bem ${MONTH_PT},? (?:no )?dia (?<day>\d{1,2})\b(?!/)${NO_COUNT}`, named('pt'), true),
    dateRule(String.raw`\bdia (?<day>\d{1,2}) d(?:o|este|esse) mes\b(?! (?:que|q) vem)`, dayOnly),
    dateRule(String.raw`\bdia (?<day>\d{1,2}) do (?:proximo mes|mes (?:que|q) vem)`, dayOfNextMonth),
    dateRule(String.raw`\b(?:fim|final) de ${MONTH_PT}${ROMANCE_YEAR}`, partOfMonth('pt', 'end'), true),
    dateRule(String.raw`\b(?:meados|meio) de ${MONTH_PT}${ROMANCE_YEAR}`, partOfMonth('pt', 'middle'), true),
    dateRule(String.raw`\b(?:comeco|inicio) de ${MONTH_PT}${ROMANCE_YEAR}`, partOfMonth('pt', 'start'), true),
  ],
  es: [
    ...slashes('es'),
    // “13 y 14 de febrero”: the first of them.
    dateRule(
      String.raw`\b(?<day>\d{1,2}) ?(?:y|e|a|al|-|/) ?(?:el |o |dia )?\d{1,2} (?:de )?${MONTH_ES}${ROMANCE_YEAR}`,
      named('es'),
      true,
    ),
    dateRule(String.raw`\b(?<day>primero|${NUMBER.es})o? (?:de )?${MONTH_ES}${ROMANCE_YEAR}`, named('es'), true),
    dateRule(String.raw`\b${MONTH_ES} (?<day>\d{1,2})\b(?!/)${ROMANCE_YEAR}${NO_COUNT}`, named('es'), true),
    dayOnlyRule(
      String.raw`(?<!\b(?:todos|cada) )\b(?:el )?dia (?<day>\d{1,2})\b(?!/)(?! del? )${NO_COUNT}`,
      dayOnly,
      true,
    ),
    dayOnlyRule(
      String.raw`\bel (?<day>\d{1,2})(?=$|[.,;!?)\n]| (?:y|pero|en|tengo|es|a las|por la|de este mes|del mes(?! (?:que|q) viene)|peleo|compito))`,
      dayOnly,
      true,
    ),
    dateRule(String.raw`\b(?:el |al |pal |dia )(?<day>\d{1,2}) de (?:este|ese) mes\b`, dayOnly),
    dateRule(String.raw`\ben ${MONTH_ES},? el (?:dia )?(?<day>\d{1,2})\b(?!/)${NO_COUNT}`, named('es'), true),
    dateRule(String.raw`\b(?:el |dia )?(?<day>\d{1,2}) del (?:proximo mes|mes (?:que|q) viene)`, dayOfNextMonth),
    dateRule(String.raw`\b(?:fin(?:es)?|final(?:es)?) de ${MONTH_ES}${ROMANCE_YEAR}`, partOfMonth('es', 'end'), true),
    dateRule(String.raw`\b(?:mediados) de ${MONTH_ES}${ROMANCE_YEAR}`, partOfMonth('es', 'middle'), true),
    dateRule(
      String.raw`\b(?:principios|comienzos|inicios) de ${MONTH_ES}${ROMANCE_YEAR}`,
      partOfMonth('es', 'start'),
      true,
    ),
  ],
}
