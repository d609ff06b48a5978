import { type ReactNode, useId } from 'react'

type DashboardSectionProps = { title: string; children: ReactNode }

/** What the dashboard is made of below the profile: each section brings its own data, and stands or falls alone. */
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
