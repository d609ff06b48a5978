import { type ReactNode, useState } from 'react'
import { PICTURE_SIDE, pictureId, smallPictureAddress } from '#contract/file-rules.ts'
import { classNames } from './class-names.ts'
import { useBackOnline } from './use-back-online.ts'

/** `full` fills its container. */
const sizes = { small: 'size-9', medium: 'size-12', large: 'size-20', huge: 'size-32', full: 'size-full' }

const WIDTHS = { small: '36px', medium: '48px', large: '128px', huge: '128px', full: '512px' }

export type AvatarPictureProps = {
  src: string | null | undefined
  /** Leave out where the name is shown beside it. */
  label?: string
  size?: keyof typeof sizes
  className?: string
  /** Shown in the same frame without a picture, and when the picture fails to load. */
  fallback: (frame: string) => ReactNode
}

/** The picture of a person. Without the war mask, so that the menu can show it without loading that. */
export function AvatarPicture({ src, label, size = 'medium', className, fallback }: AvatarPictureProps) {
  const [failed, setFailed] = useState<string>()
  useBackOnline(() => setFailed(undefined))
  const frame = classNames('shrink-0 rounded bg-sunken', sizes[size], className)
  const own = src ? pictureId(src) !== undefined : false
  if (!src || failed === src || !(own || src.startsWith('https://'))) return fallback(frame)
  return (
    <img
      src={src}
      // Our own come in two sizes; the frame says how large they are shown.
      {...(own && { srcSet: `${smallPictureAddress(src)} 96w, ${src} 512w`, sizes: WIDTHS[size] })}
      alt={label ?? ''}
      width={PICTURE_SIDE}
      height={PICTURE_SIDE}
      referrerPolicy="no-referrer"
      decoding="async"
      className={classNames(frame, 'object-cover')}
      onError={() => setFailed(src)}
      // A picture that failed before hydration fires no error event any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src)
      }}
    />
  )
}
