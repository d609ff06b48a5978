import type { Sharp } from 'sharp'
import { PICTURE_MAX_PIXELS, PICTURE_SIDE, SMALL_PICTURE_SIDE } from '#contract/file-rules.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Node's thread pool has four threads, and password hashing uses them too. */
const AT_ONCE = 2
const LONGEST_SECONDS = 10

/** The decoders that may run. libvips has more, for formats that can refer to other files or take long. */
const DECODERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer']

export interface ReencodedPicture {
  large: Uint8Array
  small: Uint8Array
}

let loading: ReturnType<typeof load> | undefined

/** Loaded with the first picture, so that it does not delay the start. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}`) })
  return sharp
}

/**
 * The picture as an upright square, encoded again from its pixels: everything else in the file (location data, a
 * script, another file appended to it) is dropped.
 */
export async function reencodePicture(bytes: Uint8Array): Promise<ReencodedPicture> {
  if (!startsLikePicture(bytes)) throw new Refusal('files.not-a-picture')
  return await inTurn(async () => {
    loading ??= load()
    const sharp = await loading
    // Only the first frame of an animation.
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

/** Bytes that cannot be decoded are refused, not a fault. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    const tooMany = cause instanceof Error && /pixel limit|timeout/i.test(cause.message)
    throw new Refusal(tooMany ? 'files.too-many-pixels' : 'files.not-a-picture')
  }
}

/** Checks the first bytes, not the name or declared type, so that no text format such as SVG reaches a decoder. */
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
    // The slot goes to the next waiting picture, if there is one.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
