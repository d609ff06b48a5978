import type { AnalyticsDay } from '#contract/admin.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Card } from '#web/ui/card.tsx'
import { Chart } from '#web/ui/chart.tsx'
import { conversionOf } from './figures.ts'

type ConversionCardProps = { days: readonly AnalyticsDay[]; before: readonly AnalyticsDay[] | undefined }

/** The share of the range's sign-ups that reached each step. Visitors are not counted. */
export function ConversionCard({ days, before }: ConversionCardProps) {
  const { t } = useTranslation('admin')
  const { day, fullDay, shortDay, number, percent } = useFormats()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const steps = conversionOf(days)
  const rate = steps.at(-1)?.share
  const earlier = before && conversionOf(before).at(-1)
  const span = { from: fullDay(first.date), to: fullDay(last.date) }
  return (
    <Card as="section" aria-labelledby="conversion" className="grid content-start gap-6 lg:col-span-2">
      <div className="pe-4">
        <h2 id="conversion" className="type-eyebrow">
          {t('analytics.conversion.title')}
        </h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          {rate === undefined ? (
            <span className="type-display text-heading">{t('analytics.none.sign_ups')}</span>
          ) : (
            <>
              <span className="type-display text-heading tabular-nums">{percent(rate)}</span>
              <span className="text-sm text-muted">{t('analytics.conversion.rate')}</span>
            </>
          )}
        </p>
        {earlier && (
          <p className="mt-1 text-sm">
            {earlier.share === undefined
              ? t('analytics.conversion.nobody', { count: days.length })
              : t('analytics.conversion.before', { count: days.length, rate: percent(earlier.share) })}
          </p>
        )}
      </div>
      {rate !== undefined && (
        <div className="grid gap-8 lg:grid-cols-2">
          <ol className="grid content-start gap-4">
            {steps.map(({ step, count, share = 0 }) => (
              <li key={step}>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-semibold">{t(`analytics.conversion.step.${step}`)}</span>
                  <span className="tabular-nums">
                    {number(count)} <span className="text-muted">({percent(share)})</span>
                  </span>
                </p>
                <div aria-hidden="true" className="mt-1.5 h-3 bg-strong">
                  <div style={{ width: `${share * 100}%` }} className="h-full bg-danger forced-colors:bg-[Highlight]" />
                </div>
              </li>
            ))}
          </ol>
          <Chart
            caption={t('analytics.conversion.chart', span)}
            kind="bars"
            behind="bars"
            whole
            format={number}
            points={days.map((one) => ({
              id: one.date,
              value: one.active_in_week,
              behind: one.sign_ups,
              mark: shortDay(one.date),
              label: t('analytics.conversion.point', {
                day: day(one.date),
                sign_ups: number(one.sign_ups),
                active: number(one.active_in_week),
              }),
            }))}
          />
        </div>
      )}
      <p className="max-w-3xl text-sm text-muted">{t('analytics.conversion.meaning', span)}</p>
    </Card>
  )
}
