import type { Language } from '#contract/language.ts'
import { type DateRule, dateRule } from './date-rule.ts'
import { addDays, comingDayOfMonth, comingWeekday, startOfNextWeek } from './days.ts'
import { MONTH } from './month-names.ts'
import { NUMBER, readNumber } from './number-words.ts'

/** From Sunday on, each with its spellings. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['sunday', 'monday', 'tuesday', 'wednesday|wensday|wednsday', 'thursday|thrusday', 'friday', 'saturday|saterday'],
  pt: ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'],
  es: ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
}
const EN_SHORT = ['sun', 'mon', 'tues|tue', 'wed', 'thurs|thur|thu', 'fri', 'sat']

const readWeekday = (said: string | undefined, names: readonly string[]): number =>
  names.findIndex((spellings) => spellings.split('|').includes(said ?? ''))

const coming =
  (names: readonly string[]): DateRule['read'] =>
  (said, today) => {
    const weekday = readWeekday(said.weekday, names)
    return weekday === -1 ? null : comingWeekday(today, weekday)
  }

const ofNextWeek =
  (names: readonly string[]): DateRule['read'] =>
  (said, today) => {
    const weekday = readWeekday(said.weekday, names)
    return weekday === -1 ? null : addDays(startOfNextWeek(today), (weekday + 6) % 7)
  }

const afterNext =
  (names: readonly string[]): DateRule['read'] =>
  (said, today) => {
    const weekday = readWeekday(said.weekday, names)
    return weekday === -1 ? null : addDays(comingWeekday(today, weekday), 7)
  }

const NOT_EVERY: Record<Language, string> = {
  en: '(?<!every )(?<!each )(?<!last )(?<!other )(?<!past )',
  pt: String.raw`(?<!\b(?:toda|todo|cada|ultima|ultimo) )`,
  es: String.raw`(?<!\b(?:cada|los|todo|ultimo) )`,
}
/** "Three weeks on Saturday". */
const weeksAfter =
  (names: readonly string[]): DateRule['read'] =>
  (said, today) => {
    const weekday = readWeekday(said.weekday, names)
    const weeks = readNumber(said.weeks ?? '', 'en')
    return weekday === -1 || weeks === null ? null : addDays(comingWeekday(today, weekday), 7 * weeks)
  }

const GONE: Record<Language, string> = {
  en: '(?! (?:nights|mornings|evenings|afternoons|classes|was)\\b)',
  pt: '(?! passad[ao])(?! retrasad[ao])(?! anterior)',
  es: '(?! pasado)(?! anterior)',
}

const EN = `(?<weekday>${WEEKDAYS.en.join('|')})`
const ES = `(?<weekday>${WEEKDAYS.es.join('|')})`
const PT_CLEAR = '(?<weekday>domingo|sabado|terca)'
/** Also "second", "fourth", "fifth" and "sixth": weekdays only if they do not count something. */
const PT_ORDINAL = '(?<weekday>segunda|quarta|quinta|sexta)'
const COUNTED = String.raw`(?! (?:luta|vez|serie|rodada|fase|etapa|parte|divisao|graduacao|faixa|tentativa|entrevista|prova|reuniao|empresa|semana|aula|opcao|chance|derrota|vitoria|colocad[ao]|posicao|competicao|mao|categoria|pessoa|casa|filha|esposa|gravidez|loja|coisa|hora|edicao|temporada|metade|gestao|turma|disputa|apresentacao|versao|linha|dose|lingua|e ultima)\b)`
const PT_TAIL = '(?:[ -]feira)?(?: (?:que|q) vem| agora| proxima)?'
const PT_NUMBERED: Record<string, number> = { '2': 1, '3': 2, '4': 3, '5': 4, '6': 5 }

/** "Terça, 12 alunas": what is counted after a comma is no day. */
const NO_COUNT = String.raw`(?!(?<=, \d{1,2}) (?!(?:para|pra|next|this|desde|hasta|antes|depois|despues)\b)[a-z]{4,})`

const numbered = (source: string): DateRule =>
  dateRule(`\\b${source}`, (said, today) => comingDayOfMonth(today, Number(said.day)), true)

/** "Monday 23": of the two, the number is more reliable. */
export const NUMBERED_WEEKDAYS: Record<Language, readonly DateRule[]> = {
  en: [
    numbered(
      `(?:(?:on|this|next|coming|this coming) )?(?:${WEEKDAYS.en.join('|')}),? (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)\\b(?! of | (?:${MONTH.en})\\b)`,
    ),
  ],
  pt: [
    numbered(
      `(?:${WEEKDAYS.pt.join('|')})(?:[ -]feira)?,? (?:dia )?(?<day>\\d{1,2})\\b${NO_COUNT}(?! de (?!(?:d?este|d?esse) mes)|/|:|h| ?(?:horas?|x|vez|vezes|min|rounds?|assaltos?|rolas?)\\b)`,
    ),
  ],
  es: [
    numbered(
      `(?:${WEEKDAYS.es.join('|')}),? (?:dia )?(?<day>\\d{1,2})\\b${NO_COUNT}(?! de (?!(?:este|ese) mes)|/|:| ?(?:h|horas?|x|vez|veces|min|rounds?|asaltos?)\\b)`,
    ),
  ],
}

/** "On Friday", "sábado que vem", "el viernes de la próxima semana": always a future day. */
export const WEEKDAY_DATES: Record<Language, readonly DateRule[]> = {
  en: [
    dateRule(`${NOT_EVERY.en}\\b(?:on |this |next |coming |by )?${EN}\\b${GONE.en}`, coming(WEEKDAYS.en), true),
    dateRule(String.raw`\b(?:on|this|next|by|coming) (?<weekday>${EN_SHORT.join('|')})\b`, coming(EN_SHORT), true),
    dateRule(`\\b${EN},? (?:of )?next week\\b`, ofNextWeek(WEEKDAYS.en)),
    dateRule(`\\bnext week(?: on|,)? ${EN}\\b`, ofNextWeek(WEEKDAYS.en)),
    dateRule(`\\b${EN} (?:after next|week)\\b(?! (?:after|later))`, afterNext(WEEKDAYS.en)),
    dateRule(`\\ba week (?:from|on) ${EN}\\b`, afterNext(WEEKDAYS.en)),
    dateRule(`\\b(?<weeks>${NUMBER.en}) (?:weeks|wks) (?:from|on|this|from this) ${EN}\\b`, weeksAfter(WEEKDAYS.en)),
    dateRule(
      `\\bnot (?:this |on )?${EN},? (?:but )?the (?:one after|following|next)(?: one)?\\b`,
      afterNext(WEEKDAYS.en),
    ),
  ],
  pt: [
    dateRule(
      `${NOT_EVERY.pt}\\b(?:n[ao] |neste |nesse |proxim[ao] )?${PT_CLEAR}${PT_TAIL}\\b${GONE.pt}`,
      coming(WEEKDAYS.pt),
      true,
    ),
    dateRule(
      `(?<!\\b(?:toda|cada|ultima|minha|sua|nossa|uma|a|da|pela|de|com|em|e a) )\\b(?:na |nesta |nessa |esta |essa |(?:n?a )?proxima |desta |dessa |ate a? ?|d?a proxima )?${PT_ORDINAL}${PT_TAIL}\\b${COUNTED}${GONE.pt}`,
      coming(WEEKDAYS.pt),
      true,
    ),
    dateRule(`${NOT_EVERY.pt}\\b${PT_ORDINAL}[ -]feira\\b${GONE.pt}`, coming(WEEKDAYS.pt), true),
    dateRule(`(?<!\\b(?:toda|cada|ultima) )\\b${PT_ORDINAL}(?:[ -]feira)? (?:que|q) vem\\b`, coming(WEEKDAYS.pt)),
    dateRule(
      String.raw`(?<!\b(?:toda|cada) )\b(?<number>[2-6])[ao]?[ -]feira\b(?! passada)`,
      (said, today) => comingWeekday(today, PT_NUMBERED[said.number ?? ''] ?? 1),
      true,
    ),
    dateRule(
      `\\b(?:${PT_CLEAR}|${PT_ORDINAL.replace('weekday', 'ordinal')})(?:[ -]feira)? d?a (?:semana (?:que|q) vem|proxima semana)\\b`,
      (said, today) => ofNextWeek(WEEKDAYS.pt)({ weekday: said.weekday ?? said.ordinal }, today),
    ),
    dateRule(
      `\\b${PT_CLEAR} nao,? (?:e )?n?o (?:outro|seguinte|proximo)(?: sabado| domingo)?\\b`,
      afterNext(WEEKDAYS.pt),
    ),
    dateRule(`\\bnao (?:e )?n?(?:este|esse|o) ${PT_CLEAR},? (?:e )?n?o (?:outro|seguinte)\\b`, afterNext(WEEKDAYS.pt)),
  ],
  es: [
    dateRule(
      `${NOT_EVERY.es}\\b(?:(?:el |este )?(?:proximo )?)${ES}(?: (?:que|q) viene| proximo)?\\b${GONE.es}`,
      coming(WEEKDAYS.es),
      true,
    ),
    dateRule(
      `\\b${ES} de (?:la )?(?:proxima semana|semana (?:que|q) viene|semana proxima)\\b`,
      ofNextWeek(WEEKDAYS.es),
    ),
    dateRule(`\\b${ES} no,? (?:sino )?el (?:\\w+ )?(?:siguiente|otro|que sigue)\\b`, afterNext(WEEKDAYS.es)),
    dateRule(`\\bno (?:es )?(?:este|el) ${ES},? (?:sino )?el (?:\\w+ )?(?:siguiente|otro)\\b`, afterNext(WEEKDAYS.es)),
  ],
}
