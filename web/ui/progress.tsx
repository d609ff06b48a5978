import { classNames } from './class-names.ts'

const tones = { action: '', fire: '[--progress:var(--ember)]', brass: '[--progress:var(--brass)]' }

export type ProgressProps = {
  label: string
  value: number
  max?: number
  tone?: keyof typeof tones
  /** What the figure means in words, where "40 of 100" would say little. */
  valueText?: string
  className?: string
}

export function Progress({ label, value, max = 100, tone = 'action', valueText, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      max={max}
      className={classNames('progress-bar', tones[tone], className)}
    />
  )
}
