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
  /** Where the box stood when it was last moved to its end. */
  const placedAt = useRef(0)
  const lastOwn = useRef(own)
  const [newBelow, setNewBelow] = useState(false)

  const toEnd = useCallback(() => {
    const element = box.current
    if (element) {
      element.scrollTop = element.scrollHeight
      placedAt.current = element.scrollTop
    }
    following.current = true
    setNewBelow(false)
  }, [])

  const onScroll = () => {
    const element = box.current
    if (!element) return
    following.current = isNearEnd(element)
    if (following.current) setNewBelow(false)
  }

  // The scroll event comes a frame later: content that is added in between must not scroll the reader to the end.
  const follow = useCallback(() => {
    const element = box.current
    if (element && placedAt.current - element.scrollTop >= NEAR_PX && !isNearEnd(element)) following.current = false
    if (following.current) toEnd()
    return following.current
  }, [toEnd])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the content's change that moves the end
  useLayoutEffect(() => {
    // After sending a message the member wants to see it.
    if (lastOwn.current !== own) toEnd()
    lastOwn.current = own
    if (!follow()) setNewBelow(true)
  }, [content, own, toEnd, follow])

  // The content's height changes with rendered Markdown and the window's width; a phone's keyboard shrinks the box.
  useLayoutEffect(() => {
    const outer = box.current
    const inner = outer?.firstElementChild
    if (!inner) return
    const observer = new ResizeObserver(follow)
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [follow])

  return { box, onScroll, newBelow, toEnd }
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR_PX
}
