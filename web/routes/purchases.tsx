import { PurchaseList } from '#web/features/orders/purchase-list.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('orders')
  usePageTitle(t('title'))
  return <PurchaseList />
}
