import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { PICTURE_SIZES, type ProfilePictureKind } from '#contract/file-rules.ts'
import { asApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { isConnected } from '#web/api/connection.ts'
import { useErrorTexts } from '#web/i18n/error-texts.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import {
  type Crop,
  centredCrop,
  clampCrop,
  cropByKey,
  drawCrop,
  MAX_ZOOM,
  moveCrop,
  type PictureSize,
  zoomCrop,
} from './crop.ts'

/** More than the server keeps, so that the picture stays sharp when it is scaled down there. */
const UPLOADED_WIDTH: Record<CroppedKind, number> = { avatar: 1024, coach_image: 1024, offer_picture: 1800 }
const SHOWN_WIDTH = 640
const PREVIEW_WIDTH = 160
const WHEEL_ZOOM = 1.05

/** The kinds that are cropped to the shape of their size. */
export type CroppedKind = ProfilePictureKind | 'offer_picture'

export type PictureDialogProps = {
  file: File
  kind: CroppedKind
  onUploaded: (address: string) => void
  onClose: () => void
}

/** The chosen file, of which a part is cropped in the browser and uploaded. */
export function PictureDialog({ file, kind, onUploaded, onClose }: PictureDialogProps) {
  const { t } = useTranslation(['pictures', 'common'])
  const { errorText } = useErrorTexts()
  const { picture, failed } = usePicture(file)
  const [chosen, setCrop] = useState<Crop>()
  const [error, setError] = useState<string>()
  const [uploading, setUploading] = useState<AbortController>()
  const size = picture && sizeOf(picture, kind)
  const crop = size && (chosen ?? centredCrop(size))
  const errorId = useId()

  const close = () => {
    uploading?.abort()
    onClose()
  }

  const upload = async () => {
    if (!picture || !size || !crop) return
    const stop = new AbortController()
    setUploading(stop)
    setError(undefined)
    try {
      const body = await croppedFile(picture, size, crop, UPLOADED_WIDTH[kind])
      const { address } = await call('POST /api/pictures/:kind', { kind }, { body, signal: stop.signal })
      onUploaded(address)
      onClose()
    } catch (thrown) {
      if (stop.signal.aborted) return
      const refusal = asApiError(thrown)
      setError(refusal.status === 0 && !isConnected() ? t('pictures:offline') : errorText(refusal))
      setUploading(undefined)
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t('pictures:title')}
      closeLabel={t('common:action.close')}
      lightDismiss={false}
      footer={
        <>
          {/* Beside the button, where it is seen without scrolling on a small phone. */}
          <p id={errorId} role="alert" className="basis-full text-sm font-medium text-danger empty:hidden">
            {failed ? t('pictures:unreadable') : error}
          </p>
          <p role="status" className="basis-full text-sm text-muted empty:hidden">
            {uploading && t('pictures:uploading')}
          </p>
          <Button variant="secondary" onClick={close}>
            {t('common:action.cancel')}
          </Button>
          <Button onClick={upload} busy={uploading !== undefined} disabled={!picture} aria-describedby={errorId}>
            {t('pictures:use')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {picture && size && crop ? (
          <Cropper picture={picture} size={size} crop={crop} onCrop={setCrop} />
        ) : (
          <p role="status">{failed ? '' : t('pictures:opening')}</p>
        )}
      </div>
    </Dialog>
  )
}

function sizeOf({ width, height }: ImageBitmap, kind: CroppedKind): ShapedSize {
  const { large } = PICTURE_SIZES[kind]
  return { width, height, aspect: large.width / large.height }
}

type ShapedSize = Required<PictureSize>
type CropperProps = { picture: ImageBitmap; size: ShapedSize; crop: Crop; onCrop: (crop: Crop) => void }

function Cropper({ picture, size, crop, onCrop }: CropperProps) {
  const { t } = useTranslation('pictures')
  const keysId = useId()
  const area = useRef<HTMLCanvasElement>(null)
  const preview = useRef<HTMLCanvasElement>(null)
  const drag = useDrag(size, crop, onCrop)

  useEffect(() => {
    for (const canvas of [area.current, preview.current]) if (canvas) drawCrop(canvas, picture, size, crop)
  }, [picture, size, crop])

  // The dialog opened before the picture was read, so its focus is on a button.
  useEffect(() => area.current?.focus(), [])

  // React listens to wheels without the right to keep the page from scrolling.
  useEffect(() => {
    const canvas = area.current
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      onCrop(zoomCrop(size, crop, event.deltaY < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM))
    }
    canvas?.addEventListener('wheel', zoom, { passive: false })
    return () => canvas?.removeEventListener('wheel', zoom)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : cropByKey(size, crop, event.key)
    if (!next) return
    event.preventDefault()
    onCrop(next)
  }

  return (
    <>
      {/* Side by side on a phone too: below each other they leave no room for the hint. */}
      <div className="flex items-end gap-5">
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the arrow keys mean something of their own here. */}
        <canvas
          ref={area}
          tabIndex={0}
          role="application"
          aria-label={t('area')}
          aria-describedby={keysId}
          width={SHOWN_WIDTH}
          height={Math.round(SHOWN_WIDTH / size.aspect)}
          style={{ aspectRatio: size.aspect }}
          className="w-full min-w-0 max-w-80 cursor-move max-sm:max-w-[26dvh] touch-none rounded bg-sunken"
          onKeyDown={onKeyDown}
          {...drag}
        />
        <figure className="grid w-20 shrink-0 justify-items-start gap-2">
          <canvas
            ref={preview}
            width={PREVIEW_WIDTH}
            height={Math.round(PREVIEW_WIDTH / size.aspect)}
            className="w-20 rounded bg-sunken"
          />
          <figcaption className="text-sm text-muted">{t('preview')}</figcaption>
        </figure>
      </div>
      <label className="grid max-w-80 gap-1.5">
        <span className="type-eyebrow">{t('zoom')}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => onCrop(clampCrop(size, { ...crop, zoom: Number(event.target.value) }))}
          className="h-11 w-full accent-blood"
        />
      </label>
      <p id={keysId} className="text-sm text-muted">
        <span className="pointer-coarse:hidden">{t('keys')}</span>
        <span className="hidden pointer-coarse:inline">{t('fingers')}</span>
      </p>
    </>
  )
}

/** One finger or the mouse moves the picture, two fingers zoom it. */
function useDrag(size: PictureSize, crop: Crop, onCrop: (crop: Crop) => void) {
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const end = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      pointers.current.set(event.pointerId, now)
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      const { width, height } = event.currentTarget.getBoundingClientRect()
      if (other) onCrop(zoomCrop(size, crop, distance(now, other) / Math.max(1, distance(before, other))))
      else onCrop(moveCrop(size, crop, (now.x - before.x) / width, (now.y - before.y) / height))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function usePicture(file: File): { picture: ImageBitmap | undefined; failed: boolean } {
  const [opened, setOpened] = useState<{ file: File; picture: ImageBitmap | undefined }>()
  useEffect(() => {
    let wanted = true
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (picture) => wanted && setOpened({ file, picture }),
      () => wanted && setOpened({ file, picture: undefined }),
    )
    return () => {
      wanted = false
    }
  }, [file])
  const current = opened?.file === file ? opened : undefined
  return { picture: current?.picture, failed: current !== undefined && !current.picture }
}

function croppedFile(picture: ImageBitmap, size: ShapedSize, crop: Crop, width: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round(width / size.aspect)
  drawCrop(canvas, picture, size, crop)
  // A browser that cannot write WebP makes a PNG, and says so in the type.
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no file'))), 'image/webp', 0.9)
  })
}
