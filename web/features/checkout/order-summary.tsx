import type { ReactNode } from 'react'
import { useForeignLanguage, WrittenIn } from '#web/i18n/foreign-text.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import type { OfferDetails } from '#web/offers/offer-query.ts'
import { useOfferFacts } from '#web/offers/use-offer-facts.ts'
import { FormerPrice, Included } from '#web/ui/price-parts.tsx'

/** What is bought, from whom, for what price, what happens then, and when money is given back. */
export function OrderSummary({ details: { offer, seller, refund_rule } }: { details: OfferDetails }) {
  const { t } = useTranslation(['checkout', 'offers'])
  const { facts, price, discount } = useOfferFacts()
  const before = discount(offer)
  const language = useForeignLanguage(`${offer.title} ${offer.description}`)
  const next = nextOf(offer.kind, seller.kind)
  return (
    <dl className="border-t border-line">
      <SummaryRow name={t('what')}>
        <p>{[t(`offers:kind.${offer.kind}`), ...facts(offer)].join(' · ')}</p>
        <p lang={language} className="mt-1 whitespace-pre-line text-muted">
          {offer.description}
        </p>
        <WrittenIn language={language} />
        {offer.features.length > 0 && (
          <div className="mt-3">
            <Included features={offer.features} />
          </div>
        )}
      </SummaryRow>
      <SummaryRow name={t('from')}>
        <p>{[seller.name, seller.kind === 'persona' && t('ai')].filter(Boolean).join(' · ')}</p>
      </SummaryRow>
      <SummaryRow name={t('price')}>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {price(offer)} {before && <FormerPrice {...before} />}
        </p>
      </SummaryRow>
      <SummaryRow name={t('nextTitle')}>
        <p>{t(`next.${next}`, { name: seller.name })}</p>
      </SummaryRow>
      <SummaryRow name={t('refundTitle')}>
        <p>{t(`refund.${refund_rule}`)}</p>
        <p className="mt-1 text-sm text-muted">{t('refundLaw')}</p>
      </SummaryRow>
    </dl>
  )
}

/** One line of the summary: its name, and what it says. */
export function SummaryRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
      <dt className="type-eyebrow pt-1">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** A persona writes shoutouts itself; products of personas and house coaches are sent by the Kiai team. */
function nextOf(kind: OfferDetails['offer']['kind'], seller: OfferDetails['seller']['kind']) {
  if (kind === 'shoutout' && seller === 'persona') return 'shoutoutByAi'
  return kind === 'product' && seller !== 'coach' ? 'productOfHouse' : kind
}
