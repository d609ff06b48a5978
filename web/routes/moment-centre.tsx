import type { FlatNamespace } from 'i18next'
import { importPatiently } from '#web/navigation/import-patiently.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { showMoment, useShownMoment } from './shown-moment.ts'
import { useLatePart } from './use-late-part.ts'
// With the page and not with the code below: a style sheet that did not arrive is not asked for again.
import '#web/features/streak/power-up.css'
import '#web/features/streak/streak-calendar.css'

const load = importPatiently(() => import('./moments.tsx'))
const texts: FlatNamespace[] = ['streak']

/** Shows the Daily Power-Up and the milestones. */
export function MomentCentre() {
  const moment = useShownMoment()
  const { session } = useSessionState()
  const part = useLatePart({ load, texts, shown: moment, show: showMoment })
  return part && moment && session && <part.Moments moment={moment} user={session.user} />
}
