import type { CoachOrder } from '#contract/coach-orders.ts'
import { payoutDaysOf } from '#contract/order-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SectionCard } from '#web/ui/section-card.tsx'

/** Price, commission, share and payout day of one sale. */
export function OrderMoney({ order }: { order: CoachOrder }) {
  const { t } = useTranslation('coach-orders')
  const { exactMoney } = useMoneyFormats()
  const payout = usePayoutDay(order)
  const amount = (minor: number) => exactMoney(minor, order.currency)
  const rows = [
    ['price', amount(order.total_minor)],
    ...(order.refunded_minor > 0 ? ([['refunded', amount(-order.refunded_minor)]] as const) : []),
    ['fee', amount(-order.fee_minor)],
    ['net', amount(order.net_minor)],
    ['payout', payout],
  ] as const
  return (
    <SectionCard title={t('money.title')}>
      <dl className="grid gap-2.5">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className={classNames(
              'flex flex-wrap items-baseline justify-between gap-x-4',
              name === 'net' && 'border-t border-line pt-2.5 text-lead font-semibold',
            )}
          >
            <dt className={name === 'net' ? undefined : 'text-muted'}>{t(`money.${name}`)}</dt>
            <dd className="ms-auto tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}

function usePayoutDay({ kind, is_disputed, payout_at, refunded_minor, total_minor }: CoachOrder): string {
  const { t } = useTranslation('coach-orders')
  const { shortDate } = useFormats()
  if (is_disputed) return t('money.payoutFrozen')
  if (total_minor > 0 && refunded_minor >= total_minor) return t('money.noPayout')
  return payout_at
    ? t('money.payoutOn', { date: shortDate(payout_at) })
    : t('money.payoutAfter', { days: payoutDaysOf(kind) })
}
