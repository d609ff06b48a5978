import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what takes the place of something that had the focus, which would be lost with it. Whoever has moved on to
 * something else keeps the focus there.
 */
export function useInitialFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    const element = target.current
    if (!element || !document.activeElement?.contains(element)) return
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }, [])
  return target
}
