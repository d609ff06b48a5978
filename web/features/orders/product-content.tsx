import { LOCALES } from '#contract/language.ts'
import type { Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Term } from '#web/ui/term.tsx'

export function ProductContent({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const countries = new Intl.DisplayNames(LOCALES[useLanguage()], { type: 'region' })
  const { request, delivery, delivered_at, fulfilment } = order
  const address = request?.kind === 'product' ? request : undefined
  const place = address && [address.postal_code, address.city, address.region].filter(Boolean).join(' ')
  const lines = address && [address.name, address.street, address.more, place, countries.of(address.country)]
  return (
    <SectionCard title={t('product.title')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        {lines && (
          <Term name={t('product.address')}>
            <bdi>{lines.filter(Boolean).join('\n')}</bdi>
          </Term>
        )}
        {delivery?.kind === 'product' && (
          <Term name={t('product.tracking')}>
            {delivery.tracking ? (
              <OutsideLink href={delivery.tracking}>{t('product.track')}</OutsideLink>
            ) : (
              t('product.noTracking')
            )}
          </Term>
        )}
        {delivered_at && fulfilment === 'done' && <Term name={t('product.received')}>{dateTime(delivered_at)}</Term>}
      </dl>
      {(fulfilment === 'return_asked' || fulfilment === 'return_missing') && <p>{t('product.returnText')}</p>}
    </SectionCard>
  )
}
