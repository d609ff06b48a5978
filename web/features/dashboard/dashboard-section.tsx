import { type ReactNode, useId } from 'react'

type DashboardSectionProps = { title: string; children: ReactNode }

/** A section of the dashboard below the profile. */
export function DashboardSection({ title, children }: DashboardSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mt-6 grid gap-5">
      <h2 id={headingId} className="type-display text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
