import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import type { Offer } from '#contract/marketplace.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { BookLink } from '#web/offers/book-link.tsx'
import { offerQuery } from '#web/offers/offer-query.ts'
import { WaitlistButton } from '#web/offers/waitlist-button.tsx'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'

type OfferActionProps = {
  offer: Offer
  language: Language
  isOwn: boolean
  /** The reader's order of this video, where they have it. */
  owned: string | undefined
}

/** The button that leads to the checkout, to the times of a session, to the waitlist, or to a video that the reader has. */
export function OfferAction({ offer, language, isOwn, owned }: OfferActionProps) {
  const { t } = useTranslation('marketplace')
  if (isOwn) return <p className="text-sm text-muted">{t('action.own')}</p>
  if (offer.kind === 'coaching') return <BookLink offer={offer} />
  if (owned !== undefined)
    return (
      <Link
        to={`/purchases/${owned}`}
        aria-label={`${t('action.watch')}: ${offer.title}`}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('action.watch')}
      </Link>
    )
  if (offer.seats_left === 0) return <SoldOut offer={offer} language={language} />
  return <CheckoutLink offer={offer} />
}

function CheckoutLink({ offer: { id, kind, title } }: { offer: Offer }) {
  const { t } = useTranslation('marketplace')
  if (kind === 'coaching') return null
  const label = t(`action.${kind}`)
  return (
    <Link to={`/checkout/${id}`} aria-label={`${label}: ${title}`} className={buttonClass()}>
      {label}
    </Link>
  )
}

/** A seat that became free and is kept for this member can be bought. */
function SoldOut({ offer, language }: Pick<OfferActionProps, 'offer' | 'language'>) {
  const { data } = useQuery(offerQuery(offer.id, language))
  if (data?.seat_kept_until || data?.open_order_id) return <CheckoutLink offer={offer} />
  return <WaitlistButton offer={offer} language={language} waiting={data?.waiting ?? false} />
}
