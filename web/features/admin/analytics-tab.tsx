import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { AnalyticsDay } from '#contract/admin.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useSearch } from '#web/router/use-search.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { rangeBefore, rangeProblem, readRange } from './analytics-range.ts'
import { ConversionCard } from './conversion-card.tsx'
import { FigureCard } from './figure-card.tsx'
import { CONVERSION_STEPS } from './figures.ts'
import { LoadState } from './load-state.tsx'
import { analyticsQuery, tablePath } from './queries.ts'
import { RangeForm } from './range-form.tsx'
import { type ShownFigure, useShownFigures } from './use-shown-figures.ts'

export function AnalyticsTab() {
  const { t } = useTranslation('admin')
  const [address, setAddress] = useSearch()
  // Kept here, not only in the address, so that an incomplete date is not reset while it is typed.
  const [range, setRange] = useState(() => readRange(address))
  const asks = rangeProblem(range) === undefined
  const query = useQuery({ ...analyticsQuery(range), enabled: asks })
  const days = query.data
  const earlier = asks ? rangeBefore(range) : undefined
  const compared = useQuery({ ...analyticsQuery(earlier ?? range), enabled: earlier !== undefined })
  // While another range loads, the two parts shown may belong to different ranges.
  const before = query.isPlaceholderData || compared.isPlaceholderData || !earlier ? undefined : compared.data
  const figures = useShownFigures([...(days ?? []), ...(before ?? [])])
  return (
    <div className="grid gap-6">
      <RangeForm
        range={range}
        onChange={(next) => {
          setRange(next)
          setAddress({ tab: 'analytics', ...next }, { replace: true })
        }}
      />
      {asks && <LoadState query={query} label={t('analytics.loading')} shape="h-96" />}
      {days && (
        <>
          <div className="grid gap-5 lg:grid-cols-2" aria-busy={query.isPlaceholderData}>
            <ConversionCard days={days} before={before} />
            {figures.map((figure) => (
              <FigureCard key={figure.id} figure={figure} days={days} before={before} />
            ))}
          </div>
          {asks && (
            <a
              href={tablePath(range)}
              download
              className={buttonClass({ variant: 'secondary', size: 'small', className: 'justify-self-start' })}
            >
              <Download aria-hidden="true" className="size-4" />
              {t('analytics.csv')}
            </a>
          )}
          <FigureTable days={days} figures={figures} />
        </>
      )}
    </div>
  )
}

/** A table of all figures, for screen readers and for exact numbers. */
type FigureTableProps = { days: readonly AnalyticsDay[]; figures: readonly ShownFigure[] }

function FigureTable({ days, figures: [signUps, ...others] }: FigureTableProps) {
  const { t } = useTranslation('admin')
  const { fullDay, number } = useFormats()
  const [open, setOpen] = useState(false)
  const columns: Column<AnalyticsDay>[] = [
    { id: 'date', header: t('analytics.date'), cell: ({ date }) => fullDay(date) },
    ...(signUps ? [figureColumn(signUps)] : []),
    ...CONVERSION_STEPS.slice(1).map((step) =>
      figureColumn({
        id: step,
        title: t(`analytics.figure.${step}`),
        valueIn: (day) => day[step],
        format: number,
      }),
    ),
    ...others.map(figureColumn),
  ]
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2 font-semibold">{t('analytics.table')}</summary>
      {open && (
        <Table
          caption={t('analytics.table')}
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ date }) => date}
          className="mt-2 text-sm"
        />
      )}
    </details>
  )
}

function figureColumn({
  id,
  title,
  valueIn,
  format,
}: Pick<ShownFigure, 'id' | 'title' | 'valueIn' | 'format'>): Column<AnalyticsDay> {
  return { id, header: title, align: 'end', cell: (day) => format(valueIn(day)) }
}
