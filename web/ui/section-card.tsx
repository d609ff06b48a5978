import { type ReactNode, type Ref, useId } from 'react'
import { Card, type CardProps } from './card.tsx'

export type SectionCardProps = Pick<CardProps, 'tone'> & {
  title: ReactNode
  /** Makes the title focusable, for when the focused part of the card is removed. */
  titleRef?: Ref<HTMLHeadingElement>
  text?: ReactNode
  /** Shown beside the title, such as a badge. */
  state?: ReactNode
  children?: ReactNode
}

/** A card that is a section of the page, labelled by its title. */
export function SectionCard({ title, titleRef, text, state, tone = 'plain', children }: SectionCardProps) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} tone={tone} className="grid gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-3 pe-4">
          <h2
            id={headingId}
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            className="type-display text-subheading outline-none"
          >
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
