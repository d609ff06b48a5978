import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses an element that replaces the focused one. If the focus has moved elsewhere meanwhile, it stays there.
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
