import { useInfiniteQuery } from '@tanstack/react-query'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useState } from 'react'
import type { Transaction } from '#contract/admin.ts'
import { ADMIN_PAGE } from '#contract/admin-rules.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { LoadMore } from './load-more.tsx'
import { LoadState } from './load-state.tsx'
import { type TransactionFilters, transactionsQuery } from './queries.ts'
import { statusLook } from './transaction-status.ts'

type TransactionListProps = { filters: TransactionFilters; onClear: () => void }

/** Fetched in pages of a hundred, shown in steps of twenty (§9). */
export function TransactionList({ filters, onClear }: TransactionListProps) {
  const { t } = useTranslation('admin')
  const query = useInfiniteQuery(transactionsQuery(filters))
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const [wanted, setWanted] = useState(ADMIN_PAGE)
  const fetched = data?.pages.flatMap((page) => page.transactions) ?? []
  const shown = fetched.slice(0, wanted)
  const showMore = () => {
    // After a failure the next twenty are already to be shown.
    const next = wanted > fetched.length ? wanted : wanted + ADMIN_PAGE
    setWanted(next)
    if (next > fetched.length && hasNextPage) void fetchNextPage()
  }
  return (
    <>
      {!isFetchNextPageError && <LoadState query={query} label={t('transactions.loading')} shape="h-96" />}
      <p role="status" className="type-eyebrow">
        {shown.length > 0 && t('transactions.shown', { shown: shown.length, fetched: fetched.length })}
      </p>
      {data && fetched.length === 0 && (
        <NothingThere narrowed={Boolean(filters.search || filters.status)} onClear={onClear} />
      )}
      {shown.length > 0 && <TransactionTable transactions={shown} />}
      {(shown.length < fetched.length || hasNextPage) && (
        <LoadMore busy={isFetchingNextPage} failed={isFetchNextPageError} onMore={showMore} />
      )}
    </>
  )
}

function TransactionTable({ transactions }: { transactions: Transaction[] }) {
  const { t } = useTranslation('admin')
  const { dateTime } = useFormats()
  const { exactMoney } = useMoneyFormats()
  const columns: Column<Transaction>[] = [
    {
      id: 'date',
      header: t('transactions.date'),
      phone: 'col-start-1 row-start-2 max-md:text-sm max-md:text-muted',
      cell: ({ created_at }) => dateTime(created_at),
    },
    {
      id: 'member',
      header: t('transactions.member'),
      phone: 'col-start-1 row-start-1 max-md:font-semibold',
      cell: ({ full_name }) => <bdi className="[overflow-wrap:anywhere]">{full_name ?? t('transactions.gone')}</bdi>,
    },
    {
      id: 'status',
      header: t('transactions.status'),
      phone: 'col-start-2 row-start-2 justify-self-end',
      cell: ({ status, amount_minor }) => {
        const { word, variant } = statusLook(status)
        return (
          <span className="inline-flex flex-wrap gap-2 max-md:justify-end">
            <Badge variant={variant}>{t(`transactions.statuses.${word}`)}</Badge>
            {amount_minor < 0 && <Badge variant="quiet">{t('transactions.refund')}</Badge>}
          </span>
        )
      },
    },
    {
      id: 'amount',
      header: t('transactions.amount'),
      align: 'end',
      phone: 'col-start-2 row-start-1 justify-self-end max-md:font-semibold',
      cell: ({ amount_minor, currency }) => exactMoney(amount_minor, currency),
    },
  ]
  return (
    <Table
      caption={t('transactions.caption')}
      columns={columns}
      rows={transactions}
      rowKey={({ id }) => id}
      compact="grid-cols-[minmax(0,1fr)_fit-content(60%)]"
    />
  )
}

function NothingThere({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <EmptyState
      seed="transactions"
      icon={<ReceiptText aria-hidden="true" className="size-10" />}
      title={narrowed ? t('transactions.nothingFound') : t('transactions.empty')}
      action={
        narrowed && (
          <Button variant="secondary" onClick={onClear}>
            {t('transactions.clear')}
          </Button>
        )
      }
    >
      {narrowed ? t('transactions.nothingFoundText') : t('transactions.emptyText')}
    </EmptyState>
  )
}
