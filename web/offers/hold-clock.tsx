import Hourglass from 'lucide-react/icons/hourglass'
import { HOLD_MINUTES } from '#contract/booking-rules.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Progress } from '#web/ui/progress.tsx'
import { useTimeUntil } from './use-time-until.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/**
 * How long a chosen time is still kept while its member pays, as a bar that burns down. Screen readers are told once a
 * minute, not every second. The page must load the texts `offers`.
 */
export function HoldClock({ until }: { until: string }) {
  const { t } = useTranslation('offers')
  const left = useTimeUntil(until)
  if (left === 0)
    return (
      <p role="status" className="font-medium text-fire">
        {t('hold.over')}
      </p>
    )
  const seconds = Math.ceil(left / SECOND_MS)
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div className="grid max-w-md gap-1.5">
      <p
        role="timer"
        aria-hidden="true"
        className="inline-flex items-center gap-1.5 font-display text-lg font-semibold text-fire tabular-nums"
      >
        <Hourglass aria-hidden="true" className="size-4" />
        {t('hold.left', { time: shown })}
      </p>
      <div aria-hidden="true">
        <Progress label={t('hold.label')} value={left} max={HOLD_MINUTES * MINUTE_MS} valueText={shown} tone="fire" />
      </div>
      <p role="status" className="sr-only">
        {t('hold.minutes', { count: Math.ceil(left / MINUTE_MS) })}
      </p>
    </div>
  )
}
