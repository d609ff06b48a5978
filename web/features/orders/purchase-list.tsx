import { useInfiniteQuery } from '@tanstack/react-query'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { PurchaseCard } from './purchase-card.tsx'
import { ordersQuery } from './queries.ts'

export function PurchaseList() {
  const { t } = useTranslation(['orders', 'common'])
  const query = useInfiniteQuery(ordersQuery)
  const { data, isPending, isError, isFetching, refetch } = query
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t('lead')}</p>
      </header>
      {isPending && (
        <SkeletonGroup label={t('loading')} className="grid gap-4">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </SkeletonGroup>
      )}
      {isError && !isFetchNextPageError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {data && orders.length === 0 && (
        <EmptyState
          seed="purchases"
          icon={<ReceiptText aria-hidden="true" className="size-10" />}
          title={t('empty.title')}
          action={
            <Link to="/coaches" className={buttonClass()}>
              {t('empty.action')}
            </Link>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {orders.length > 0 && (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <PurchaseCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      {isFetchNextPageError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetchingNextPage} onRetry={fetchNextPage}>
          {t('moreFailed')}
        </RetryNotice>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {orders.some(({ may_withdraw }) => may_withdraw) && (
        <p className="border-t border-line pt-6 text-sm text-muted">
          {t('withdrawHint')}{' '}
          <Link to="/withdraw" className="underline underline-offset-4">
            {t('act.withdraw')}
          </Link>
        </p>
      )}
    </div>
  )
}
