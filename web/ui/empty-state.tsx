import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { InkCircle } from './ink.tsx'

export type EmptyStateProps = {
  title: ReactNode
  /** What to do next. */
  children?: ReactNode
  action?: ReactNode
  /** Shown inside the circle; by default the circle is empty. */
  icon?: ReactNode
  /** Each seed draws another circle. */
  seed: string
  headingLevel?: 2 | 3
  className?: string
}

export function EmptyState({ title, children, action, icon, seed, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames('grid justify-items-center gap-4 px-4 py-12 text-center', className)}>
      <div className="relative grid size-36 place-items-center">
        <InkCircle seed={seed} className="absolute inset-0 size-full text-edge" />
        {icon && <span className="relative text-danger">{icon}</span>}
      </div>
      <Heading className="type-display text-heading">{title}</Heading>
      {children && <p className="max-w-md text-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
