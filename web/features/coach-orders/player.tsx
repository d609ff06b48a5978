import type { ComponentProps } from 'react'
import type { OrderFile } from '#contract/orders.ts'

type PlayerProps = { file: Pick<OrderFile, 'address' | 'type'>; label: string } & Omit<ComponentProps<'video'>, 'src'>

/** A video or a sound with the browser's own controls, which work by keyboard. */
export function Player({ file: { address, type }, label, ...rest }: PlayerProps) {
  if (type.startsWith('audio/')) {
    // biome-ignore lint/a11y/useMediaCaption: people record these for each other; there are no captions.
    return <audio src={address} aria-label={label} controls preload="metadata" className="w-full" />
  }
  return (
    <video
      {...rest}
      src={address}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      className="max-h-[70vh] w-full bg-ink"
    />
  )
}
