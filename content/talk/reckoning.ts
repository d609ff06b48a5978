import type { Language } from '#contract/language.ts'

/** Of one, and of several. */
export type Counted = readonly [one: string, more: string]

/** Words around the result of a calculation. Numbers in braces. */
export interface ReckoningTexts {
  readonly day: string
  readonly week: string
  readonly month: string
  readonly year: string
  readonly days: string
  readonly weeks: string
  readonly months: string
  readonly years: string
  /** What follows a result says what it is: with its space or comma. */
  readonly left: string
  readonly over: string
  readonly missing: string
  readonly more: string
  readonly off: Counted
  readonly each: string
  readonly eachHour: string
  /** For how long something lasts. */
  readonly lasts: Counted
  readonly lastsWeeks: Counted
  readonly about: string
}

export const RECKONING: Record<Language, ReckoningTexts> = {
  en: {
    day: 'a day',
    week: 'a week',
    month: 'a month',
    year: 'a year',
    days: 'in {n} days',
    weeks: 'in {n} weeks',
    months: 'in {n} months',
    years: 'in {n} years',
    left: ' left',
    over: '{n} too little',
    missing: ', still missing',
    more: ' more',
    off: ['1 day off', '{n} days off'],
    each: 'a class',
    eachHour: 'an hour',
    lasts: ['1 month', '{n} months'],
    lastsWeeks: ['1 week', '{n} weeks'],
    about: 'about {n} in a month',
  },
  pt: {
    day: 'por dia',
    week: 'por semana',
    month: 'por mês',
    year: 'por ano',
    days: 'em {n} dias',
    weeks: 'em {n} semanas',
    months: 'em {n} meses',
    years: 'em {n} anos',
    left: ', é o que sobra',
    over: 'faltam {n}',
    missing: ', é o que falta',
    more: ' a mais',
    off: ['1 dia de folga', '{n} dias de folga'],
    each: 'por aula',
    eachHour: 'por hora',
    lasts: ['1 mês', '{n} meses'],
    lastsWeeks: ['1 semana', '{n} semanas'],
    about: 'cerca de {n} por mês',
  },
  es: {
    day: 'al día',
    week: 'por semana',
    month: 'al mes',
    year: 'al año',
    days: 'en {n} días',
    weeks: 'en {n} semanas',
    months: 'en {n} meses',
    years: 'en {n} años',
    left: ', es lo que queda',
    over: 'faltan {n}',
    missing: ', es lo que falta',
    more: ' más',
    off: ['1 día libre', '{n} días libres'],
    each: 'por clase',
    eachHour: 'la hora',
    lasts: ['1 mes', '{n} meses'],
    lastsWeeks: ['1 semana', '{n} semanas'],
    about: 'alrededor de {n} al mes',
  },
}
