import { type RefObject, useLayoutEffect, useState } from 'react'

/** iPhones show nothing but a playing video in full screen, with their own way back. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Shows a part of the page on the whole screen, or, where the browser can do no more, its first video. */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  // Before the button can be tapped, or the first change would be missed.
  useLayoutEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === part.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [part])
  const canShowPart = document.fullscreenEnabled === true
  const canShowVideo = 'webkitEnterFullscreen' in HTMLVideoElement.prototype
  const turn = async () => {
    try {
      if (isFull) await document.exitFullscreen()
      else if (canShowPart) await part.current?.requestFullscreen()
      else part.current?.querySelector<PhoneVideo>('video')?.webkitEnterFullscreen?.()
    } catch (error) {
      // The page looks as before: a browser may refuse it, and a phone whose video has no picture yet.
      console.warn(error)
    }
  }
  return { isFull, canShowPart, canShowVideo, turn }
}
