import { useEffect, useState } from 'react'
import { asApiError } from '#web/forms/use-form.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { importAgain } from '#web/i18n/import-again.ts'
import { loadTexts } from '#web/i18n/set-up.ts'
import { useSessionState } from '#web/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import type { Moments } from './moments.tsx'
import { showMoment, useShownMoment } from './shown-moment.ts'
// With the page and not with the code below: a style sheet that did not arrive is not asked for again.
import '#web/features/streak/power-up.css'
import '#web/features/streak/streak-calendar.css'

const loadMoments = importAgain(() => import('./moments.tsx'))

/** Shows the Daily Power-Up and the milestones. Their code comes when one of them is first asked for. */
export function MomentCentre() {
  const moment = useShownMoment()
  const { session } = useSessionState()
  const [Loaded, setLoaded] = useState<typeof Moments>()
  const { errorText } = useErrorTexts()

  const wanted = moment !== null && !Loaded
  useEffect(() => {
    if (!wanted) return
    Promise.all([loadMoments(), loadTexts(['streak'])]).then(
      ([loaded]) => setLoaded(() => loaded.Moments),
      (error) => {
        showMoment(null)
        toast({ title: errorText(asApiError(error)), variant: 'destructive' })
      },
    )
  }, [wanted, errorText])

  return Loaded && moment && session && <Loaded moment={moment} user={session.user} />
}
