import { useEffect, useEffectEvent, useState } from 'react'
import type { Phase } from '#content/power-up/drills.ts'
import { beatAt, type DrillClock, elapsed, NOT_STARTED, pause, resume } from './drill-clock.ts'

const LOOK_EVERY_MS = 200

/** Runs a drill by the clock. `onDone` is called once, also in a hidden tab. */
export function useDrill(phases: readonly Phase[], onDone: () => void) {
  const [clock, setClock] = useState<DrillClock>(NOT_STARTED)
  const [beat, setBeat] = useState(() => beatAt(phases, 0))

  const look = useEffectEvent(() => {
    const next = beatAt(phases, elapsed(clock, performance.now()))
    setBeat(next)
    if (!next.done) return
    setClock(NOT_STARTED)
    onDone()
  })

  const running = clock.since !== null
  useEffect(() => {
    if (!running) return
    const timer = setInterval(look, LOOK_EVERY_MS)
    // When the tab is shown again, the beat is updated at once.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [running])

  return {
    beat,
    running,
    resume: () => setClock((now) => resume(now, performance.now())),
    pause: () => setClock((now) => pause(now, performance.now())),
  }
}
