import type { Language } from '#contract/language.ts'

/** The difference between two days, or two weights, that were told. Values in braces. */
export interface DifferenceTexts {
  readonly days: string
  /** An amount that is paid over so many months. */
  readonly aMonth: string
  /** From falling asleep until getting up. */
  readonly sleep: string
  /** Above the weight that is wanted, below a limit, and exactly on it. */
  readonly toLose: string
  readonly toGain: string
  readonly inside: string
  readonly onIt: string
}

export const DIFFERENCES: Record<Language, DifferenceTexts> = {
  en: {
    days: 'From {from} to {to} it is {n} days.',
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
    sleep: 'De {from} a {to} son {n} horas de sueño.',
    aMonth: '{from} en {to} meses son {n} al mes.',
    toLose: 'De {from} a {to} faltan {n} {unit}. Solo ayudo a bajarlos poco a poco, en las semanas que tienes.',
    toGain: 'De {from} a {to} faltan {n} {unit}.',
    inside:
      'Con {from} estás {n} {unit} por debajo de {to}: no te falta bajar nada. Come normal y pésate una vez por semana.',
    onIt: 'Con {from} estás justo en el límite. Come normal y pésate una vez por semana.',
  },
}
