import { useFormats } from '#web/i18n/formats.ts'
import type { Unit } from './figures.ts'

/** An answer of a model may cost a hundredth of a cent. */
const SMALLEST_DIGITS = 4
const MICROS_A_CENT = 10_000

/** Formats a figure. Costs and revenue are in US dollars. */
export function useFigureFormats(): Record<Unit, (value: number) => string> {
  const { number, exactMoney } = useFormats()
  return {
    count: number,
    micros: (value) => exactMoney(value / MICROS_A_CENT, 'USD', SMALLEST_DIGITS),
    cents: (value) => exactMoney(value, 'USD'),
  }
}

/** Formats a figure beside an axis, where whole dollars have no cents. */
export function useTickFormats(): Record<Unit, (value: number) => string> {
  const { number, money } = useFormats()
  const exact = useFigureFormats()
  const dollars = (cents: number, unit: Unit, value: number) =>
    cents % 100 === 0 ? money(cents, 'USD') : exact[unit](value)
  return {
    count: number,
    micros: (value) => dollars(value / MICROS_A_CENT, 'micros', value),
    cents: (value) => dollars(value, 'cents', value),
  }
}
