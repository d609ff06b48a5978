import { InvoicePage } from '#web/features/orders/invoice-page.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { useParams } from '#web/router/browser-router.tsx'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('orders')
  const { orderId = '' } = useParams()
  usePageTitle(t('invoice.title'))
  return <InvoicePage key={orderId} id={orderId} />
}
