import type { Language } from '#contract/language.ts'
import { toNumber } from '../sums/numerals.ts'
import { quantitiesIn } from './quantities.ts'
import { HOUR } from './say.ts'

/** Numbers of the same thing are of about the same size. */
const LARGEST_RATIO = 6

/** Whether another message tells a number that may be meant in place of one in a result: "mine's 85", after 65 × 12. */
export function mayContradict(result: string, other: string, language: Language): boolean {
  const used = result.match(/\d[\d.,]*/g)?.map((digits) => toNumber(digits.replace(/[.,]$/, ''))) ?? []
  return quantitiesIn(other, language).some(({ kind, value }) => {
    const written = [value, value / HOUR]
    const isUsed = written.some((each) => used.includes(each)) || (kind === 'minutes' && used.includes(value % HOUR))
    const isNear = used.some((each) => value <= each * LARGEST_RATIO && each <= value * LARGEST_RATIO)
    return (
      !isUsed &&
      isNear &&
      (kind === 'bare' ||
        kind === 'money' ||
        kind === 'minutes' ||
        kind === 'months' ||
        kind === 'sessions' ||
        kind === 'days')
    )
  })
}
