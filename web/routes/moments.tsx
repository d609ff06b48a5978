import { useQueryClient } from '@tanstack/react-query'
import type { Session } from '#contract/session.ts'
import { keepStreak } from '#web/features/dashboard/queries.ts'
import { MilestoneDialog } from '#web/features/streak/milestone-dialog.tsx'
import { PowerUpDialog } from '#web/features/streak/power-up-dialog.tsx'
import { type Moment, showMoment } from './shown-moment.ts'

export function Moments({ moment, user }: { moment: Moment; user: Session['user'] }) {
  const queryClient = useQueryClient()
  const close = () => showMoment(null)
  switch (moment.kind) {
    case 'milestone':
      return <MilestoneDialog milestone={moment.milestone} user_id={user.id} onClose={close} />
    case 'power-up':
      return (
        <PowerUpDialog profile={user.profile} onClose={close} onCounted={(streak) => keepStreak(queryClient, streak)} />
      )
  }
}
