import type { BookingOutcome, BookingSide } from '#contract/booking-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'

type OutcomeBadgeProps = { outcome: BookingOutcome; side: BookingSide; name: string }

/** How it went. Who did not come is spoken to; of the other the name is said. */
export function OutcomeBadge({ outcome, side, name }: OutcomeBadgeProps) {
  const { t } = useTranslation('session')
  if (outcome === 'attended') return <Badge variant="quiet">{t('outcome.attended')}</Badge>
  const isReader = outcome === `${side}_absent`
  return <Badge variant="ember">{isReader ? t('outcome.you') : t('outcome.other', { name })}</Badge>
}
