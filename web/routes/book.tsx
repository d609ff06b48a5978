import { useTranslation } from '#web/i18n/use-translation.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('bookings')
  usePageTitle(t('book'))
  return <h1 className="type-display text-title">{t('book')}</h1>
}
