import { useQueryClient } from '@tanstack/react-query'
import type { Plan } from '#contract/plans.ts'
import type { Session } from '#contract/session.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { keepStreak } from '#web/features/dashboard/queries.ts'
import { FinishedMoment } from '#web/features/plans/finished-moment.tsx'
import { planHeadingId } from '#web/features/plans/plan-card.tsx'
import { MilestoneDialog } from '#web/features/streak/milestone-dialog.tsx'
import { PowerUpDialog } from '#web/features/streak/power-up-dialog.tsx'
import { Stage } from '#web/features/streak/stage.tsx'
import { useTranslation } from '#web/i18n/use-translation.ts'
import type { FullScreen } from './full-screen-state.ts'

type FullScreenDialogsProps = { shown: FullScreen; user: Session['user']; onClose: () => void }

export function FullScreenDialogs({ shown, user, onClose }: FullScreenDialogsProps) {
  const queryClient = useQueryClient()
  switch (shown.kind) {
    case 'milestone':
      return <MilestoneDialog milestone={shown.milestone} user_id={user.id} onClose={onClose} />
    case 'finished-camp':
      return <MilestoneDialog milestone={7} camp user_id={user.id} onClose={onClose} />
    case 'finished-plan':
      return <FinishedPlan plan={shown.plan} user_id={user.id} onClose={onClose} />
    case 'power-up':
      return (
        <PowerUpDialog
          profile={user.profile}
          onClose={onClose}
          onCounted={(streak) => {
            keepStreak(queryClient, streak)
            // The minute changes Today's round too.
            void queryClient.invalidateQueries({ queryKey: queryKeys.dashboard })
          }}
        />
      )
  }
}

function FinishedPlan({ plan, user_id, onClose }: { plan: Plan; user_id: string; onClose: () => void }) {
  const { t } = useTranslation(['plans', 'common'])
  const close = () => {
    onClose()
    // The ticked checkbox has moved together with its plan.
    requestAnimationFrame(() => document.getElementById(planHeadingId(plan))?.focus())
  }
  return (
    <Stage label={t('finished.eyebrow')} onClose={close} closeLabel={t('common:action.close')}>
      <FinishedMoment plan={plan} user_id={user_id} onClose={close} />
    </Stage>
  )
}
