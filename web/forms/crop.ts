/** The square part of a picture that is clampCrop, in the picture's own pixels. */
export interface Crop {
  /** The centre of the square. */
  x: number
  y: number
  /** 1 is the largest square that fits; 2 shows half of it. */
  zoom: number
}

export interface PictureSize {
  width: number
  height: number
}

export const MAX_ZOOM = 4
/** How far one key press moves (as a share of the shown side) and zooms (as a factor). */
const KEY_STEP = 0.05
const KEY_ZOOM = 1.1

export function centredCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 }
}

export function sideOf({ width, height }: PictureSize, { zoom }: Crop): number {
  return Math.min(width, height) / zoom
}

/** The nearest crop that lies inside the picture. */
export function clampCrop(size: PictureSize, crop: Crop): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, crop.zoom))
  const half = sideOf(size, { ...crop, zoom }) / 2
  const within = (middle: number, length: number) => Math.min(length - half, Math.max(half, middle))
  return { x: within(crop.x, size.width), y: within(crop.y, size.height), zoom }
}

/** Moves the picture under the square by `dx` and `dy`, which are shares of the shown side. */
export function moveCrop(size: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(size, crop)
  return clampCrop(size, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side })
}

export function zoomCrop(size: PictureSize, crop: Crop, factor: number): Crop {
  return clampCrop(size, { ...crop, zoom: crop.zoom * factor })
}

/** Undefined for other keys. The arrows move the square, so the picture moves the other way. */
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

/** Draws the crop to fill a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = sideOf(picture, crop)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  const { width } = canvas
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, width, width)
}
