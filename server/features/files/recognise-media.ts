import type { MediaType } from '#contract/file-rules.ts'

/** A file that is read in small parts, since a video does not fit into memory. */
export interface ReadableMedia {
  bytes: number
  /** Fewer bytes than asked for at the end of the file. */
  read(start: number, length: number): Promise<Buffer>
}

const HEAD_BYTES = 4096
/** Boxes or chunks that are looked at: a film in fragments has thousands. */
const PARTS_LOOKED_AT = 64

/**
 * Whether the file is of the declared type, by its content: the signature of its container, and that its parts fit into
 * the file, which a cut file and one with something appended to it fail. What is inside the parts is not decoded.
 */
export async function isMedia(file: ReadableMedia, type: MediaType): Promise<boolean> {
  const head = await file.read(0, HEAD_BYTES)
  switch (type) {
    case 'video/mp4':
    case 'audio/mp4':
    case 'video/quicktime':
      return BRANDS[type].test(brandOf(head)) && (await boxesFit(file))
    case 'video/webm':
      return isWebm(head, file.bytes)
    case 'audio/mpeg':
      return await isMp3(file, head)
    case 'audio/ogg':
      return isOggSound(head)
    case 'audio/wav':
      return await isWave(file, head)
  }
}

/** Sound alone often carries the brand of a film. Pictures (avif, heic, mif1) share the container and are refused. */
const BRANDS = {
  'video/mp4': /^(?:iso[2-9m]|mp4[12]|avc1|M4V |MSNV|dash|f4v |3gp[4-6])$/,
  'audio/mp4': /^(?:M4A |M4B |iso[2-9m]|mp4[12]|dash)$/,
  'video/quicktime': /^qt {2}$/,
} as const

function brandOf(head: Buffer): string {
  return head.toString('latin1', 4, 8) === 'ftyp' ? head.toString('latin1', 8, 12) : ''
}

/** The boxes of an MP4 or QuickTime film follow each other up to the end of the file, and one of them describes it. */
async function boxesFit(file: ReadableMedia): Promise<boolean> {
  let described = false
  let at = 0
  for (let seen = 0; seen < PARTS_LOOKED_AT && at < file.bytes; seen++) {
    const box = await file.read(at, 16)
    if (box.byteLength < 8 || !/^[\w ]{4}$/.test(box.toString('latin1', 4, 8))) return false
    described ||= box.toString('latin1', 4, 8) === 'moov'
    const length = boxLength(box, file.bytes - at)
    if (length === undefined) return false
    at += length
  }
  // A film in more fragments than we look at has its description at the beginning.
  return described && at <= file.bytes
}

/** Undefined when it cannot be: shorter than its own head or longer than the rest of the file. */
function boxLength(box: Buffer, rest: number): number | undefined {
  const short = box.readUInt32BE(0)
  if (short === 0) return rest
  const isLong = short === 1
  if (isLong && box.byteLength < 16) return undefined
  const length = isLong ? Number(box.readBigUInt64BE(8)) : short
  return length < (isLong ? 16 : 8) || length > rest ? undefined : length
}

const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067

/** An EBML head whose document type is `webm`, then one segment that fits into the file. */
function isWebm(head: Buffer, bytes: number): boolean {
  const ebml = element(head, 0)
  if (ebml?.id !== EBML || ebml.end > head.byteLength) return false
  let docType = ''
  for (let at = ebml.start; at < ebml.end; ) {
    const field = element(head, at)
    if (!field || field.end > ebml.end) return false
    if (field.id === DOC_TYPE) docType = head.toString('latin1', field.start, field.end).replace(/\0+$/, '')
    at = field.end
  }
  const segment = element(head, ebml.end)
  return (
    docType === 'webm' && segment?.id === SEGMENT && (segment.end <= bytes || segment.end === Number.POSITIVE_INFINITY)
  )
}

/** An EBML element: its id, where its content starts and ends. An unknown length, as in a recording, is infinite. */
function element(head: Buffer, at: number): { id: number; start: number; end: number } | undefined {
  const idLength = vintLength(head[at])
  const sizeAt = at + idLength
  const sizeLength = vintLength(head[sizeAt])
  const start = sizeAt + sizeLength
  if (idLength > 4 || sizeLength > 8 || start > head.byteLength) return undefined
  let size = (head[sizeAt] ?? 0) & (0xff >> sizeLength)
  let unknown = size === 0xff >> sizeLength
  for (const byte of head.subarray(sizeAt + 1, start)) {
    size = size * 256 + byte
    unknown &&= byte === 0xff
  }
  return { id: head.readUIntBE(at, idLength), start, end: unknown ? Number.POSITIVE_INFINITY : start + size }
}

/** The number of leading zero bits tells the length. */
function vintLength(first: number | undefined): number {
  return first ? Math.clz32(first) - 23 : 9
}

/** An MPEG frame, behind an ID3 tag if there is one, followed by another frame. */
async function isMp3(file: ReadableMedia, head: Buffer): Promise<boolean> {
  let at = 0
  if (head.toString('latin1', 0, 3) === 'ID3') {
    const [version = 0] = head.subarray(3)
    const sizes = [...head.subarray(6, 10)]
    if (version < 2 || version > 4 || sizes.length < 4 || sizes.some((byte) => byte > 0x7f)) return false
    at = 10 + sizes.reduce((size, byte) => size * 128 + byte, 0)
  }
  const first = frameLength(await file.read(at, 4))
  if (first === undefined || at + first > file.bytes) return false
  return at + first === file.bytes || frameLength(await file.read(at + first, 4)) !== undefined
}

/** In kbit/s for layer III, by the index in the header: of MPEG 1, then of MPEG 2 and 2.5. */
const BIT_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
]
const SAMPLE_RATES = [44_100, 48_000, 32_000]

/** The length of the frame of layer III with this header; undefined when it is none. */
function frameLength(header: Buffer): number | undefined {
  if (header.byteLength < 4) return undefined
  const bits = header.readUInt32BE(0)
  const version = (bits >>> 19) & 3
  const isLayerIII = ((bits >>> 17) & 3) === 1
  const bitRate = BIT_RATES[version === 3 ? 0 : 1]?.[(bits >>> 12) & 15]
  const sampleRate = SAMPLE_RATES[(bits >>> 10) & 3]
  if (bits >>> 21 !== 0x7ff || version === 1 || !isLayerIII || !bitRate || !sampleRate) return undefined
  const isMpeg1 = version === 3
  const rate = isMpeg1 ? sampleRate : sampleRate / (version === 2 ? 2 : 4)
  return Math.floor(((isMpeg1 ? 144 : 72) * bitRate * 1000) / rate) + ((bits >>> 9) & 1)
}

/** How the first packet of a stream begins, by its codec. */
const OGG_SOUNDS = ['OpusHead', '\x01vorbis', '\x7fFLAC', 'Speex   ']

/** The first page of an Ogg stream, with the head of a codec for sound. */
function isOggSound(head: Buffer): boolean {
  const isFirstPage = head.toString('latin1', 0, 4) === 'OggS' && head[4] === 0 && ((head[5] ?? 0) & 2) === 2
  if (!isFirstPage || head.byteLength < 28) return false
  const packet = 27 + (head[26] ?? 0)
  const start = head.toString('latin1', packet, packet + 8)
  return OGG_SOUNDS.some((codec) => start.startsWith(codec))
}

/** A RIFF file that is not longer than its bytes, with the chunks of a sound. */
async function isWave(file: ReadableMedia, head: Buffer): Promise<boolean> {
  if (!/^RIFF[\s\S]{4}WAVE/.test(head.toString('latin1', 0, 12))) return false
  if (head.readUInt32LE(4) + 8 > file.bytes) return false
  let format = false
  for (let at = 12, seen = 0; seen < PARTS_LOOKED_AT; seen++) {
    const chunk = await file.read(at, 8)
    if (chunk.byteLength < 8) return false
    const name = chunk.toString('latin1', 0, 4)
    const length = chunk.readUInt32LE(4)
    if (at + 8 + length > file.bytes) return false
    if (name === 'data') return format
    format ||= name === 'fmt ' && length >= 16
    at += 8 + length + (length % 2)
  }
  return false
}
