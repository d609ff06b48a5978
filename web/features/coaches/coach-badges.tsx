import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'

export function CoachBadges({ comingSoon }: { comingSoon: boolean }) {
  const { t } = useTranslation('coaches')
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge>{t('ai')}</Badge>
      {comingSoon && <Badge variant="brass">{t('comingSoon')}</Badge>}
    </span>
  )
}
