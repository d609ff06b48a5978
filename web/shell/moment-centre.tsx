import { lateDialog } from '#web/navigation/late-part.tsx'
import { useSessionState } from '#web/session/session-store.ts'
import { showMoment, useShownMoment } from './shown-moment.ts'
import '#web/features/streak/power-up.css'
import '#web/features/streak/streak-calendar.css'

const Moments = lateDialog(
  () => import('./moments.tsx'),
  (module) => module.Moments,
  ['streak', 'plans'],
)

const close = () => showMoment(null)

/** Shows the Daily Power-Up, the milestones and a plan that is finished. */
export function MomentCentre() {
  const moment = useShownMoment()
  const { session } = useSessionState()
  return moment && session && <Moments moment={moment} user={session.user} onClose={close} />
}
