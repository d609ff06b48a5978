import Clock from 'lucide-react/icons/clock'
import { LOCALES } from '#contract/language.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { timeLeft, timeWords } from '#web/i18n/time-left.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Progress } from '#web/ui/progress.tsx'
import { useNow } from '#web/ui/use-now.ts'

/** How long the seller has left, as a bar that burns down from the payment to the hour of delivery. */
export function DeliveryClock({ due_at, paid_at }: { due_at: string; paid_at: string }) {
  const { t } = useTranslation('orders')
  const locale = LOCALES[useLanguage()]
  const now = useNow()
  const { isLate, parts } = timeLeft(due_at, now)
  if (isLate) return null
  const words = t('clock.left', { time: timeWords(parts, locale) })
  return (
    <div className="grid max-w-md gap-1.5">
      <p className="inline-flex items-center gap-1.5 font-display text-lg font-semibold text-fire">
        <Clock aria-hidden="true" className="size-4" />
        {words}
      </p>
      <Progress
        label={t('clock.label')}
        value={Date.parse(due_at) - now}
        max={Date.parse(due_at) - Date.parse(paid_at)}
        valueText={words}
        tone="fire"
      />
    </div>
  )
}
