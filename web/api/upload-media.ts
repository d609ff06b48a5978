import type { Calls } from '#contract/calls.ts'
import type { Output } from '#contract/endpoint.ts'
import { acceptsType, MEDIA_MAX_BYTES, MEDIA_TYPES, type MediaKind, type MediaType } from '#contract/file-rules.ts'
import { forget, PRIVATE, readStored, store } from '#web/i18n/browser-storage.ts'
import { ApiError } from './api-error.ts'
import { call } from './client.ts'
import { onConnectionRegained } from './connection.ts'

export type UploadedMedia = Output<Calls['POST /api/uploads/:id/finish']>

type MediaFile = Pick<File, 'name' | 'size' | 'type' | 'lastModified' | 'slice'>

export interface UploadProgress {
  /** Whole percents. */
  percent: number
  /** Whether the upload waits for the connection. */
  waiting: boolean
}

interface UploadOptions {
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}

const PIECES_AT_ONCE = 3
/** How often an upload is begun again after the server has lost it or pieces of it. */
const MOST_ROUNDS = 3
const LONGEST_WAIT_SECONDS = 30

/** Endings and types that systems use besides those of the contract. */
const OTHER_ENDINGS: Record<string, MediaType> = { m4v: 'video/mp4', oga: 'audio/ogg', opus: 'audio/ogg' }

/** The type by the ending of the name, which systems agree on more than on types; undefined when it is not accepted. */
export function mediaTypeOf({ name, type }: Pick<File, 'name' | 'type'>, kind: MediaKind): MediaType | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const types = Object.keys(MEDIA_TYPES) as MediaType[]
  const byName = types.find((one) => MEDIA_TYPES[one] === ending) ?? OTHER_ENDINGS[ending]
  // Some phones give files without an ending.
  const found = ending === '' ? types.find((one) => one === type) : byName
  return found && acceptsType(kind, found) ? found : undefined
}

export const isTooLarge = ({ size }: Pick<File, 'size'>) => size > MEDIA_MAX_BYTES

/** Whether the server has lost the upload or pieces of it: the next round sends what is missing. */
const LOST = ['not-found', 'files.incomplete']
/** After these the same upload cannot be continued. */
const ENDED = ['not-found', 'files.not-media']

/**
 * Uploads the file in pieces. An upload of the same file that was begun before, also before a reload, goes on where it
 * stopped. Without a connection it waits. Fails with an ApiError, or with another error when the file cannot be read or
 * the signal is aborted.
 */
export async function uploadMedia(
  file: MediaFile,
  kind: MediaKind,
  type: MediaType,
  { signal, onProgress }: UploadOptions,
): Promise<UploadedMedia> {
  const progress = { percent: 0, waiting: false }
  const show: Show = (change) => onProgress({ ...Object.assign(progress, change) })
  for (let round = 1; ; round++) {
    try {
      const upload = await findOrStart(file, kind, type, { signal, show })
      await sendPieces(file, upload, { signal, show })
      const { id } = upload
      const finished = await patiently(() => call('POST /api/uploads/:id/finish', { id }, { signal }), { signal, show })
      forget(keyOf(file, kind))
      return finished
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (ENDED.includes(error.code)) forget(keyOf(file, kind))
      if (!LOST.includes(error.code) || round >= MOST_ROUNDS) throw error
    }
  }
}

type Show = (change: Partial<UploadProgress>) => void
type Way = { signal: AbortSignal; show: Show }

/** Deletes what the server has of the file. */
export async function cancelUpload(file: MediaFile, kind: MediaKind): Promise<void> {
  const id = readStored(keyOf(file, kind))
  forget(keyOf(file, kind))
  if (id) await deleteUpload(id)
}

/** What cannot be deleted now, the server deletes a day later; a file that is in use stays. */
export async function deleteUpload(id: string): Promise<void> {
  await call('DELETE /api/uploads/:id', { id }).catch(() => undefined)
}

interface OpenUpload {
  id: string
  piece_bytes: number
  /** How many pieces the file has. */
  pieces: number
  missing: number[]
}

async function findOrStart(file: MediaFile, kind: MediaKind, type: MediaType, way: Way): Promise<OpenUpload> {
  const key = keyOf(file, kind)
  const known = readStored(key)
  const begun = known ? await patiently(() => readBegun(known, way.signal), way) : undefined
  const { id, piece_bytes } = begun ?? (await patiently(() => start(file, kind, type), way))
  // Cancelled while it was started: nobody else knows its id.
  if (way.signal.aborted) await deleteUpload(id)
  way.signal.throwIfAborted()
  store(key, id)
  const pieces = Math.ceil(file.size / piece_bytes)
  const there = new Set(begun?.pieces)
  const missing = Array.from({ length: pieces }, (_, index) => index).filter((index) => !there.has(index))
  return { id, piece_bytes, pieces, missing }
}

/** Without a signal, so that its id is learnt in any case. */
function start({ name, size }: MediaFile, kind: MediaKind, type: MediaType) {
  // The end of a long name tells more than its beginning.
  return call('POST /api/uploads', { kind, name: name.slice(-100), bytes: size, type })
}

async function readBegun(id: string, signal: AbortSignal) {
  try {
    return await call('GET /api/uploads/:id', { id }, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

async function sendPieces(file: MediaFile, upload: OpenUpload, { signal: cancelled, show }: Way): Promise<void> {
  const { id, piece_bytes, pieces, missing } = upload
  // The first failure stops the other workers too.
  const stop = new AbortController()
  const signal = AbortSignal.any([cancelled, stop.signal])
  const queue = [...missing]
  let sent = pieces - missing.length
  const showSent = () => show({ percent: Math.floor((sent / pieces) * 100) })
  showSent()
  const work = async () => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const from = index * piece_bytes
      // Read before it is sent: a file that was deleted meanwhile is not a lost connection.
      const bytes = await file.slice(from, from + piece_bytes).arrayBuffer()
      const body = new Blob([bytes], { type: 'application/octet-stream' })
      const input = { id, index: String(index) }
      await patiently(() => call('PUT /api/uploads/:id/pieces/:index', input, { body, signal }), { signal, show })
      sent++
      showSent()
    }
  }
  try {
    await Promise.all(Array.from({ length: PIECES_AT_ONCE }, work))
  } finally {
    stop.abort()
  }
}

/** Repeats the call until the server answers it; every call of an upload can be repeated. */
async function patiently<Result>(work: () => Promise<Result>, { signal, show }: Way): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      const result = await work()
      if (tries > 0) show({ waiting: false })
      return result
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError) || !isPassing(error)) throw error
      show({ waiting: true })
      await pause(Math.min(error.retryAfter ?? 2 ** tries, LONGEST_WAIT_SECONDS), signal)
    }
  }
}

function isPassing({ code, status }: ApiError): boolean {
  return status === 0 || code === 'request.too-many' || code === 'server.unavailable' || code === 'files.unavailable'
}

/** Ends early when the connection is back. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    const stopListening = onConnectionRegained(end)
    signal.addEventListener('abort', end)
  })
}

/** The same file has the same name, length and date; another account on this computer does not find it. */
function keyOf({ name, size, lastModified }: MediaFile, kind: MediaKind): string {
  return `${PRIVATE}upload.${kind}.${size}.${lastModified}.${name}`
}
