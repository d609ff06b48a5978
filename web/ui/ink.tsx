import { classNames } from './class-names.ts'
import { inkCircle, inkStroke, inkSun } from './ink-shape.ts'

/* Every drawing takes the colour of the text around it, and is hidden from screen readers. */

export type InkProps = { seed: string; className?: string }

export function InkSun({ seed, className }: InkProps) {
  const { paint, streaks } = inkSun(seed)
  return (
    <svg viewBox="0 0 800 800" aria-hidden="true" className={classNames('block overflow-visible', className)}>
      <path fill="currentColor" fillRule="evenodd" d={paint} />
      <path fill="#0B0A09" opacity=".13" d={streaks} />
    </svg>
  )
}

export function InkStroke({ seed, className }: InkProps) {
  return (
    <svg
      viewBox="0 0 1000 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block overflow-visible', className)}
    >
      <path fill="currentColor" d={inkStroke(seed)} />
    </svg>
  )
}

export function InkCircle({ seed, className }: InkProps) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={classNames('block', className)}>
      <path fill="currentColor" d={inkCircle(seed)} />
    </svg>
  )
}

/** A stroke under a word, with fewer hairs because it is small. */
export function InkUnderline({ seed, className }: InkProps) {
  return (
    <svg
      viewBox="0 0 1000 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block', className)}
    >
      <path fill="currentColor" d={inkStroke(seed, 7)} />
    </svg>
  )
}
