import type { Language } from '#contract/language.ts'

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
  /** What is left of an amount, and by how much it is too little. */
  readonly left: string
  readonly over: string
  readonly missing: string
  readonly more: string
  readonly less: string
  readonly off: string
  readonly each: string
  /** For how long something lasts. */
  readonly lasts: string
  readonly lastsWeeks: string
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
    left: 'left',
    over: '{n} too little',
    missing: 'still missing',
    more: 'more',
    less: 'less',
    off: 'days off',
    each: 'each',
    lasts: '{n} months',
    lastsWeeks: '{n} weeks',
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
    left: 'de sobra',
    over: 'faltam {n}',
    missing: 'é o que falta',
    more: 'a mais',
    less: 'a menos',
    off: 'dias livres',
    each: 'cada',
    lasts: '{n} meses',
    lastsWeeks: '{n} semanas',
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
    left: 'es lo que queda',
    over: 'faltan {n}',
    missing: 'es lo que falta',
    more: 'más',
    less: 'menos',
    off: 'días libres',
    each: 'cada una',
    lasts: '{n} meses',
    lastsWeeks: '{n} semanas',
    about: 'unas {n} al mes',
  },
}
