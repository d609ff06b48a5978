import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

export type PricedCardProps = {
  as?: 'article' | 'li'
  /** Shown above the title, such as a category or a brand. */
  eyebrow?: string
  title: string
  description: string
  price: string
  /** Shown beside the price: the former price. */
  priceNote?: ReactNode
  duration?: string
  /** Shown below the description: what is included, the rating. */
  children?: ReactNode
  /** Shown below the price: the actions. */
  footer?: ReactNode
}

/** An offer with its price, as customers see it. */
export function PricedCard(props: PricedCardProps) {
  const { as = 'li', eyebrow, title, description, price, priceNote, duration, children, footer } = props
  const headingId = useId()
  return (
    <Card as={as} aria-labelledby={headingId} className="flex flex-col gap-3">
      {eyebrow && <p className="type-eyebrow pe-6 [overflow-wrap:anywhere]">{eyebrow}</p>}
      <h3 id={headingId} className="type-display pe-6 text-subheading [overflow-wrap:anywhere]">
        {title}
      </h3>
      <p className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">{description}</p>
      {children}
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="type-display text-heading text-fire">{price}</span>
          {priceNote}
        </p>
        {duration && (
          <p className="inline-flex items-center gap-1.5 text-sm text-muted">
            <Clock aria-hidden="true" className="size-4 self-center" />
            {duration}
          </p>
        )}
      </div>
      {footer && <div className="border-t border-line pt-2">{footer}</div>}
    </Card>
  )
}
