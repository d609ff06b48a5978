import type { QuizResult } from '#contract/quiz.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { areaPath, chartPoints, heightOf, linePath, scaleStart } from './fire-chart-shape.ts'

/** The levels at which a label begins, where the scale reaches down to them. */
const LINES = [40, 70, 90, 100]

/** A picture with a sentence; the table below it holds every figure. */
export function FireChart({ results }: { results: QuizResult[] }) {
  const { t } = useTranslation('quiz')
  const { shortDate, date } = useFormats()
  const ordered = results.toReversed()
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last) return null
  const levels = ordered.map(({ fire_level }) => fire_level)
  const points = chartPoints(levels)
  const start = scaleStart(levels)
  const sentence =
    ordered.length === 1
      ? t('history.single', { date: date(first.created_at), level: first.fire_level })
      : t('history.chart', {
          from: date(first.created_at),
          to: date(last.created_at),
          first: first.fire_level,
          last: last.fire_level,
          highest: Math.max(...levels),
        })
  return (
    <figure>
      <div role="img" aria-label={sentence} className="relative ms-10 me-2 h-52 border-b border-edge sm:h-64">
        {LINES.filter((line) => line > start).map((line) => (
          <div
            key={line}
            style={{ insetBlockStart: `${heightOf(line, start)}%` }}
            className="absolute inset-x-0 border-t border-dashed border-line"
          >
            <span className="absolute -start-10 -translate-y-1/2 text-xs text-muted tabular-nums">{line}</span>
          </div>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path d={areaPath(points)} className="fill-ember opacity-15" />
          <path
            d={linePath(points)}
            fill="none"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
            className="stroke-fire"
          />
        </svg>
        {points.map(({ x, y }, index) => (
          <span
            key={ordered[index]?.id}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            className="absolute size-2.5 -translate-1/2 rotate-45 bg-fire ring-3 ring-ground"
          />
        ))}
      </div>
      <figcaption aria-hidden="true" className="ms-10 me-2 mt-3 flex justify-between text-sm text-muted">
        <span>{shortDate(first.created_at)}</span>
        {first !== last && <span>{shortDate(last.created_at)}</span>}
      </figcaption>
    </figure>
  )
}
