import type { Sharp } from 'sharp'
import { PICTURE_MAX_PIXELS, PICTURE_SIZES, type PictureKind } from '#contract/file-rules.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Node's thread pool has four threads, and password hashing uses them too. */
const AT_ONCE = 2
const LONGEST_SECONDS = 4
const RETRY_SECONDS = 5

/** The decoders that may run. libvips has more, for formats that can refer to other files or take long. */
const DECODERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer']

export interface ReencodedPicture {
  large: Uint8Array
  small: Uint8Array
  /** Of the large one. */
  width: number
  height: number
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
 * The picture upright and in the size of its kind, encoded again from its pixels: everything else in the file (location data, a
 * script, another file appended to it) is dropped.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  owner_id: string,
  kind: PictureKind,
): Promise<ReencodedPicture> {
  if (!startsLikePicture(bytes)) throw new Refusal('files.not-a-picture')
  return await inTurn(owner_id, async () => {
    loading ??= load()
    const sharp = await loading
    // Only the first frame of an animation.
    const picture = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, pages: 1, sequentialRead: true })
    const { width = 0, height = 0, depth } = await attempt(() => picture.metadata())
    // An interlaced picture is decoded as a whole, and 16 bits per channel take twice the memory and time of 8.
    if (width * height * (depth === 'ushort' ? 2 : 1) > PICTURE_MAX_PIXELS) throw new Refusal('files.too-many-pixels')
    const { large, small, shape } = PICTURE_SIZES[kind]
    const encoded = await attempt(() => resized(picture.autoOrient(), large, shape))
    const { data } = await attempt(() => resized(sharp(encoded.data), small, shape))
    return { large: encoded.data, small: data, width: encoded.info.width, height: encoded.info.height }
  })
}

function resized(picture: Sharp, size: { width: number; height: number }, shape: 'fill' | 'within') {
  const how = shape === 'fill' ? ({ fit: 'cover' } as const) : ({ fit: 'inside', withoutEnlargement: true } as const)
  return picture
    .timeout({ seconds: LONGEST_SECONDS })
    .resize({ ...size, ...how })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
}

/** Bytes that cannot be decoded are refused, not a fault. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw refusalOf(cause)
  }
}

/** sharp has no error codes, only messages. */
export function refusalOf(cause: unknown): Refusal {
  const message = cause instanceof Error ? cause.message : ''
  if (/pixel limit/i.test(message)) return new Refusal('files.too-many-pixels')
  if (/^timeout/i.test(message)) return new Refusal('files.took-too-long')
  return new Refusal('files.not-a-picture')
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
/** The owners of the pictures that are decoded or wait. */
const owners = new Set<string>()

/** Only one picture per member, so that one member's pictures cannot make all others wait. */
async function inTurn<Result>(owner_id: string, work: () => Promise<Result>): Promise<Result> {
  if (owners.has(owner_id)) throw new Refusal('files.busy', { retryAfter: RETRY_SECONDS })
  owners.add(owner_id)
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    owners.delete(owner_id)
    // The slot goes to the next waiting picture, if there is one.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
