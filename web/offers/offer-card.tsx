import { type ReactNode, useId } from 'react'
import type { Offer } from '#contract/marketplace.ts'
import { useForeignLanguage, WrittenIn } from '#web/i18n/foreign-text.tsx'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Card } from '#web/ui/card.tsx'
import { InkCover } from '#web/ui/ink-cover.tsx'
import { FormerPrice, Included, Rating } from '#web/ui/price-parts.tsx'
import { deliveryTime, useOfferFacts } from './use-offer-facts.ts'

/** An offer as far as it is shown. `price_minor` is undefined in a preview while the typed price is not valid. */
export type ShownOffer = Omit<Offer, 'id' | 'price_minor'> & { price_minor: number | undefined }

type OfferCardProps = {
  offer: ShownOffer
  as?: 'li' | 'article'
  headingLevel?: 2 | 3
  /** Shown instead of a price that is not valid. */
  noPrice?: string
  /** Beside the price: the button that buys it, or a sentence that says why there is none. */
  action?: ReactNode
  /** Below everything: what its owner can do with it. */
  footer?: ReactNode
}

/**
 * An offer as a fight ticket, with its clock or its seats on the stub. The page must load the texts `offers`. Used by
 * the marketplace and by the preview of a coach's own offers.
 */
export function OfferCard({ offer, as = 'li', headingLevel = 3, noPrice, action, footer }: OfferCardProps) {
  const { t } = useTranslation('offers')
  const { facts, rating } = useOfferFacts()
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const stub = useStub(offer)
  const stars = rating(offer)
  const language = useForeignLanguage([offer.title, offer.description, ...offer.features].join(' '))
  // The delivery time is on the stub.
  const [first, ...others] = facts({ ...offer, delivery_hours: null })
  return (
    <Card as={as} flush aria-labelledby={headingId} className="@container flex min-w-0 flex-col">
      <OfferArt offer={offer} />
      <div className="ticket-body">
        <div className="flex min-w-0 grow flex-col gap-3 p-5 sm:p-6">
          <p className="type-eyebrow pe-5 [overflow-wrap:anywhere]">
            {[offer.brand ?? t(`kind.${offer.kind}`), first].filter(Boolean).join(' · ')}
          </p>
          <Heading
            id={headingId}
            lang={language}
            className="type-display pe-5 text-subheading [overflow-wrap:anywhere]"
          >
            {offer.title}
          </Heading>
          <p lang={language} className="whitespace-pre-line text-muted [overflow-wrap:anywhere]">
            {offer.description}
          </p>
          <WrittenIn language={language} />
          {others.length > 0 && (
            <p className="text-sm text-muted first-letter:uppercase [overflow-wrap:anywhere]">{others.join(' · ')}</p>
          )}
          <Included features={offer.features} />
          {stars && <Rating>{stars}</Rating>}
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-3 pt-2">
            <OfferPrice offer={offer} noPrice={noPrice} />
            {action}
          </div>
          {footer && <div className="border-t border-line pt-2">{footer}</div>}
        </div>
        {stub && <Stub {...stub} />}
      </div>
    </Card>
  )
}

function OfferPrice({ offer, noPrice }: { offer: ShownOffer; noPrice: string | undefined }) {
  const { t } = useTranslation('offers')
  const { price, discount } = useOfferFacts()
  const { price_minor } = offer
  if (price_minor === undefined) return <p className="type-display text-heading text-fire">{noPrice}</p>
  const before = discount({ ...offer, price_minor })
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="type-display text-heading text-fire">{price({ ...offer, price_minor })}</span>
      {before && <FormerPrice {...before} />}
      {offer.kind === 'coaching' && offer.seats !== null && offer.seats > 1 && (
        <span className="text-sm text-muted">{t('perSeat')}</span>
      )}
    </p>
  )
}

/** What is counted on the stub: seats, or the time until it is delivered. */
function useStub({ seats_left, delivery_hours }: ShownOffer) {
  const { t } = useTranslation('offers')
  const { number } = useFormats()
  if (seats_left === 0) return { figure: '0', words: t('stub.soldOut') }
  if (seats_left !== null) return { figure: number(seats_left), words: t('stub.seats', { count: seats_left }) }
  if (delivery_hours === null) return undefined
  const { unit, count } = deliveryTime(delivery_hours)
  return { figure: number(count), words: t(`stub.${unit}`, { count }) }
}

function Stub({ figure, words }: { figure: string; words: string }) {
  return (
    <p className="on-ink ticket-stub">
      <span className="type-display text-title">{figure}</span>
      <span className="type-eyebrow">{words}</span>
    </p>
  )
}

/** Videos and products have a picture, or poster art of their own. */
function OfferArt({ offer: { kind, picture_url, title } }: { offer: ShownOffer }) {
  if (kind !== 'video' && kind !== 'product' && !picture_url) return null
  return (
    <div
      aria-hidden="true"
      className="m-px mb-0 aspect-[3/2] max-h-56 overflow-hidden [clip-path:polygon(0_0,calc(100%-1.25rem)_0,100%_1.25rem,100%_100%,0_100%)]"
    >
      {picture_url ? (
        <img src={picture_url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        <InkCover seed={`${kind} ${title}`} tone={kind === 'video' ? 'blood' : 'brass'} className="size-full" />
      )}
    </div>
  )
}
