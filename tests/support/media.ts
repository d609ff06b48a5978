import type { ErrorBody } from '#contract/errors.ts'
import { MEDIA_PIECE_BYTES, type MediaKind, type MediaType, pieceCount } from '#contract/file-rules.ts'
import { finishUpload, startUpload } from '#contract/files.ts'
import type { ApiBrowser } from './api-browser.ts'

export type Bytes = Uint8Array<ArrayBuffer>

export function bytesOf(...parts: (string | number[] | Uint8Array)[]): Bytes {
  const buffers = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))
  return new Uint8Array(Buffer.concat(buffers))
}

/** A box of an MP4 film: its length, its type, its content. */
export function box(type: string, content: string | Uint8Array = ''): Bytes {
  const inside = bytesOf(content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(inside.byteLength + 8)
  return bytesOf(length, type, inside)
}

/** The containers of a film that shows nothing. `bytes`: how long the film is. */
export function mp4({ brand = 'isom', bytes = 200 }: { brand?: string; bytes?: number } = {}): Bytes {
  const head = bytesOf(box('ftyp', `${brand}\0\0\x02\0${brand}`), box('moov', box('mvhd', 'x'.repeat(20))))
  return bytesOf(head, box('mdat', numbered(bytes - head.byteLength - 8)))
}

/** Bytes that differ from place to place, so that a part in the wrong place is noticed. */
function numbered(length: number): Bytes {
  return Uint8Array.from({ length }, (_, at) => (at ^ (at >> 8) ^ (at >> 16)) & 255)
}

const EBML_FIELDS = [0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1]

export function webm(docType = 'webm'): Bytes {
  const fields = bytesOf(EBML_FIELDS, [0x42, 0x82, 0x80 | docType.length], docType)
  return bytesOf([0x1a, 0x45, 0xdf, 0xa3, 0x80 | fields.byteLength], fields, [0x18, 0x53, 0x80, 0x67, 0x84], 'film')
}

/** Two frames of 417 bytes: MPEG 1, layer III, 128 kbit/s, 44.1 kHz. */
export const MP3_FRAMES = bytesOf([0xff, 0xfb, 0x90, 0], '\0'.repeat(413), [0xff, 0xfb, 0x90, 0], '\0'.repeat(413))

export function mp3WithTag(tag = 'TIT2'): Bytes {
  return bytesOf('ID3', [4, 0, 0, 0, 0, tag.length >> 7, tag.length & 127], tag, MP3_FRAMES)
}

export function ogg(codec = 'OpusHead'): Bytes {
  return bytesOf('OggS', [0, 2], '\0'.repeat(20), [1, 19], codec, '\0'.repeat(19))
}

export function wav(): Bytes {
  return bytesOf('RIFF', [44, 0, 0, 0], 'WAVEfmt ', [16, 0, 0, 0], '\0'.repeat(16), 'data', [8, 0, 0, 0], 'ABCDEFGH')
}

/** A small valid file of every type. */
export const VALID_MEDIA: Record<MediaType, () => Bytes> = {
  'video/mp4': mp4,
  'video/webm': () => webm(),
  'video/quicktime': () => mp4({ brand: 'qt  ' }),
  'audio/mp4': () => mp4({ brand: 'M4A ' }),
  'audio/mpeg': () => mp3WithTag(),
  'audio/ogg': () => ogg(),
  'audio/wav': wav,
}

interface Announced {
  kind?: MediaKind
  type?: MediaType
  name?: string
}

/** Announces the file and returns the id of its upload. */
export async function started(browser: ApiBrowser, bytes: number, announced: Announced = {}): Promise<string> {
  const { kind = 'delivery', type = 'video/mp4', name = 'film.mp4' } = announced
  return (await browser.call(startUpload, { kind, type, name, bytes })).id
}

export function sendPiece(browser: ApiBrowser, id: string, index: number, piece: Bytes | string) {
  const headers = { 'content-type': 'application/octet-stream' }
  return browser.request<ErrorBody>('PUT', `/api/uploads/${id}/pieces/${index}`, piece, headers)
}

export function pieceOf(file: Bytes, index: number): Bytes {
  return file.slice(index * MEDIA_PIECE_BYTES, (index + 1) * MEDIA_PIECE_BYTES)
}

/** Sends all pieces and returns the id of the upload, which is not finished. */
export async function sent(browser: ApiBrowser, file: Bytes, announced: Announced = {}): Promise<string> {
  const id = await started(browser, file.byteLength, announced)
  for (let index = 0; index < pieceCount(file.byteLength); index++) {
    const { status, body } = await sendPiece(browser, id, index, pieceOf(file, index))
    if (status !== 200) throw new Error(`the piece was refused: ${JSON.stringify(body)}`)
  }
  return id
}

/** Uploads a video or sound and returns its id and address. */
export async function uploadedMedia(browser: ApiBrowser, file: Bytes = mp4(), announced: Announced = {}) {
  return await browser.call(finishUpload, { id: await sent(browser, file, announced) })
}
