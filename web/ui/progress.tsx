import { classNames } from './class-names.ts'

const tones = { action: '', fire: '[--progress:var(--ember)]', brass: '[--progress:var(--brass)]' }

export type ProgressProps = {
  label: string
  value: number
  max?: number
  tone?: keyof typeof tones
  /** The value in words, where "40 of 100" would say too little. */
  valueText?: string
  className?: string
}

export function Progress({ label, value, max = 100, tone = 'action', valueText, className }: ProgressProps) {
  return (
    // Not the browser's own element, whose bar cannot be animated without a layout.
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className={classNames('progress-bar', tones[tone], className)}
    >
      <span style={{ transform: `scaleX(${max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0})` }} />
    </div>
  )
}
