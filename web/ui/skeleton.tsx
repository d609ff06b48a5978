import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey placeholder for content that loads. Give it the content's size, so that the layout does not shift. */
export function Skeleton({ className = 'h-4' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('relative block overflow-hidden rounded bg-strong', className)}>
      <span className="absolute inset-y-0 start-0 w-2/5 animate-sheen bg-ground/40 motion-reduce:hidden" />
    </span>
  )
}

/** Tells screen readers once what the placeholders inside stand for. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <p className="type-eyebrow mb-4">{label}</p>
      {children}
    </div>
  )
}

export type SkeletonGroupProps = { label: string; className?: string; children: ReactNode }
