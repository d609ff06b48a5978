import type { Language } from '#contract/language.ts'

/** One line for a number that follows from two others that were told: days, kilos, hours of sleep, a share. Values in braces. */
export interface SimpleSumTexts {
  readonly days: string
  /** An amount that is paid over so many months. */
  readonly aMonth: string
  /** So many of all, and over some months so many each month. */
  readonly share: string
  readonly shareAMonth: string
  readonly aDay: string
  /** From falling asleep until getting up. */
  readonly sleep: string
  /** Above the weight that is wanted, below a limit, and exactly on it. */
  readonly toLose: string
  readonly toGain: string
  readonly inside: string
  readonly onIt: string
}

export const SIMPLE_SUMS: Record<Language, SimpleSumTexts> = {
  en: {
    days: 'From {from} to {to} it is {n} days.',
    share: '{n} of {all} is {percent} %.',
    shareAMonth: '{n} of {all} is {percent} %; over {months} months that is {monthly} % a month.',
    aDay: '{from} a week is {n} a day.',
    sleep: 'From {from} to {to} it is {n} hours of sleep.',
    aMonth: '{from} over {to} months is {n} a month.',
    toLose:
      'From {from} to {to} there is {n} {unit} to go. Slowly, over the weeks you have, is the only way I help with.',
    toGain: 'From {from} to {to} there is {n} {unit} to go.',
    inside:
      'At {from} you are {n} {unit} under {to}, so there is nothing to lose. Eat normally and check the scale once a week.',
    onIt: 'At {from} you are exactly on it. Eat normally and check the scale once a week.',
  },
  pt: {
    days: 'De {from} a {to} são {n} dias.',
    share: '{n} de {all} são {percent} %.',
    shareAMonth: '{n} de {all} são {percent} %; em {months} meses dá {monthly} % por mês.',
    aDay: '{from} por semana dá {n} por dia.',
    sleep: 'De {from} até {to} são {n} horas de sono.',
    aMonth: '{from} em {to} meses dão {n} por mês.',
    toLose: 'De {from} a {to} faltam {n} {unit}. Só ajudo a baixar devagar, ao longo das semanas que você tem.',
    toGain: 'De {from} a {to} faltam {n} {unit}.',
    inside:
      'Com {from} você está {n} {unit} abaixo de {to}: não precisa perder nada. Coma normal e suba na balança uma vez por semana.',
    onIt: 'Com {from} você está exatamente no limite. Coma normal e suba na balança uma vez por semana.',
  },
  es: {
    days: 'Del {from} al {to} hay {n} días.',
    share: '{n} de {all} es el {percent} %.',
    shareAMonth: '{n} de {all} es el {percent} %; en {months} meses es el {monthly} % al mes.',
    aDay: '{from} por semana son {n} por día.',
    sleep: 'De {from} a {to} son {n} horas de sueño.',
    aMonth: '{from} en {to} meses son {n} al mes.',
    toLose: 'De {from} a {to} faltan {n} {unit}. Solo ayudo a bajarlos poco a poco, en las semanas que tienes.',
    toGain: 'De {from} a {to} faltan {n} {unit}.',
    inside:
      'Con {from} estás {n} {unit} por debajo de {to}: no te falta bajar nada. Come normal y pésate una vez por semana.',
    onIt: 'Con {from} estás justo en el límite. Come normal y pésate una vez por semana.',
  },
}
