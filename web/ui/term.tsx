import type { ReactNode } from 'react'

/** A name and its value in a description list. Line breaks that people typed stay. */
export function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="type-eyebrow">{name}</dt>
      <dd className="mt-1.5 whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
