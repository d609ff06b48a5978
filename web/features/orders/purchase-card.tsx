import { useId } from 'react'
import type { OrderLine } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { useNextStep } from './next-step.tsx'
import { OrderBadges } from './order-badges.tsx'

/** One order as a ticket: what it is on the left, the price on the stub. */
export function PurchaseCard({ order }: { order: OrderLine }) {
  const { t } = useTranslation('orders')
  const { shortDate } = useFormats()
  const { money } = useMoneyFormats()
  const next = useNextStep(order)
  const headingId = useId()
  const { id, kind, title, seller, number, created_at, total_minor, currency } = order
  return (
    <Card as="li" leads flush aria-labelledby={headingId} className="grid sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="grid content-start gap-2 p-5 sm:p-6">
        <p className="type-eyebrow">
          {t(`kind.${kind}`)} · {shortDate(created_at)}
        </p>
        <h2 id={headingId} className="type-display text-subheading [overflow-wrap:anywhere]">
          <Link to={`/purchases/${id}`} data-cover>
            {title}
          </Link>
        </h2>
        <p className="text-sm text-muted">{t('from', { seller: seller.name })}</p>
        <p>{next}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line px-5 pb-5 max-sm:pt-0 sm:flex-col sm:items-end sm:justify-center sm:border-s sm:border-dashed sm:p-6">
        <OrderBadges order={order} className="sm:justify-end" />
        <p className="type-display text-heading text-fire">
          {total_minor === 0 ? t('free') : money(total_minor, currency)}
        </p>
        <p className="text-xs text-muted">{number}</p>
      </div>
    </Card>
  )
}
