import type { Language } from '#contract/language.ts'

type Counted = readonly [one: string, more: string]

/** How a number of days is said in larger units, after the days: "58 days away (8 weeks and 2 days)". */
export const TIME_LEFT: Record<
  Language,
  {
    readonly days: Counted
    readonly weeks: Counted
    readonly months: Counted
    readonly and: string
  }
> = {
  en: {
    days: ['1 day', '{n} days'],
    weeks: ['1 week', '{n} weeks'],
    months: ['1 month', '{n} months'],
    and: ' and ',
  },
  pt: {
    days: ['1 dia', '{n} dias'],
    weeks: ['1 semana', '{n} semanas'],
    months: ['1 mês', '{n} meses'],
    and: ' e ',
  },
  es: {
    days: ['1 día', '{n} días'],
    weeks: ['1 semana', '{n} semanas'],
    months: ['1 mes', '{n} meses'],
    and: ' y ',
  },
}
