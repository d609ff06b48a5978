import * as athletes from '#contract/athletes.ts'
import type { TestApp } from '#tests/support/app.ts'
import { trained } from '#tests/support/athletes.ts'
import type { PreparedCall, ReadyCall } from './prepared-call.ts'

type Trained = Awaited<ReturnType<typeof trained>>

/** Calls that write about what athletes share with coaches. */
export function athleteWrites(app: () => TestApp): PreparedCall[] {
  function by(side: 'coach' | 'member', inputOf: (made: Trained) => Record<string, unknown>) {
    return async (): Promise<ReadyCall> => {
      const made = await trained(app())
      const { browser, email } = made[side]
      return { browser, email, input: inputOf(made) }
    }
  }
  const ofStep = ({ member, step_id }: Trained) => ({ member_id: member.user_id, step_id })

  return [
    [athletes.shareItem, by('member', ({ coach }) => ({ coach_id: coach.user_id, item: 'fire', shared: true }))],
    [athletes.stopSharing, by('member', ({ coach }) => ({ coach_id: coach.user_id }))],
    [athletes.removeStepNote, by('member', ({ coach, step_id }) => ({ step_id, coach_id: coach.user_id }))],
    [athletes.writeStepNote, by('coach', (made) => ({ ...ofStep(made), text: 'Chin down' }))],
    [athletes.deleteStepNote, by('coach', ofStep)],
  ]
}
