import { Shelf } from '#web/features/look-back/shelf.tsx'
import { WeekCard } from '#web/features/look-back/week-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { usePageTitle } from '#web/shell/page-title.ts'

export function Screen() {
  const { t } = useTranslation('look-back')
  usePageTitle(t('title'))
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="type-display text-title">{t('title')}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t('lead')}</p>
      </header>
      <WeekCard />
      <Shelf />
    </div>
  )
}
