import { PICTURE_SIZES } from '#contract/file-rules.ts'
import { stillSize } from './drawing.ts'

/** A moment of a clip as a picture. */
export type Frame = HTMLCanvasElement

const SEEK_MS = 5_000

/** Shows this moment. Ends after some seconds also when the film cannot go there. */
export async function seekTo(video: HTMLVideoElement, seconds: number): Promise<void> {
  video.pause()
  if (Math.floor(video.currentTime) === seconds && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return
  const there = new Promise<void>((resolve) => {
    video.addEventListener('seeked', () => resolve(), { once: true })
    setTimeout(resolve, SEEK_MS)
  })
  video.currentTime = seconds
  await there
}

/** What the player shows now; undefined if the browser has no picture of it. */
export function captureFrame(video: HTMLVideoElement): Frame | undefined {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return undefined
  const frame = document.createElement('canvas')
  const size = stillSize({ width: video.videoWidth, height: video.videoHeight }, PICTURE_SIZES.still.large.width)
  Object.assign(frame, size)
  const context = frame.getContext('2d')
  context?.drawImage(video, 0, 0, size.width, size.height)
  return context ? frame : undefined
}
