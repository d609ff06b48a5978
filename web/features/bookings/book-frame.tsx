import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import type { Seller } from '#contract/marketplace.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'

type BookFrameProps = {
  back: { to: string; label: string }
  seller: Seller
  /** What is booked. */
  what: string
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** The head of the page on which a time is chosen, whatever pays for it. */
export function BookFrame({ back, seller, what, title, lead, children }: BookFrameProps) {
  const { t } = useTranslation('bookings')
  return (
    <div className="grid gap-8">
      <header className="grid justify-items-start gap-3">
        <Link
          to={back.to}
          className="inline-flex min-h-11 items-center gap-2 font-display font-semibold tracking-[0.06em] text-muted uppercase hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {back.label}
        </Link>
        <p className="type-eyebrow [overflow-wrap:anywhere]">
          {[seller.name, seller.kind === 'persona' && t('ai'), what].filter(Boolean).join(' · ')}
        </p>
        <h1 className="type-display text-title">{title}</h1>
        {lead && <div className="max-w-[60ch] text-lead text-muted">{lead}</div>}
      </header>
      {children}
    </div>
  )
}
