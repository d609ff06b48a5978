import type { Streak } from '#contract/streak.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CalendarLegend, CalendarWords, StreakCalendar } from './streak-calendar.tsx'

const LAYOUT = 'flex flex-wrap items-end gap-x-6 gap-y-5 xl:flex-nowrap xl:gap-x-7'

/** The length of the streak, and its calendar. */
export function StreakFigure({ streak }: { streak: Streak }) {
  const { t } = useTranslation('streak')
  const { number } = useFormats()
  const { current: count, longest, calendar } = streak
  return (
    <div className={LAYOUT}>
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
      <div className="grid w-64 justify-items-start gap-3">
        <StreakCalendar calendar={calendar} />
        <CalendarLegend />
        <p aria-hidden="true" className="min-h-8 text-xs text-muted">
          <CalendarWords calendar={calendar} />
        </p>
      </div>
    </div>
  )
}

/** Has the size of the loaded figure, so that the layout does not shift. */
export function StreakFigureSkeleton() {
  return (
    <div aria-hidden="true" className={LAYOUT}>
      <div className="grid gap-3">
        <Skeleton className="h-[calc(clamp(4.5rem,7vw,6.5rem)*0.78)] w-20" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-28" />
      </div>
      <div className="grid w-64 gap-3">
        <Skeleton className="h-[7.75rem] w-52" />
        <Skeleton className="h-4 w-52" />
        <Skeleton className="h-[1.5625rem]" />
      </div>
    </div>
  )
}
