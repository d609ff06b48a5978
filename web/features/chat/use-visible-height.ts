import { type RefObject, useEffect, useRef } from 'react'

/** Smaller than any on-screen keyboard, larger than a browser bar that appears and disappears. */
const KEYBOARD_PX = 120

/**
 * In Safari, which does not support `interactive-widget`, a phone's keyboard covers the page instead of shrinking it.
 * There the panel gets the visible height, and is scrolled into view.
 */
export function useVisibleHeight(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const follow = () => {
      const element = panel.current
      // Zooming in makes the visual viewport smaller too, without a keyboard.
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height > KEYBOARD_PX
      element?.style.setProperty('--visible-height', covered ? `${viewport.height}px` : '100dvh')
      if (covered && element?.contains(document.activeElement)) element.scrollIntoView()
    }
    viewport.addEventListener('resize', follow)
    return () => viewport.removeEventListener('resize', follow)
  }, [])
  return panel
}
