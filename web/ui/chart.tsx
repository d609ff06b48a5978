import { useId } from 'react'
import { ChartMarks } from './chart-marks.tsx'
import { areaOf, barsOf, depthOf, lineOf, scaleTicks } from './chart-shape.ts'
import { classNames } from './class-names.ts'

const tones = {
  action: { fill: 'fill-danger', stroke: 'stroke-danger' },
  fire: { fill: 'fill-fire', stroke: 'stroke-fire' },
  brass: { fill: 'fill-gilt', stroke: 'stroke-gilt' },
}

type ChartPoint = {
  id: string
  value: number
  /** The label below the axis, if there is room. */
  mark: string
  /** The tooltip of the point. */
  label: string
  /** The value to compare with, drawn behind. */
  behind?: number
}

export type ChartProps = {
  /** Describes the chart: shown below it, and read by screen readers in its place. */
  caption: string
  points: readonly ChartPoint[]
  kind: 'bars' | 'line'
  tone?: keyof typeof tones
  /** Zones behind everything, from the bottom up; a last one without an end reaches to the top. */
  bands?: readonly { id: string; from: number; to: number; className: string }[]
  /** How the values behind are drawn: bars for a part of a whole, a line for an earlier period. */
  behind?: 'bars' | 'line'
  /** The values are counts, so the scale has whole numbers only. */
  whole?: boolean
  /** Formats a value beside the axis. */
  format: (value: number) => string
}

/** One value for each point from left to right. The scale begins at zero, or below if there are negative values. */
export function Chart(props: ChartProps) {
  const { caption, points, kind, tone = 'action', behind, bands = [], whole = false, format } = props
  const captionId = useId()
  const values = points.map(({ value }) => value)
  const others = points.map((point) => point.behind ?? 0)
  // A zone of which only the beginning would be seen is given some room.
  const drawn = [...values, ...(behind ? others : []), ...bands.map(({ from }) => from * 1.1)]
  const ticks = scaleTicks(Math.min(0, ...drawn), Math.max(0, ...drawn), whole)
  const bottom = ticks[0] ?? 0
  const top = ticks.length > 1 ? (ticks.at(-1) ?? 0) : 1
  const { fill, stroke } = tones[tone]
  const labels = ticks.map(format)
  const longest = Math.max(...labels.map(({ length }) => length))
  // Room for the labels beside the axis; a digit is 0.47 rem wide at most.
  const beside = { marginInlineStart: `max(4rem, ${longest * 0.47 + 0.5}rem)` }
  return (
    <figure>
      <div
        role="img"
        aria-labelledby={captionId}
        style={beside}
        className="relative me-1 mt-2 h-44 border-b border-edge"
      >
        {bands.map(({ id, from, to, className }) => (
          <div
            key={id}
            aria-hidden="true"
            style={{
              insetBlockStart: `${depthOf(Math.min(to, top), top, bottom)}%`,
              insetBlockEnd: `${100 - depthOf(Math.min(from, top), top, bottom)}%`,
            }}
            className={classNames('absolute inset-x-0', className)}
          />
        ))}
        {ticks.map((tick, index) => (
          <div
            key={tick}
            style={{ insetBlockStart: `${depthOf(tick, top, bottom)}%` }}
            className="absolute inset-x-0 border-t border-dashed border-line"
          >
            <span className="absolute end-full me-2 -translate-y-1/2 text-xs whitespace-nowrap text-muted tabular-nums">
              {labels[index]}
            </span>
          </div>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          {behind === 'bars' &&
            barsOf(others, top, bottom).map(({ x, y, width, height }, index) => (
              <rect
                key={points[index]?.id}
                x={x}
                y={y}
                width={width}
                height={height}
                className={classNames(fill, 'opacity-30')}
              />
            ))}
          {kind === 'line' && (
            <>
              <path d={areaOf(values, top, bottom)} className={classNames(fill, 'opacity-15')} />
              <path
                d={lineOf(values, top, bottom)}
                fill="none"
                strokeWidth="2.5"
                vectorEffect="non-scaling-stroke"
                className={stroke}
              />
            </>
          )}
          {barsOf(values, top, bottom).map(({ x, y, width, height }, index) => {
            const point = points[index]
            return (
              point && (
                <g key={point.id}>
                  <title>{point.label}</title>
                  {kind === 'bars' && <rect x={x} y={y} width={width} height={height} className={fill} />}
                  {/* A low bar would be hard to hover, so the whole column shows the tooltip. */}
                  <rect x={x} y="0" width={width} height="100" fillOpacity="0" />
                </g>
              )
            )
          })}
          {behind === 'line' && (
            <path
              d={lineOf(others, top, bottom)}
              fill="none"
              strokeWidth="1.5"
              strokeDasharray="4 3"
              vectorEffect="non-scaling-stroke"
              className="pointer-events-none stroke-muted"
            />
          )}
        </svg>
      </div>
      <div style={beside}>
        <ChartMarks marks={points} className="me-1" />
      </div>
      <figcaption id={captionId} className="mt-3 text-sm text-muted">
        {caption}
      </figcaption>
    </figure>
  )
}

/** The legend's sample of the dashed line. */
export function BehindKey() {
  return (
    <svg viewBox="0 0 24 4" aria-hidden="true" className="inline-block h-1 w-6 shrink-0 align-middle">
      <path d="M0 2H24" strokeWidth="2" strokeDasharray="4 3" className="stroke-muted" />
    </svg>
  )
}
