import { useEffect, useState } from 'react'
import { serverNow } from '#web/api/server-clock.ts'

/** The present by the server's clock, updated every second: a device may be hours off. */
export function useSeconds(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const clock = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(clock)
  }, [])
  return now
}
