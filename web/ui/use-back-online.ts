import { useEffect, useEffectEvent } from 'react'

/** Calls this when the browser is online again, to load what failed without a connection. */
export function useBackOnline(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const listener = () => back()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
