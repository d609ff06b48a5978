import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ordersQuery } from './queries.ts'

/** For a buyer who is signed in: what they may withdraw from, each with the page on which they do it. */
export function WithdrawableOrders() {
  const { t } = useTranslation(['orders', 'common'])
  const { shortDate } = useFormats()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(ordersQuery)
  const orders = data?.pages.flatMap((page) => page.orders).filter(({ may_withdraw }) => may_withdraw) ?? []
  return (
    <SectionCard title={t('withdrawable.title')} text={t('withdrawable.text')}>
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {!data && !isError && <Skeleton className="h-24" />}
      {data && orders.length === 0 && <p>{t('withdrawable.none')}</p>}
      {orders.length > 0 && (
        <ul className="grid gap-3">
          {orders.map(({ id, number, title, created_at }) => (
            <li key={id} className="border-t border-line pt-3">
              <Link to={`/purchases/${id}`} className="underline underline-offset-4 [overflow-wrap:anywhere]">
                {title}
              </Link>
              <p className="text-sm text-muted">
                {number} · {shortDate(created_at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          <Button variant="secondary" size="small" busy={isFetching} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
