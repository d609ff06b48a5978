import Clock from 'lucide-react/icons/clock'
import type { Booking } from '#contract/bookings.ts'
import { LOCALES } from '#contract/language.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { timeLeft, timeWords } from '#web/i18n/time-left.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Progress } from '#web/ui/progress.tsx'
import { useSeconds } from './use-seconds.ts'

/** The last minutes before a session are counted in seconds. */
const SECONDS_FROM_MS = 60 * 60_000

/** How long until it begins; then how long it has gone on, and how long is left. */
export function SessionClock({ booking }: { booking: Booking }) {
  const { t } = useTranslation('session')
  const locale = LOCALES[useLanguage()]
  const now = useSeconds()
  const begin = Date.parse(booking.starts_at)
  const end = Date.parse(booking.ends_at)
  if (now >= end) return <p className="font-display text-2xl font-semibold">{t('clock.over')}</p>
  if (now < begin) {
    const left = begin - now
    return (
      <p className="inline-flex items-center gap-2 font-display text-2xl font-semibold text-fire">
        <Clock aria-hidden="true" className="size-5" />
        <span role="timer">
          {t('clock.begins', {
            time: left < SECONDS_FROM_MS ? clockFace(left) : timeWords(timeLeft(booking.starts_at, now).parts, locale),
          })}
        </span>
      </p>
    )
  }
  const words = t('clock.left', { time: clockFace(end - now) })
  return (
    <div className="grid max-w-xl gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-display text-2xl font-semibold">
        <span role="timer">{t('clock.passed', { time: clockFace(now - begin) })}</span>
        <span className="text-fire">{words}</span>
      </p>
      <Progress label={t('clock.label')} value={end - now} max={end - begin} valueText={words} tone="fire" />
    </div>
  )
}

/** 4:05, 1:04:05. */
function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
