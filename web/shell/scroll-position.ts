import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '#web/router/browser-router.tsx'

/** A new page starts at the top, or at the hash of its address; going back restores the scroll position. */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation()
  const direction = useNavigationType()
  const places = useRef(new Map<string, number>())
  const shown = useRef({ key, pathname })

  useEffect(() => {
    // The browser would restore the position before the page has rendered.
    if (direction !== 'POP') history.scrollRestoration = 'manual'
    const remember = () => places.current.set(shown.current.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [direction])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key) return
    if (direction === 'POP') window.scrollTo(0, places.current.get(key) ?? 0)
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (before.pathname !== pathname) window.scrollTo(0, 0)
  }, [key, pathname, hash, direction])
}
