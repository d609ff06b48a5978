import type { OrderLine } from '#contract/orders.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useNow } from '#web/ui/use-now.ts'
import { isPartlyRefunded, STATUS_LOOK, statusOf } from './order-status.ts'

type OrderBadgesProps = { order: OrderLine & { is_disputed?: boolean }; className?: string }

/** Where the order stands, in words and in colour. */
export function OrderBadges({ order, className }: OrderBadgesProps) {
  const { t } = useTranslation('orders')
  const status = statusOf(order, useNow())
  return (
    <span className={classNames('inline-flex flex-wrap gap-2', className)}>
      <Badge variant={STATUS_LOOK[status]}>{t(`status.${status}`)}</Badge>
      {isPartlyRefunded(order) && <Badge variant="quiet">{t('status.partlyRefunded')}</Badge>}
      {order.is_disputed && <Badge variant="blood">{t('status.disputed')}</Badge>}
    </span>
  )
}
