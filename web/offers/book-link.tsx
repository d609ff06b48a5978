import type { Offer } from '#contract/marketplace.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx'
import { bookPath } from './sessions-query.ts'

type BookLinkProps = Pick<ButtonLook, 'variant' | 'size'> & { offer: Pick<Offer, 'id' | 'title' | 'seats'> }

/** To the page on which the time of a session is chosen. The page must load the texts `offers`. */
export function BookLink({ offer: { id, title, seats }, ...look }: BookLinkProps) {
  const { t } = useTranslation('offers')
  const label = t(seats !== null && seats > 1 ? 'bookSeat' : 'book')
  return (
    <Link to={bookPath(id)} aria-label={`${label}: ${title}`} className={buttonClass(look)}>
      {label}
    </Link>
  )
}
