import { useEffect, useEffectEvent, useRef } from 'react'
import type { FirstCamp } from '#contract/first-camp.ts'

/** Calls back when the camp ends while the page is open. */
export function useFinishedCamp(camp: FirstCamp | null | undefined, onFinished: () => void): void {
  const seen = useRef(camp?.state)
  const finished = useEffectEvent(onFinished)
  useEffect(() => {
    const before = seen.current
    seen.current = camp?.state
    if (before === 'running' && camp?.state === 'finished') finished()
  }, [camp])
}
