import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { useFormats } from '#web/i18n/formats.ts'
import { useMoneyFormats } from '#web/i18n/money-formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RetryNotice } from '#web/ui/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { Term } from '#web/ui/term.tsx'
import { type Invoice, invoiceQuery, isMissing } from './queries.ts'

export function InvoicePage({ id }: { id: string }) {
  const { t } = useTranslation(['orders', 'common'])
  const { data: invoice, error, isFetching, refetch } = useQuery(invoiceQuery(id))
  return (
    <div className="grid max-w-3xl gap-8">
      <p className="no-print text-sm">
        <Link to={isMissing(error) ? '/purchases' : `/purchases/${id}`} className="underline underline-offset-4">
          {isMissing(error) ? t('back') : t('invoice.back')}
        </Link>
      </p>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="type-eyebrow">{t('invoice.house')}</p>
          <h1 className="type-display text-title">{t('invoice.title')}</h1>
        </div>
        {invoice && (
          <Button variant="secondary" className="no-print" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {t('invoice.print')}
          </Button>
        )}
      </header>
      {invoice && <InvoiceSheet invoice={invoice} />}
      {isMissing(error) && <Notice title={t('invoice.missingTitle')}>{t('invoice.missing')}</Notice>}
      {error && !isMissing(error) && !invoice && (
        <RetryNotice retryLabel={t('common:action.retry')} busy={isFetching} onRetry={refetch}>
          {t('common:error.load')}
        </RetryNotice>
      )}
      {!invoice && !error && (
        <SkeletonGroup label={t('invoice.loading')}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('orders')
  const { date } = useFormats()
  const { exactMoney } = useMoneyFormats()
  const { currency, refunds, total_minor } = invoice
  const money = (minor: number) => exactMoney(minor, currency)
  const refunded = refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  return (
    <>
      {!invoice.is_real && <Notice tone="warn">{t('invoice.sandbox')}</Notice>}
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Term name={t('invoice.number')}>{invoice.number}</Term>
        <Term name={t('invoice.date')}>{date(invoice.paid_at)}</Term>
        <Term name={t('invoice.seller')}>
          <bdi>{invoice.seller.name}</bdi>
        </Term>
        <Term name={t('invoice.buyer')}>
          <bdi>{[invoice.buyer_name, invoice.buyer_email].filter(Boolean).join('\n')}</bdi>
        </Term>
      </dl>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('invoice.sums')}</caption>
        <tbody>
          <Row name={invoice.title}>{money(invoice.subtotal_minor)}</Row>
          <Row name={t('invoice.tax')}>{money(invoice.tax_minor)}</Row>
          <Row name={t('invoice.total')} strong>
            {money(total_minor)}
          </Row>
          {refunds.map(({ amount_minor, created_at }) => (
            <Row key={`${created_at} ${amount_minor}`} name={t('invoice.refund', { date: date(created_at) })}>
              {money(-amount_minor)}
            </Row>
          ))}
          {refunds.length > 0 && (
            <Row name={t('invoice.remaining')} strong>
              {money(total_minor - refunded)}
            </Row>
          )}
        </tbody>
      </table>
    </>
  )
}

function Row({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <tr className={strong ? 'border-y-2 border-edge font-semibold' : 'border-b border-line font-normal'}>
      <th scope="row" className="py-3 pe-4 text-start [font-weight:inherit] [overflow-wrap:anywhere]">
        {name}
      </th>
      <td className="py-3 text-end tabular-nums whitespace-nowrap">{children}</td>
    </tr>
  )
}
