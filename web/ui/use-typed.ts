import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

const TYPING_PAUSE_MS = 300

/** The text of a search field, which may be ahead of what is asked for, and follows when that changes elsewhere. */
export function useTyped(wanted: string, onSettled: (typed: string) => void) {
  const [typed, setTyped] = useState(wanted)
  const settled = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  const asked = useRef(wanted)
  const settle = useEffectEvent((text: string) => {
    if (text === asked.current) return
    asked.current = text
    onSettled(text)
  })
  useEffect(() => settle(settled), [settled])
  useEffect(() => {
    if (wanted === asked.current) return
    asked.current = wanted
    setTyped(wanted)
  }, [wanted])
  return [typed, setTyped] as const
}
