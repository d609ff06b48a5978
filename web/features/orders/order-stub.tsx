import type { Order } from '#contract/orders.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { OrderActions } from './order-actions.tsx'

/** The stub of the ticket: the money, the refund rule and what can still be done. */
export function OrderStub({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { dateTime, date } = useFormats()
  const { exactMoney } = useMoneyFormats()
  const { id, currency, total_minor, tax_minor, paid_at, expires_at, state, refunds, refund_rule, withdraw_until } =
    order
  return (
    <Card as="section" aria-labelledby="order-money" className="grid gap-5">
      <div>
        <h2 id="order-money" className="type-eyebrow">
          {state === 'open' ? t('money.total') : t('money.paid')}
        </h2>
        <p className="type-display mt-1.5 text-heading text-fire">
          {total_minor === 0 ? t('free') : exactMoney(total_minor, currency)}
        </p>
        <div className="mt-1.5 grid gap-0.5 text-sm text-muted">
          {tax_minor > 0 && <p>{t('money.tax', { amount: exactMoney(tax_minor, currency) })}</p>}
          {paid_at && <p>{t('money.paidOn', { when: dateTime(paid_at) })}</p>}
          {state === 'open' && expires_at && <p>{t('money.keptUntil', { when: dateTime(expires_at) })}</p>}
        </div>
      </div>
      {refunds.length > 0 && (
        <div className="grid gap-2 border-t border-line pt-4">
          <h3 className="type-eyebrow">{t('refunds.title')}</h3>
          <ul className="grid gap-3">
            {refunds.map(({ amount_minor, cause, reason, is_done, created_at }) => (
              <li key={`${created_at} ${amount_minor}`}>
                <p className="font-semibold">{exactMoney(amount_minor, currency)}</p>
                <p className="text-sm text-muted">
                  {t(`refunds.cause.${cause}`, { name: order.seller.name })} · {date(created_at)}
                </p>
                {reason && <p className="text-sm text-muted [overflow-wrap:anywhere]">{reason}</p>}
                <p className="text-sm">{is_done ? t('refunds.done') : t('refunds.onItsWay')}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OrderActions order={order} />
      <div className="grid gap-2 border-t border-line pt-4 text-sm text-muted">
        <h3 className="type-eyebrow">{t('rule.title')}</h3>
        <p>{t(`rule.${isTooLate(order) ? 'over' : refund_rule}`)}</p>
        {withdraw_until && order.actions.includes('withdraw') && (
          <p>{t('rule.withdrawUntil', { when: dateTime(withdraw_until) })}</p>
        )}
      </div>
      {paid_at && (
        <p>
          <Link to={`/purchases/${id}/invoice`} className="underline underline-offset-4">
            {t('money.invoice')}
          </Link>
        </p>
      )}
    </Card>
  )
}

/** A session that still takes place, and begins so soon that nothing comes back. */
function isTooLate({ state, fulfilment, refund_rule, actions }: Order): boolean {
  const isAhead = state === 'paid' && fulfilment === 'ready'
  return isAhead && refund_rule === 'until_day_before' && !actions.includes('cancel')
}
