import { useId } from 'react'
import type { QuizResult } from '#contract/quiz.ts'
import { type FireLabel, fireLabel } from '#contract/quiz-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { ChartMarks } from '#web/ui/chart-marks.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { chartPoints, fireZones, labelledPoints, linePath, nextZone, scaleStart } from './fire-chart-shape.ts'

/** The hotter, the more fire in it. */
const ZONE_FIRE: Record<FireLabel, string> = {
  getting_started: '',
  warming_up: 'bg-ember/5',
  ready: 'bg-ember/10',
  on_fire: 'bg-ember/20',
  unstoppable: 'border-t-2 border-fire',
}

/** The results over their zones, with a description; the table holds every number. */
export function FireChart({ results }: { results: QuizResult[] }) {
  const { dayOfMonth, number } = useFormats()
  const captionId = useId()
  const ordered = results.toReversed()
  const levels = ordered.map(({ fire_level }) => fire_level)
  const points = chartPoints(levels)
  const labelled = labelledPoints(levels)
  return (
    <figure>
      <div role="img" aria-labelledby={captionId} className="relative ms-10 mt-6 h-56 border-b border-edge sm:h-64">
        <Zones start={scaleStart(levels)} first={points[0]?.y ?? 0} last={points.at(-1)?.y ?? 0} />
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          {/* A single result is drawn as a horizontal line, so that its zone can be read. */}
          <path
            d={points.length === 1 ? `M0 ${points[0]?.y}H100` : linePath(points)}
            fill="none"
            strokeWidth="3"
            strokeDasharray={points.length === 1 ? '2 6' : undefined}
            vectorEffect="non-scaling-stroke"
            className="stroke-fire"
          />
        </svg>
        {points.map(({ x, y }, index) => (
          <span
            key={ordered[index]?.id}
            aria-hidden="true"
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            className="absolute size-2.5 -translate-1/2 rotate-45 bg-fire ring-3 ring-ground"
          />
        ))}
        {labelled.map((index) => {
          const { x = 0, y = 0 } = points[index] ?? {}
          return (
            <span
              key={ordered[index]?.id}
              aria-hidden="true"
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
              className="absolute mt-2.5 -translate-x-1/2 rounded bg-ground/80 px-1 text-sm font-bold tabular-nums"
            >
              {number(levels[index] ?? 0)}
            </span>
          )
        })}
      </div>
      <ChartMarks
        marks={ordered.map(({ id, created_at }) => ({ id, mark: dayOfMonth(created_at) }))}
        className="ms-10"
      />
      <figcaption id={captionId} className="mt-3">
        <Words ordered={ordered} />
      </figcaption>
    </figure>
  )
}

/** Each name is at the side that the line does not touch: `first` and `last` are the line's ends. */
function Zones({ start, first, last }: { start: number; first: number; last: number }) {
  const { t } = useTranslation('quiz')
  return fireZones(start).map(({ label, start: from, top, height }) => (
    <div
      key={label}
      aria-hidden="true"
      style={{ insetBlockStart: `${top}%`, height: `${height}%` }}
      className={classNames('absolute inset-x-0', ZONE_FIRE[label])}
    >
      <span
        className={classNames(
          'absolute text-xs font-semibold text-muted',
          Math.abs(first - top) < Math.abs(last - top) ? 'end-2' : 'start-2',
          label === 'unstoppable' ? '-top-5' : 'top-1',
        )}
      >
        {t(`label.${label}`)}
      </span>
      {from > start && (
        <span className="absolute end-full bottom-0 me-2 translate-y-1/2 text-xs text-muted tabular-nums">{from}</span>
      )}
    </div>
  ))
}

/** Describes the chart, and what is missing to the next zone. */
function Words({ ordered }: { ordered: readonly QuizResult[] }) {
  const { t } = useTranslation('quiz')
  const { date } = useFormats()
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last) return null
  const levels = ordered.map(({ fire_level }) => fire_level)
  const next = nextZone(last.fire_level)
  const sentences = [
    first === last
      ? t('history.single', {
          date: date(first.created_at),
          level: first.fire_level,
          label: t(`label.${fireLabel(first.fire_level)}`),
        })
      : t('history.chart', {
          from: date(first.created_at),
          to: date(last.created_at),
          first: first.fire_level,
          last: last.fire_level,
          highest: Math.max(...levels),
          label: t(`label.${fireLabel(last.fire_level)}`),
        }),
    next && t('history.next', { count: next.missing, label: t(`label.${next.label}`) }),
    first === last && t('history.second'),
  ]
  return <span className="text-muted">{sentences.filter(Boolean).join(' ')}</span>
}
