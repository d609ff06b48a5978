import { type ReactNode, useId } from 'react'
import { Card, type CardProps } from './card.tsx'

export type SectionCardProps = Pick<CardProps, 'tone'> & {
  title: ReactNode
  text?: ReactNode
  /** Shown beside the title, such as a badge. */
  state?: ReactNode
  children?: ReactNode
}

/** A card that is a section of the page, labelled by its title. */
export function SectionCard({ title, text, state, tone = 'plain', children }: SectionCardProps) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} tone={tone} className="grid gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-3 pe-4">
          <h2 id={headingId} className="type-display text-subheading">
            {title}
          </h2>
          {state}
        </div>
        {text && <p className="mt-2 text-muted">{text}</p>}
      </div>
      {children}
    </Card>
  )
}
