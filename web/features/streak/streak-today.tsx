import type { Streak } from '#contract/streak.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { type Milestone, milestoneToday } from './milestones.ts'

type StreakTodayProps = {
  streak: Streak
  /** Left out where the poster above has the same button. */
  onPowerUp?: (() => void) | undefined
  onCelebrate: (milestone: Milestone) => void
}

/** What today means for the streak, with the action to take. */
export function StreakToday({ streak, onPowerUp, onCelebrate }: StreakTodayProps) {
  const { t } = useTranslation('streak')
  const { active_today, current } = streak
  const milestone = milestoneToday(streak)
  const state = active_today ? 'done' : current > 0 ? 'open' : 'none'
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <p className="min-w-52 flex-1 font-semibold">
        {milestone ? t('today.milestone', { count: milestone }) : t(`today.${state}`)}
      </p>
      <NextMilestone streak={streak} />
      {milestone && (
        <Button variant="secondary" size="small" onClick={() => onCelebrate(milestone)}>
          {t('today.celebrate')}
        </Button>
      )}
      {!active_today && onPowerUp && (
        <Button size="small" onClick={onPowerUp}>
          {t('today.powerUp')}
        </Button>
      )}
    </div>
  )
}

export function NextMilestone({ streak, className = 'w-full sm:w-64' }: { streak: Streak; className?: string }) {
  const { t } = useTranslation('streak')
  const { current, next_milestone } = streak
  if (next_milestone === null) return <p className="text-sm text-muted">{t('next.beyond')}</p>
  const left = t('next.left', { count: next_milestone - current, milestone: next_milestone })
  return (
    <div className={className}>
      <p className="mb-1.5 text-sm text-muted">{left}</p>
      <Progress
        label={t('next.label')}
        tone="fire"
        value={current}
        max={next_milestone}
        valueText={left}
        className="h-2"
      />
    </div>
  )
}
