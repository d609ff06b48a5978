import { useQueryClient } from '@tanstack/react-query'
import type { Session } from '#contract/session.ts'
import { keepStreak } from '#web/features/dashboard/queries.ts'
import { MilestoneDialog } from '#web/features/streak/milestone-dialog.tsx'
import { PowerUpDialog } from '#web/features/streak/power-up-dialog.tsx'
import type { Moment } from './shown-moment.ts'

type MomentsProps = { moment: Moment; user: Session['user']; onClose: () => void }

export function Moments({ moment, user, onClose }: MomentsProps) {
  const queryClient = useQueryClient()
  switch (moment.kind) {
    case 'milestone':
      return <MilestoneDialog milestone={moment.milestone} user_id={user.id} onClose={onClose} />
    case 'power-up':
      return (
        <PowerUpDialog
          profile={user.profile}
          onClose={onClose}
          onCounted={(streak) => keepStreak(queryClient, streak)}
        />
      )
  }
}
