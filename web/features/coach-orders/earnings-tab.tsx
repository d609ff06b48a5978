import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import HandCoins from 'lucide-react/icons/hand-coins'
import { useState } from 'react'
import type { readEarnings } from '#contract/coach-orders.ts'
import type { Output } from '#contract/endpoint.ts'
import { PAYOUT_AFTER_DAYS, payoutDaysOf } from '#contract/order-rules.ts'
import { dayHere } from '#web/api/days.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { exportRange, rangeProblem } from './export-range.ts'
import { LoadState } from './load-state.tsx'
import { PayoutAccountCard } from './payout-account-card.tsx'
import { type DayRange, earningsQuery, tablePath } from './queries.ts'

type Earnings = Output<typeof readEarnings>
type Balance = Earnings['balances'][number]
type Payout = Earnings['payouts'][number]

/** What the coach earned, each currency on its own, and what was paid out. */
export function EarningsTab() {
  const { t } = useTranslation('coach-orders')
  const query = useQuery(earningsQuery)
  const earnings = query.data
  return (
    <div className="grid gap-6">
      <h2 className="type-display text-heading">{t('earnings.title')}</h2>
      <LoadState query={query} label={t('earnings.loading')} />
      {earnings && (
        <>
          <Commission commission={earnings.commission} />
          <PayoutAccountCard />
          {earnings.balances.length === 0 ? (
            <EmptyState
              seed="earnings"
              headingLevel={3}
              icon={<HandCoins aria-hidden="true" className="size-10" />}
              title={t('earnings.empty')}
            >
              {t('earnings.emptyText')}
            </EmptyState>
          ) : (
            <>
              <ul className="grid gap-5">
                {earnings.balances.map((balance) => (
                  <BalanceCard key={balance.currency} balance={balance} />
                ))}
              </ul>
              <SectionCard title={t('earnings.payouts')}>
                {earnings.payouts.length === 0 ? (
                  <p>{t('earnings.noPayouts')}</p>
                ) : (
                  <PayoutTable payouts={earnings.payouts} />
                )}
              </SectionCard>
              <Export />
            </>
          )}
        </>
      )}
    </div>
  )
}

function Commission({ commission }: Pick<Earnings, 'commission'>) {
  const { t } = useTranslation('coach-orders')
  const { percent } = useFormats()
  const days = { days: PAYOUT_AFTER_DAYS, product: payoutDaysOf('product') }
  const words = { commission: percent(commission / 100), share: percent(1 - commission / 100), ...days }
  return (
    <p className="max-w-prose text-lead text-muted">
      {t(commission === 0 ? 'earnings.noCommission' : 'earnings.commission', words)}
    </p>
  )
}

const LARGE = ['payable', 'waiting', 'disputed', 'paid_out'] as const
const SUMS = ['sold', 'fee', 'refunded', 'net'] as const

function BalanceCard({ balance }: { balance: Balance }) {
  const { t } = useTranslation('coach-orders')
  const { exactMoney } = useMoneyFormats()
  const { currency } = balance
  const amount = (name: (typeof LARGE)[number] | (typeof SUMS)[number]) =>
    exactMoney(balance[`${name}_minor`], currency)
  return (
    <Card as="li" className="grid gap-5">
      <h3 className="type-eyebrow">{currency}</h3>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {LARGE.filter((name) => name !== 'disputed' || balance.disputed_minor > 0).map((name) => (
          <div key={name}>
            <dt className="type-eyebrow">{t(`earnings.balance.${name}`)}</dt>
            <dd className="type-display mt-1 text-heading tabular-nums">{amount(name)}</dd>
            {name === 'waiting' && <dd className="mt-1 text-sm text-muted">{t('earnings.balance.waitingHint')}</dd>}
          </div>
        ))}
      </dl>
      {balance.payable_minor < 0 && <p className="text-sm text-danger">{t('earnings.negative')}</p>}
      <dl className="grid gap-2 border-t border-line pt-4 sm:max-w-md">
        {SUMS.map((name) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{t(`earnings.balance.${name}`)}</dt>
            <dd className="ms-auto tabular-nums">{amount(name)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const LOOKS = { open: 'outline', paid: 'brass', cancelled: 'quiet' } as const

function PayoutTable({ payouts }: { payouts: Payout[] }) {
  const { t } = useTranslation('coach-orders')
  const { shortDate } = useFormats()
  const { exactMoney } = useMoneyFormats()
  const columns: Column<Payout>[] = [
    { id: 'created', header: t('earnings.created'), cell: ({ created_at }) => shortDate(created_at) },
    {
      id: 'state',
      header: t('earnings.payoutState'),
      cell: ({ state, way, paid_at, returned_minor, currency }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Badge variant={LOOKS[state]}>{t(`earnings.states.${state}`)}</Badge>
          {paid_at && <span className="text-sm text-muted">{shortDate(paid_at)}</span>}
          <span className="text-sm text-muted">{t(`earnings.ways.${way}`)}</span>
          {returned_minor > 0 && (
            <span className="text-sm text-muted">
              {t('earnings.came', { amount: exactMoney(returned_minor, currency) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'reference',
      header: t('earnings.reference'),
      cell: ({ reference }) => <span className="[overflow-wrap:anywhere]">{reference}</span>,
    },
    {
      id: 'amount',
      header: t('earnings.amount'),
      align: 'end',
      cell: ({ amount_minor, currency }) => exactMoney(amount_minor, currency),
    },
  ]
  return <Table caption={t('earnings.payouts')} columns={columns} rows={payouts} rowKey={({ id }) => id} />
}

function Export() {
  const { t } = useTranslation('coach-orders')
  const [range, setRange] = useState<DayRange>(() => exportRange(dayHere()))
  const wrong = rangeProblem(range)
  return (
    <SectionCard title={t('earnings.export')} text={t('earnings.exportText')}>
      <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
        {(['from', 'to'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`earnings.${field}`)}
            type="date"
            required
            value={range[field]}
            onChange={({ target }) => setRange((all) => ({ ...all, [field]: target.value }))}
            error={wrong?.field === field ? t(`earnings.problem.${wrong.problem}`) : undefined}
          />
        ))}
      </div>
      {!wrong && (
        <a
          href={tablePath(range)}
          download
          className={buttonClass({ variant: 'secondary', size: 'small', className: 'justify-self-start' })}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('earnings.csv')}
        </a>
      )}
    </SectionCard>
  )
}
