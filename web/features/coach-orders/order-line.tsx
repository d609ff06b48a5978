import { useId } from 'react'
import type { CoachOrder } from '#contract/coach-orders.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DueClock } from './due-clock.tsx'

/** Where the coach dashboard shows one order. */
const orderPath = (id: string) => `/coach-dashboard?tab=orders&order=${id}`

/** One order in a list: a ticket with its price on the stub. */
export function OrderLine({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const { money } = useMoneyFormats()
  const headingId = useId()
  const { id, kind, title, buyer_name, fulfilment, due_at, paid_at, net_minor, currency } = order
  return (
    <Card as="li" aria-labelledby={headingId} flush className="grid sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="grid content-start gap-2.5 p-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="type-eyebrow">{t(`kind.${kind}`)}</span>
          <StateBadges order={order} />
        </p>
        <h3 id={headingId} className="type-display text-subheading [overflow-wrap:anywhere]">
          {title}
        </h3>
        <p className="text-muted [overflow-wrap:anywhere]">
          <bdi>{t('orders.from', { name: buyer_name || t('buyerGone') })}</bdi>
        </p>
        {fulfilment === 'due' && due_at && <DueClock due_at={due_at} paid_at={paid_at} />}
      </div>
      <div className="flex items-center justify-between gap-4 border-line p-5 max-sm:border-t sm:flex-col sm:items-start sm:justify-center sm:border-s sm:border-dashed">
        <p className="grid gap-0.5">
          <span className="type-eyebrow">{t('money.net')}</span>
          <span className="type-display text-heading text-fire">{money(net_minor, currency)}</span>
        </p>
        <Link to={orderPath(id)} className={buttonClass({ size: 'small', variant: 'secondary' })}>
          {t('orders.open')}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
    </Card>
  )
}

const LOOKS: Record<NonNullable<CoachOrder['fulfilment']>, BadgeVariant> = {
  due: 'ember',
  return_asked: 'ember',
  return_missing: 'blood',
  sent: 'outline',
  ready: 'outline',
  done: 'brass',
  returned: 'quiet',
  cancelled: 'quiet',
}

export function StateBadges({ order: { fulfilment, is_disputed } }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  return (
    <>
      {fulfilment && <Badge variant={LOOKS[fulfilment]}>{t(`order.state.${fulfilment}`)}</Badge>}
      {is_disputed && <Badge variant="blood">{t('order.disputed')}</Badge>}
    </>
  )
}
