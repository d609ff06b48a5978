import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** This near the end counts as at the end, so that a new line does not stop the following. */
const NEAR_PX = 64

type ScrollToEnd = {
  box: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** There is new content below that the reader has not seen. */
  newBelow: boolean
  toEnd: () => void
}

/** Scrolls along with new content while the reader is at the end. A reader further up is not moved. */
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
    // After sending a message the member wants to see it.
    if (lastOwn.current !== own) following.current = true
    lastOwn.current = own
    if (following.current) toEnd()
    else setNewBelow(true)
  }, [content, own, toEnd])

  // The content's height changes with rendered Markdown and the window's width; a phone's keyboard shrinks the box.
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
