import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(clock)
  }, [])
  return now
}
