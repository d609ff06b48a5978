import type { ComponentProps, KeyboardEvent } from 'react'

type PlayerProps = { src: string; type?: string; label: string } & Omit<ComponentProps<'video'>, 'src'>

/** A video or a sound with the browser's own controls, and the keys of video sites: K, J, L, arrows, F. */
export function Player({ src, type = 'video/mp4', label, ...rest }: PlayerProps) {
  if (type.startsWith('audio/')) {
    // biome-ignore lint/a11y/useMediaCaption: people record these for each other; there are no captions.
    return <audio src={src} aria-label={label} controls preload="metadata" className="w-full" />
  }
  return (
    <video
      {...rest}
      src={src}
      aria-label={label}
      controls
      playsInline
      tabIndex={0}
      preload="metadata"
      onKeyDown={obeyKey}
      className="max-h-[70vh] w-full bg-ink"
    />
  )
}

const SKIPS: Record<string, number> = { ArrowLeft: -5, ArrowRight: 5, j: -10, l: 10 }

function obeyKey(event: KeyboardEvent<HTMLVideoElement>): void {
  const video = event.currentTarget
  const { key, metaKey, ctrlKey, altKey } = event
  if (metaKey || ctrlKey || altKey) return
  const skip = SKIPS[key]
  if (skip !== undefined) video.currentTime = Math.max(0, video.currentTime + skip)
  else if (key === 'k' || key === ' ') void (video.paused ? video.play() : video.pause())
  else if (key === 'f') void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen())
  else return
  // The browser's own keys for the same things would act a second time.
  event.preventDefault()
}
