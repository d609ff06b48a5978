import { useId } from 'react'
import type { AnalyticsDay } from '#contract/admin.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Card } from '#web/ui/card.tsx'
import { Chart } from '#web/ui/chart.tsx'
import { type FIGURES, peakOf, sumUp } from './figures.ts'
import { useFigureFormats } from './use-figure-formats.ts'

type FigureCardProps = (typeof FIGURES)[number] & { days: readonly AnalyticsDay[] }

export function FigureCard({ figure, kind, tone, summary, unit, days }: FigureCardProps) {
  const { t } = useTranslation('admin')
  const { day, fullDay, shortDay } = useFormats()
  const format = useFigureFormats()[unit]
  const headingId = useId()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const name = t(`analytics.figure.${figure}`)
  const amount = format(
    sumUp(
      days.map((one) => one[figure]),
      summary,
    ),
  )
  const peak = peakOf(days, figure)
  const span = { figure: name, from: fullDay(first.date), to: fullDay(last.date) }
  const sentence = peak
    ? t('analytics.sentence', {
        ...span,
        amount,
        kind: t(`analytics.${summary}`),
        most: format(peak[figure]),
        day: fullDay(peak.date),
      })
    : t('analytics.nothing', span)
  return (
    <Card as="section" aria-labelledby={headingId} className="grid content-start gap-4">
      <div className="pe-4">
        <h2 id={headingId} className="type-eyebrow">
          {name}
        </h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="type-display text-heading tabular-nums">{amount}</span>
          <span className="text-sm text-muted">{t(`analytics.${summary}`)}</span>
        </p>
      </div>
      <Chart
        label={sentence}
        kind={kind}
        tone={tone}
        whole={unit === 'count'}
        format={format}
        start={shortDay(first.date)}
        end={shortDay(last.date)}
        points={days.map((one) => ({
          id: one.date,
          value: one[figure],
          label: t('analytics.point', { day: day(one.date), value: format(one[figure]) }),
        }))}
      />
    </Card>
  )
}
