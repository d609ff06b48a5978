import { axisMarks } from './chart-shape.ts'
import { classNames } from './class-names.ts'

const MAX_MARKS = 5

type ChartMarksProps = { marks: readonly { id: string; mark: string }[]; className?: string }

/** The dates below an axis. A narrow screen shows the first, the middle and the last one. */
export function ChartMarks({ marks, className }: ChartMarksProps) {
  const shown = axisMarks(marks.length, MAX_MARKS)
  return (
    <div aria-hidden="true" className={classNames('relative h-6 text-xs text-muted tabular-nums', className)}>
      {shown.map((at, index) => {
        const place = (at + 0.5) / marks.length
        const [first, last] = [place < 0.2, place > 0.8]
        const middle = index * 2 === shown.length - 1
        return (
          <span
            key={marks[at]?.id}
            style={{ insetInlineStart: `${place * 100}%` }}
            className={classNames(
              'absolute top-0 whitespace-nowrap before:block before:h-1.5 before:border-edge',
              first && 'before:border-s',
              last && '-translate-x-full before:border-e',
              !first && !last && '-translate-x-1/2 before:mx-auto before:w-0 before:border-s',
              index !== 0 && index !== shown.length - 1 && !middle && 'max-sm:hidden',
            )}
          >
            {marks[at]?.mark}
          </span>
        )
      })}
    </div>
  )
}
