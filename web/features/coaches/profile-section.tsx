import { type ReactNode, useId } from 'react'

type ProfileSectionProps = { title: string; note?: string; children: ReactNode }

/** A section of a coach's profile, labelled by its heading. */
export function ProfileSection({ title, note, children }: ProfileSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="type-display text-heading">
        {title}
      </h2>
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
