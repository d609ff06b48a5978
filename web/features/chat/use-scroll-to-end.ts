import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** So near the end counts as there: a line that has just come in does not lose the reader. */
const NEAR_PX = 64

type ScrollToEnd = {
  box: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** There is something further down that the reader has not seen. */
  newBelow: boolean
  toEnd: () => void
}

/** Follows what is added, as long as whoever reads is at the end; a reader further up is left in peace. */
export function useScrollToEnd(content: unknown, own: unknown): ScrollToEnd {
  const box = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const lastOwn = useRef(own)
  const [newBelow, setNewBelow] = useState(false)

  const toEnd = useCallback(() => {
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
    following.current = true
    setNewBelow(false)
  }, [])

  const onScroll = () => {
    const element = box.current
    if (!element) return
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
    if (following.current) setNewBelow(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the content's change that moves the end
  useLayoutEffect(() => {
    // Whoever has just said something wants to see it.
    if (lastOwn.current !== own) following.current = true
    lastOwn.current = own
    if (following.current) toEnd()
    else setNewBelow(true)
  }, [content, own, toEnd])

  // Text takes another height once its markup is there or the window has another width, and a keyboard takes the box's.
  useLayoutEffect(() => {
    const outer = box.current
    const inner = outer?.firstElementChild
    if (!inner) return
    const observer = new ResizeObserver(() => {
      if (following.current) toEnd()
    })
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [toEnd])

  return { box, onScroll, newBelow, toEnd }
}
