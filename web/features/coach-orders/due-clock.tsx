import Clock from 'lucide-react/icons/clock'
import { LOCALES } from '#contract/language.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { timeLeft, timeWords } from '#web/i18n/time-left.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/progress.tsx'
import { useNow } from '#web/ui/use-now.ts'

/** From then on the clock is shown in another colour. */
const SOON_MS = 6 * 60 * 60_000

type DueClockProps = { due_at: string; paid_at: string | null }

/** How long the coach has left, as a bar that burns down from the payment to the hour of delivery. */
export function DueClock({ due_at, paid_at }: DueClockProps) {
  const { t } = useTranslation('coach-orders')
  const { dateTime } = useFormats()
  const locale = LOCALES[useLanguage()]
  const now = useNow()
  const { isLate, parts } = timeLeft(due_at, now)
  const left = Date.parse(due_at) - now
  const words = t(isLate ? 'clock.late' : 'clock.left', { time: timeWords(parts, locale) })
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={classNames(
            'inline-flex items-center gap-1.5 font-display text-lg font-semibold',
            isLate ? 'text-danger' : left < SOON_MS ? 'text-fire' : 'text-text',
          )}
        >
          <Clock aria-hidden="true" className="size-4" />
          {words}
        </span>
        <span className="text-sm text-muted">{t('clock.due', { moment: dateTime(due_at) })}</span>
      </p>
      {paid_at && !isLate && (
        <Progress
          label={t('clock.label')}
          value={Math.max(0, left)}
          max={Date.parse(due_at) - Date.parse(paid_at)}
          valueText={words}
          tone="fire"
        />
      )}
    </div>
  )
}
