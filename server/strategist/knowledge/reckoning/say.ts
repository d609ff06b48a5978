import { type Counted, RECKONING } from '#content/talk/reckoning.ts'
import type { Language } from '#contract/language.ts'
import { numberFormat } from '../sums/number-format.ts'
import type { AskedPeriod } from './asked.ts'
import type { Term } from './per-period.ts'

/** How the numbers of a calculation are written. */
export interface Say {
  language: Language
  amount: (term: Term) => string
  number: (value: number) => string
}

/** In the manner of the texts that the numbers are from. */
export function sayIn(language: Language, texts: string): Say {
  const { format } = numberFormat(texts, language)
  const rounded = (value: number) => format(Math.round(value * 100) / 100)
  return {
    language,
    number: rounded,
    amount: ({ kind, value }) => (kind === 'minutes' ? duration(value) : rounded(value)),
  }
}

export const HOUR = 60
export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < HOUR) return `${whole} min`
  const [hours, past] = [Math.floor(whole / HOUR), whole % HOUR]
  return past === 0 ? `${hours} h` : `${hours} h ${past} min`
}

/** "20 %" in English and Spanish, "20%" in Portuguese. */
export const percent = (value: number, say: Say): string => `${say.number(value)}${say.language === 'pt' ? '%' : ' %'}`
export const counted = ([one, more]: Counted, count: number, say: Say): string =>
  count === 1 ? one : more.replace('{n}', say.number(count))
export const textsOf = ({ language }: Say) => RECKONING[language]

export function inPeriod(say: Say, { period, count }: AskedPeriod): string {
  const several = { day: 'days', week: 'weeks', month: 'months', year: 'years' } as const
  return count === 1 ? textsOf(say)[period] : textsOf(say)[several[period]].replace('{n}', String(count))
}
