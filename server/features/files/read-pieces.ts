import { MEDIA_PIECE_BYTES } from '#contract/file-rules.ts'
import { type Storage, StorageError } from '#server/storage/storage.ts'
import { pieceName } from './rules.ts'

interface Piece {
  id: string
  index: number
}

type Store = Pick<Storage, 'read'>

/** The bytes from `start` up to but without `end`. Only one chunk of one piece is in memory at a time. */
async function* bytesOf(storage: Store, pieces: readonly Piece[], start: number, end: number) {
  let at = start
  for (const { id, index } of pieces) {
    const begin = index * MEDIA_PIECE_BYTES
    if (begin + MEDIA_PIECE_BYTES <= start || begin >= end) continue
    const stream = await storage.read(pieceName(id))
    if (!stream) throw new StorageError('away', `the object of the piece ${id} is missing`)
    let offset = begin
    for await (const chunk of stream) {
      const part = chunk.subarray(Math.max(0, start - offset), Math.max(0, end - offset))
      offset += chunk.byteLength
      at += part.byteLength
      if (part.byteLength > 0) yield part
      if (offset >= end) break
    }
  }
  // Fewer bytes than promised must break off the answer, not end it.
  if (at !== end) throw new StorageError('away', 'the pieces of a file are shorter than they should be')
}

/** Waits for the first bytes, so that a store that does not answer can still be reported. */
export async function openPart(
  storage: Store,
  pieces: readonly Piece[],
  start: number,
  end: number,
): Promise<ReadableStream<Uint8Array>> {
  const rest = bytesOf(storage, pieces, start, end)
  let next: Promise<IteratorResult<Uint8Array>> | undefined = Promise.resolve(await rest.next())
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await (next ?? rest.next())
        next = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      },
      // The reader went away: the object that is being read is closed too.
      async cancel() {
        await rest.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** A few bytes, for a check. */
export async function readPart(storage: Store, pieces: readonly Piece[], start: number, end: number) {
  const chunks: Uint8Array[] = []
  if (start < end) for await (const chunk of bytesOf(storage, pieces, start, end)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
