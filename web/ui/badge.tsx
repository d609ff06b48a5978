import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const variants = {
  outline: 'border border-current text-text',
  ember: 'slab-badge text-ink [--slab:var(--ember)]',
  brass: 'slab-badge text-ink [--slab:var(--brass)]',
  blood: 'slab-badge text-on-action [--slab:var(--action)]',
  quiet: 'slab-badge text-muted [--slab:var(--strong)]',
}

export type BadgeVariant = keyof typeof variants

export function Badge({ variant = 'outline', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 px-2.5 pt-[0.3rem] pb-[0.25rem] font-display text-sm leading-none font-semibold tracking-[0.12em] uppercase',
        variants[variant],
        className,
      )}
    >
      {children}
    </span>
  )
}

export type BadgeProps = { variant?: BadgeVariant; className?: string; children: ReactNode }
