import { type RefObject, useEffect, useRef } from 'react'

/** Less than any keyboard: a bar of the browser that comes and goes is none. */
const KEYBOARD_PX = 120

/**
 * Where the keyboard of a phone lies over the page instead of shrinking it (Safari knows no `interactive-widget`), the
 * panel is told how much of the screen is left, and is moved into it.
 */
export function useVisibleHeight(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const follow = () => {
      const element = panel.current
      // Whoever zooms in sees less of the page too, and has no keyboard open for it.
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height > KEYBOARD_PX
      element?.style.setProperty('--visible-height', covered ? `${viewport.height}px` : '100dvh')
      if (covered && element?.contains(document.activeElement)) element.scrollIntoView()
    }
    viewport.addEventListener('resize', follow)
    return () => viewport.removeEventListener('resize', follow)
  }, [])
  return panel
}
