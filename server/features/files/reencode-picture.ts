import type { Sharp } from 'sharp'
import { PICTURE_MAX_PIXELS, PICTURE_SIDE, SMALL_PICTURE_SIDE } from '#contract/file-rules.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Node's thread pool has four places, and passwords are hashed there too. */
const AT_ONCE = 2
const LONGEST_SECONDS = 10

/** The decoders that may run. libvips has more, for formats whose files can name other files or run long. */
const DECODERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer']

export interface ReencodedPicture {
  large: Uint8Array
  small: Uint8Array
}

let loading: ReturnType<typeof load> | undefined

/** Loaded with the first picture, so that a start does not wait for it. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}`) })
  return sharp
}

/**
 * The picture as a square, upright, made anew from its pixels: whatever else was in the file (the place where it was
 * taken, a script, another file behind the picture) is left behind.
 */
export async function reencodePicture(bytes: Uint8Array): Promise<ReencodedPicture> {
  if (!startsLikePicture(bytes)) throw new Refusal('files.not-a-picture')
  return await inTurn(async () => {
    loading ??= load()
    const sharp = await loading
    // Of a moving picture the first frame.
    const picture = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, pages: 1, sequentialRead: true })
    const { width = 0, height = 0 } = await attempt(() => picture.metadata())
    if (width * height > PICTURE_MAX_PIXELS) throw new Refusal('files.too-many-pixels')
    const large = await attempt(() => square(picture.autoOrient(), PICTURE_SIDE))
    const small = await attempt(() => square(sharp(large), SMALL_PICTURE_SIDE))
    return { large, small }
  })
}

function square(picture: Sharp, side: number): Promise<Uint8Array> {
  return picture
    .timeout({ seconds: LONGEST_SECONDS })
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
}

/** Bytes that the decoder cannot make sense of are the sender's fault. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    const tooMany = cause instanceof Error && /pixel limit|timeout/i.test(cause.message)
    throw new Refusal(tooMany ? 'files.too-many-pixels' : 'files.not-a-picture')
  }
}

/** By the first bytes, never by a name or a declared type: no text format, SVG among them, gets near a decoder. */
function startsLikePicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF[\s\S]{4}WEBP/.test(head) ||
    /^[\s\S]{4}ftypavi[fs]/.test(head)
  )
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    // The place goes to the next who waits, if there is one.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
