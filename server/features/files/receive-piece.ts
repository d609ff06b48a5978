import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { pieceCount, pieceLength } from '#contract/file-rules.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { pieceName, typeOfObject } from './rules.ts'
import { findUpload, ownUpload } from './start-upload.ts'
import { asRefusal } from './store-picture.ts'
import { file_pieces, files } from './tables.ts'

type FileServices = Pick<Services, 'db' | 'storage' | 'log'>

/** The body is read only if the upload can take it. */
export async function receivePiece(
  { db, storage, log }: FileServices,
  { user_id }: Member,
  { id, index }: { id: string; index: number },
  readBody: () => Promise<Uint8Array>,
): Promise<Record<string, never>> {
  const upload = await findUpload(db, user_id, id)
  if (upload.uploaded_at || index >= pieceCount(upload.bytes)) throw new Refusal('not-found')
  const bytes = await readBody()
  if (bytes.byteLength !== pieceLength(upload.bytes, index)) throw new Refusal('files.incomplete')
  // A new object for each try: the bytes of an object never change, so what was checked at the end is what is read later.
  const piece_id = randomUUID()
  const name = pieceName(piece_id)
  try {
    await storage.put(name, bytes, typeOfObject(name))
    const replaced = await db.transaction(async (tx) => {
      const unfinished = and(ownUpload(user_id, id), isNull(files.uploaded_at))
      const [file] = await tx.select({ id: files.id }).from(files).where(unfinished).for('update')
      // Finished, cancelled or swept meanwhile.
      if (!file) throw new Refusal('not-found')
      const ofIndex = and(eq(file_pieces.file_id, id), eq(file_pieces.index, index))
      const earlier = await tx.delete(file_pieces).where(ofIndex).returning({ id: file_pieces.id })
      await tx.insert(file_pieces).values({ id: piece_id, file_id: id, index })
      return earlier
    })
    // What cannot be removed now is cleaned up later.
    await Promise.allSettled(replaced.map((piece) => storage.delete(pieceName(piece.id))))
    return {}
  } catch (error) {
    await Promise.allSettled([storage.delete(name)])
    throw asRefusal(error, log)
  }
}
