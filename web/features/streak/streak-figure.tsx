import type { Streak } from '#contract/streak.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { CalendarLegend, StreakCalendar } from './streak-calendar.tsx'

/** The number, and the days it is made of. */
export function StreakFigure({ streak }: { streak: Streak }) {
  const { t } = useTranslation('streak')
  const { number } = useFormats()
  const { current: count, longest, calendar } = streak
  return (
    <div className="flex items-end gap-6 xl:gap-7">
      <div className="grid gap-2">
        <p>
          <span className="sr-only">{t('count', { count })}</span>
          <span aria-hidden="true" className="grid">
            <span className="type-display text-[clamp(4.5rem,7vw,6.5rem)] leading-[0.78] text-fire">
              {number(count)}
            </span>
            <span className="type-eyebrow mt-3 text-text">{t('label', { count })}</span>
          </span>
        </p>
        <p className="text-sm text-muted">{t('longest', { count: longest })}</p>
      </div>
      <div className="grid justify-items-start gap-3">
        <StreakCalendar calendar={calendar} />
        <CalendarLegend />
      </div>
    </div>
  )
}
