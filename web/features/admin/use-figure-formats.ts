import { useFormats } from '#web/i18n/formats.ts'
import type { FIGURES } from './figures.ts'

type Unit = (typeof FIGURES)[number]['unit']

/** An answer of a model may cost a hundredth of a cent. */
const SMALLEST_DIGITS = 4
const MICROS_A_CENT = 10_000

/** How a figure is written. Costs and revenue are in US dollars. */
export function useFigureFormats(): Record<Unit, (value: number) => string> {
  const { number, exactMoney } = useFormats()
  return {
    count: number,
    micros: (value) => exactMoney(value / MICROS_A_CENT, 'USD', SMALLEST_DIGITS),
    cents: (value) => exactMoney(value, 'USD'),
  }
}
