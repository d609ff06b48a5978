import { useEffect, useState } from 'react'
import { serverNow } from '#web/api/server-clock.ts'

const SECOND_MS = 1000
/** A longer timer would end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Milliseconds until a moment of the server's, never less than nought, counted every second. */
export function useTimeUntil(moment: string): number {
  const end = Date.parse(moment)
  const [left, setLeft] = useState(() => end - serverNow())
  useEffect(() => {
    const count = () => setLeft(end - serverNow())
    count()
    const clock = setInterval(count, SECOND_MS)
    return () => clearInterval(clock)
  }, [end])
  return Math.max(0, left)
}

/** True from that moment on. Nothing is drawn again before. */
export function useIsPast(moment: string | undefined): boolean {
  const end = moment === undefined ? undefined : Date.parse(moment)
  const [past, setPast] = useState<number>()
  useEffect(() => {
    if (end === undefined) return
    const timer = setTimeout(() => setPast(end), Math.min(Math.max(0, end - serverNow()), LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [end])
  return end !== undefined && (past === end || end <= serverNow())
}
