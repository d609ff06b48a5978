import { areaOf, barsOf, lineOf, scaleTicks } from './chart-shape.ts'
import { classNames } from './class-names.ts'

const tones = {
  action: { fill: 'fill-danger', stroke: 'stroke-danger' },
  fire: { fill: 'fill-fire', stroke: 'stroke-fire' },
  brass: { fill: 'fill-gilt', stroke: 'stroke-gilt' },
}

type ChartPoint = {
  id: string
  value: number
  /** What someone reads who points at it. */
  label: string
}

export type ChartProps = {
  /** All of it in a sentence; the figures themselves belong into a table nearby. */
  label: string
  points: readonly ChartPoint[]
  kind: 'bars' | 'line'
  tone?: keyof typeof tones
  /** What is counted, not measured. */
  whole?: boolean
  /** How a value is written beside the axis. */
  format: (value: number) => string
  /** What stands below the first and the last point. */
  start: string
  end: string
}

/** One value a point from left to right, over a scale that begins at nought. */
export function Chart({ label, points, kind, tone = 'action', whole = false, format, start, end }: ChartProps) {
  const values = points.map(({ value }) => value)
  const ticks = scaleTicks(Math.max(0, ...values), whole)
  const top = ticks.at(-1) ?? 1
  const { fill, stroke } = tones[tone]
  return (
    <figure>
      <div role="img" aria-label={label} className="relative ms-16 me-1 mt-2 h-44 border-b border-edge">
        {[0, ...ticks].map((tick) => (
          <div
            key={tick}
            style={{ insetBlockStart: `${100 - (tick / top) * 100}%` }}
            className="absolute inset-x-0 border-t border-dashed border-line"
          >
            <span className="absolute end-full me-2 -translate-y-1/2 text-xs whitespace-nowrap text-muted tabular-nums">
              {format(tick)}
            </span>
          </div>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          {kind === 'line' && (
            <>
              <path d={areaOf(values, top)} className={classNames(fill, 'opacity-15')} />
              <path
                d={lineOf(values, top)}
                fill="none"
                strokeWidth="2.5"
                vectorEffect="non-scaling-stroke"
                className={stroke}
              />
            </>
          )}
          {barsOf(values, top).map(({ x, y, width, height }, index) => {
            const point = points[index]
            return (
              point && (
                <g key={point.id}>
                  <title>{point.label}</title>
                  {kind === 'bars' && <rect x={x} y={y} width={width} height={height} className={fill} />}
                  {/* A low value would be hard to point at: the whole column answers. */}
                  <rect x={x} y="0" width={width} height="100" fillOpacity="0" />
                </g>
              )
            )
          })}
        </svg>
      </div>
      <figcaption aria-hidden="true" className="ms-16 me-1 mt-2 flex justify-between text-xs text-muted">
        <span>{start}</span>
        {points.length > 1 && <span>{end}</span>}
      </figcaption>
    </figure>
  )
}
