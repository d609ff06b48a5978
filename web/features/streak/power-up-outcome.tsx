import type { Streak } from '#contract/streak.ts'
import { useFormats } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Flame } from '#web/ui/flame.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Loading } from '#web/ui/spinner.tsx'
import { useInitialFocus } from '#web/ui/use-initial-focus.ts'
import { CalendarLegend, CalendarWords, StreakCalendar } from './streak-calendar.tsx'
import { NextMilestone } from './streak-today.tsx'

type PowerUpOutcomeProps = {
  streak: Streak | undefined
  /** Stays true during a retry. */
  failed: boolean
  counting: boolean
  count: () => void
  onClose: () => void
}

/** The drill is over: it is being counted, could not be counted, or is counted. */
export function PowerUpOutcome({ streak, counting, failed, count, onClose }: PowerUpOutcomeProps) {
  const { t } = useTranslation(['streak', 'common'])
  if (streak) return <Counted streak={streak} onClose={onClose} />
  if (counting && !failed) return <Loading label={t('powerUp.counting')} className="h-full" />
  return (
    <div className="mx-auto grid w-full max-w-xl content-center p-6">
      <Notice
        tone="error"
        title={t('powerUp.uncounted')}
        action={
          <Button size="small" busy={counting} onClick={count}>
            {t('common:action.retry')}
          </Button>
        }
      >
        {t('powerUp.uncountedText')}
      </Notice>
    </div>
  )
}

function Counted({ streak, onClose }: { streak: Streak; onClose: () => void }) {
  const { t } = useTranslation('streak')
  const { number } = useFormats()
  const heading = useInitialFocus<HTMLHeadingElement>()
  const { current: count } = streak
  return (
    <div className="relative isolate grid content-start overflow-clip px-6 py-20 sm:content-center sm:px-14 lg:px-28">
      <Flame
        level={100}
        className="absolute -end-[9vw] bottom-0 -z-1 h-[29dvh] max-h-[46rem] sm:end-[4vw] sm:h-[82dvh]"
      />
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        <span className="sr-only">{t('count', { count })}</span>
        <span aria-hidden="true" className="type-display grid">
          <span className="text-[clamp(9rem,34vmin,20rem)] leading-[0.78] text-fire">{number(count)}</span>
          <span className="mt-4 text-title">{t('label', { count })}</span>
        </span>
      </h2>
      <p className="mt-4 text-lead">{t('powerUp.counted')}</p>
      <div className="mt-8 grid justify-items-start gap-3">
        <StreakCalendar calendar={streak.calendar} />
        <CalendarLegend />
        <p aria-hidden="true" className="text-sm text-muted">
          <CalendarWords calendar={streak.calendar} />
        </p>
      </div>
      <NextMilestone streak={streak} className="mt-6 w-64" />
      <div className="mt-8">
        <Button onClick={onClose}>{t('powerUp.close')}</Button>
      </div>
    </div>
  )
}
