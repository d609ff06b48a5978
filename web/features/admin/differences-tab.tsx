import { useQuery, useQueryClient } from '@tanstack/react-query'
import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import type { Difference, listDifferences } from '#contract/admin-orders.ts'
import type { Output } from '#contract/endpoint.ts'
import { asApiError } from '#web/api/api-error.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { LoadState } from './load-state.tsx'
import { compareNow, differencesQuery, refreshMoney } from './order-queries.ts'

type DifferingOrder = Output<typeof listDifferences>['differences'][number]

/** Orders about which our books and the payment provider disagree. */
export function DifferencesTab() {
  const { t } = useTranslation('admin-orders')
  const { dateTime } = useFormats()
  const query = useQuery(differencesQuery)
  const found = query.data
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{t('differences.lead')}</p>
      <LoadState query={query} label={t('differences.loading')} />
      {found && (
        <>
          <p>
            {found.compared_at
              ? t('differences.compared', { moment: dateTime(found.compared_at) })
              : t('differences.neverCompared')}
          </p>
          <CompareNow />
          {found.differences.length === 0 ? (
            <EmptyState
              seed="differences"
              icon={<Scale aria-hidden="true" className="size-10" />}
              title={t('differences.none')}
            >
              {t('differences.noneText')}
            </EmptyState>
          ) : (
            <DifferenceTable orders={found.differences} />
          )}
        </>
      )}
    </div>
  )
}

function CompareNow() {
  const { t } = useTranslation('admin-orders')
  const { errorText } = useErrorTexts()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ tone: 'error' | 'success'; text: string }>()
  const compare = async () => {
    setBusy(true)
    setOutcome(undefined)
    try {
      const { compared, settled } = await compareNow()
      refreshMoney(queryClient)
      setOutcome({
        tone: 'success',
        text: `${t('differences.done', { count: compared })} ${t('differences.settled', { count: settled })}`,
      })
    } catch (error) {
      setOutcome({ tone: 'error', text: errorText(asApiError(error)) })
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-4">
      <Button variant="secondary" className="justify-self-start" busy={busy} onClick={compare}>
        {t('differences.compareNow')}
      </Button>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
    </div>
  )
}

function DifferenceTable({ orders }: { orders: DifferingOrder[] }) {
  const { t } = useTranslation('admin-orders')
  const { dateTime } = useFormats()
  const problemText = useProblemText()
  const columns: Column<DifferingOrder>[] = [
    { id: 'found', header: t('differences.found'), cell: ({ found_at }) => dateTime(found_at) },
    {
      id: 'order',
      header: t('differences.order'),
      cell: ({ number }) => (
        <Link to={`/admin?tab=orders&search=${encodeURIComponent(number)}`} className="underline underline-offset-4">
          {number}
        </Link>
      ),
    },
    {
      id: 'problem',
      header: t('differences.problem'),
      cell: ({ problems }) => <span className="[overflow-wrap:anywhere]">{problems.map(problemText).join(' ')}</span>,
    },
  ]
  return (
    <Table caption={t('differences.caption')} columns={columns} rows={orders} rowKey={({ order_id }) => order_id} />
  )
}

function useProblemText() {
  const { t } = useTranslation('admin-orders')
  const { exactMoney } = useMoneyFormats()
  return (problem: Difference): string => {
    switch (problem.code) {
      case 'other_order':
        return t('differences.problems.other_order', { payment: problem.payment_id, order: problem.order_id })
      case 'other_payment':
        return t('differences.problems.other_payment', { payment: problem.payment_id, booked: problem.booked_id })
      case 'other_price':
        return t('differences.problems.other_price', {
          paid: exactMoney(problem.paid_minor, problem.paid_currency),
          ordered: exactMoney(problem.ordered_minor, problem.ordered_currency),
        })
      case 'dispute_reversed':
        return t(`differences.problems.dispute_${problem.state}`, { dispute: problem.dispute_id })
      case 'refund_refused':
        return t('differences.problems.refund_refused', {
          amount: exactMoney(problem.amount_minor, problem.currency),
          answer: problem.answer,
        })
      case 'refund_returned':
        return t('differences.problems.refund_returned', {
          amount: exactMoney(problem.amount_minor, problem.currency),
        })
      case 'checkout_unknown':
        return t('differences.problems.checkout_unknown', { checkout: problem.checkout_id })
      case 'not_told':
        return t('differences.problems.not_told', { answer: problem.answer })
      case 'not_booked':
        return t('differences.problems.not_booked')
    }
  }
}
