import type { Language } from '#contract/language.ts'

/** Sentences for calculations with the member's own numbers. Values in braces are formatted numbers. */
export interface SumTexts {
  readonly income: string
  readonly left: string
  readonly missing: string
  readonly breakEven: string
  readonly leaving: string
  readonly saving: string
  readonly savingDone: string
}

export const SUM_TEXTS: Record<Language, SumTexts> = {
  en: {
    income: '{members} members × {price} = {income}.',
    left: 'After {costs} of costs, {result} is left.',
    missing: 'Against {costs} of costs, {result} is missing.',
    breakEven: 'At {price} a member you cover the costs with {needed} members.',
    leaving: '{leavers} of {members} leaving is {percent} %.',
    saving: '{target} minus {saved} leaves {rest}; at {monthly} a month that takes {months} months.',
    savingDone: 'With {saved} you already have the {target}.',
  },
  pt: {
    income: '{members} alunos × {price} = {income}.',
    left: 'Tirando {costs} de custos, sobram {result}.',
    missing: 'Para {costs} de custos, faltam {result}.',
    breakEven: 'A {price} por aluno, os custos se pagam com {needed} alunos.',
    leaving: '{leavers} saídas em {members} são {percent} %.',
    saving: '{target} menos {saved} dá {rest}; guardando {monthly} por mês, são {months} meses.',
    savingDone: 'Com {saved}, você já tem os {target}.',
  },
  es: {
    income: '{members} alumnos × {price} = {income}.',
    left: 'Quitando {costs} de costos, quedan {result}.',
    missing: 'Para {costs} de costos, faltan {result}.',
    breakEven: 'A {price} por alumno, los costos se cubren con {needed} alumnos.',
    leaving: '{leavers} bajas de {members} son el {percent} %.',
    saving: '{target} menos {saved} da {rest}; ahorrando {monthly} al mes son {months} meses.',
    savingDone: 'Con {saved} ya tienes los {target}.',
  },
}
