import { useId } from 'react'
import type { AnalyticsDay } from '#contract/admin.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Card } from '#web/ui/card.tsx'
import { BehindKey, Chart } from '#web/ui/chart.tsx'
import { changeSince, peakOf, sumUp } from './figures.ts'
import type { ShownFigure } from './use-shown-figures.ts'

type FigureCardProps = {
  figure: ShownFigure
  days: readonly AnalyticsDay[]
  /** The values of the same number of days before; undefined until they are loaded. */
  before: readonly AnalyticsDay[] | undefined
}

export function FigureCard({ figure, days, before }: FigureCardProps) {
  const { title, none, unit, kind, tone, summary, whole, valueIn, format, formatTick } = figure
  const { t } = useTranslation('admin')
  const { day, fullDay, shortDay, percent } = useFormats()
  const headingId = useId()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const amountOf = (some: readonly AnalyticsDay[]) => sumUp(some.map(valueIn), summary)
  const behindAt = (index: number) => {
    const one = before?.[index]
    return one ? valueIn(one) : 0
  }
  const amount = amountOf(days)
  const peak = peakOf(days, valueIn)
  const earlier = before && amountOf(before)
  const change = earlier === undefined ? undefined : changeSince(earlier, amount)
  return (
    <Card as="section" aria-labelledby={headingId} className="grid content-start gap-4">
      <div className="pe-4">
        <h2 id={headingId} className="type-eyebrow">
          {title}
        </h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          {peak ? (
            <>
              <span className="type-display text-heading tabular-nums">{format(amount)}</span>
              <span className="text-sm text-muted">{t(`analytics.${summary}`)}</span>
            </>
          ) : (
            <span className="type-display text-heading">{none}</span>
          )}
        </p>
        {change && (
          <p className="mt-1 text-sm">
            {peak && change.direction !== 'nothing' && (
              <>
                <BehindKey />{' '}
              </>
            )}
            {t(`analytics.change.${change.direction}`, {
              count: days.length,
              share: percent(change.share),
              amount: format(earlier ?? 0),
            })}
          </p>
        )}
      </div>
      {peak && (
        <Chart
          caption={t('analytics.sentence', {
            figure: title,
            unit,
            from: fullDay(first.date),
            to: fullDay(last.date),
            most: format(valueIn(peak)),
            day: day(peak.date),
          })}
          kind={kind}
          tone={tone}
          {...(earlier && { behind: 'line' })}
          whole={whole}
          format={formatTick}
          points={days.map((one, index) => ({
            id: one.date,
            value: valueIn(one),
            behind: behindAt(index),
            mark: shortDay(one.date),
            label: t('analytics.point', { day: day(one.date), value: format(valueIn(one)) }),
          }))}
        />
      )}
    </Card>
  )
}
