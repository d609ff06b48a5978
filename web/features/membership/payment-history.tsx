import { useInfiniteQuery } from '@tanstack/react-query'
import type { Calls } from '#contract/calls.ts'
import type { Output } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { SectionCard } from '#web/ui/section-card.tsx'

type Payment = Output<Calls['GET /api/membership/payments']>['payments'][number]

/** Each payment with the time that it covers and its invoice, newest first. */
export function PaymentHistory() {
  const { t } = useTranslation(['membership', 'common'])
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: queryKeys.membershipPayments,
    queryFn: ({ pageParam, signal }) => call('GET /api/membership/payments', { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })
  const payments = data?.pages.flatMap((page) => page.payments) ?? []
  // Most people open this page before they have paid anything.
  if (data && payments.length === 0) return null
  return (
    <SectionCard title={t('payments.title')}>
      {isError && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('payments.failed')}
        </RetryNotice>
      )}
      <ul className="border-t border-line">
        {payments.map((payment) => (
          <PaymentLine key={payment.order_id} payment={payment} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('payments.more')}
        </Button>
      )}
    </SectionCard>
  )
}

function PaymentLine({ payment }: { payment: Payment }) {
  const { t } = useTranslation('membership')
  const { shortDate } = useFormats()
  const { exactMoney } = useMoneyFormats()
  const { order_id, number, plan, amount_minor, refunded_minor, currency, period_start, period_end } = payment
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div>
        <p className="font-medium">{t(`plan.${plan}`)}</p>
        <p className="text-sm text-muted">
          {t('payments.period', { start: shortDate(period_start), end: shortDate(period_end) })}
        </p>
      </div>
      <div className="ms-auto text-end">
        <p className="font-semibold tabular-nums">{exactMoney(amount_minor, currency)}</p>
        {refunded_minor > 0 && (
          <p className="text-sm text-muted">
            {t('payments.refunded', { amount: exactMoney(refunded_minor, currency) })}
          </p>
        )}
        <Link
          to={`/purchases/${order_id}/invoice`}
          aria-label={t('payments.invoiceOf', { number })}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('payments.invoice')}
        </Link>
      </div>
    </li>
  )
}
