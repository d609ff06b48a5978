import type { AnalyticsDay } from '#contract/admin.ts'
import { exponentOf } from '#contract/money.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import type { ChartProps } from '#web/ui/chart.tsx'
import { currenciesIn, FIGURES } from './figures.ts'

/** An answer of a model may cost a hundredth of a cent. */
const SMALLEST_DIGITS = 4
const MICROS_A_CENT = 10_000

export interface ShownFigure {
  id: string
  title: string
  /** What is said where there was nothing. */
  none: string
  unit: string
  kind: ChartProps['kind']
  tone: NonNullable<ChartProps['tone']>
  summary: 'total' | 'average'
  /** Counted in whole steps. */
  whole: boolean
  valueIn: (day: AnalyticsDay) => number
  format: (value: number) => string
  /** Beside an axis: whole units of a currency without their digits. */
  formatTick: (value: number) => string
}

/** Every figure that is drawn, in the words of the reader. Revenue is one of each currency: nothing is converted. */
export function useShownFigures(days: readonly AnalyticsDay[]): ShownFigure[] {
  const { t } = useTranslation('admin')
  const { number } = useFormats()
  const { money, exactMoney } = useMoneyFormats()
  const tick = (minor: number, currency: string, exact: string) =>
    minor % 10 ** exponentOf(currency) === 0 ? money(minor, currency) : exact
  const dollars = (micros: number) => exactMoney(micros / MICROS_A_CENT, 'USD', SMALLEST_DIGITS)
  const recorded = FIGURES.map(({ figure, kind, tone, summary, unit }): ShownFigure => {
    const isCost = unit === 'micros'
    return {
      id: figure,
      title: t(`analytics.figure.${figure}`),
      none: t(`analytics.none.${figure}`),
      unit: t(`analytics.unit.${unit}`),
      kind,
      tone,
      summary,
      whole: !isCost,
      valueIn: (day) => day[figure],
      format: isCost ? dollars : number,
      formatTick: isCost ? (value) => tick(value / MICROS_A_CENT, 'USD', dollars(value)) : number,
    }
  })
  const revenue = currenciesIn(days).map((currency): ShownFigure => {
    const format = (value: number) => exactMoney(value, currency)
    return {
      id: `revenue-${currency}`,
      title: t('analytics.revenue', { currency }),
      none: t('analytics.noRevenue'),
      unit: t('analytics.unit.money', { currency }),
      kind: 'bars',
      tone: 'brass',
      summary: 'total',
      whole: false,
      valueIn: (day) => day.revenue[currency] ?? 0,
      format,
      formatTick: (value) => tick(value, currency, format(value)),
    }
  })
  return [...recorded, ...revenue]
}
