/** The part of a picture that is used, in the picture's own pixels. */
export interface Crop {
  /** The centre of the part. */
  x: number
  y: number
  /** 1 is the largest part that fits; 2 shows half of it. */
  zoom: number
}

export interface PictureSize {
  width: number
  height: number
  /** The width of the part for each pixel of its height; a square by default. */
  aspect?: number
}

export const MAX_ZOOM = 4
/** How far one key press moves (as a share of the shown side) and zooms (as a factor). */
const KEY_STEP = 0.05
const KEY_ZOOM = 1.1

export function centredCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 }
}

/** The size of the part. */
export function partOf({ width, height, aspect = 1 }: PictureSize, { zoom }: Crop): { width: number; height: number } {
  const widest = Math.min(width, height * aspect) / zoom
  return { width: widest, height: widest / aspect }
}

/** The nearest crop that lies inside the picture. */
export function clampCrop(size: PictureSize, crop: Crop): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, crop.zoom))
  const part = partOf(size, { ...crop, zoom })
  const within = (middle: number, length: number, half: number) => Math.min(length - half, Math.max(half, middle))
  return { x: within(crop.x, size.width, part.width / 2), y: within(crop.y, size.height, part.height / 2), zoom }
}

/** Moves the picture under the part by `dx` and `dy`, which are shares of the shown width and height. */
export function moveCrop(size: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  const { width, height } = partOf(size, crop)
  return clampCrop(size, { ...crop, x: crop.x - dx * width, y: crop.y - dy * height })
}

export function zoomCrop(size: PictureSize, crop: Crop, factor: number): Crop {
  return clampCrop(size, { ...crop, zoom: crop.zoom * factor })
}

/** Undefined for other keys. The arrows move the part, so the picture moves the other way. */
export function cropByKey(size: PictureSize, crop: Crop, key: string): Crop | undefined {
  switch (key) {
    case 'ArrowLeft':
      return moveCrop(size, crop, KEY_STEP, 0)
    case 'ArrowRight':
      return moveCrop(size, crop, -KEY_STEP, 0)
    case 'ArrowUp':
      return moveCrop(size, crop, 0, KEY_STEP)
    case 'ArrowDown':
      return moveCrop(size, crop, 0, -KEY_STEP)
    case '+':
    case '=':
      return zoomCrop(size, crop, KEY_ZOOM)
    case '-':
      return zoomCrop(size, crop, 1 / KEY_ZOOM)
    default:
      return undefined
  }
}

/** Draws the crop to fill a canvas of its shape. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, size: PictureSize, crop: Crop): void {
  const { width, height } = partOf(size, crop)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, crop.x - width / 2, crop.y - height / 2, width, height, 0, 0, canvas.width, canvas.height)
}
