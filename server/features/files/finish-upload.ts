import { and, eq, isNull } from 'drizzle-orm'
import { type MediaType, pieceCount } from '#contract/file-rules.ts'
import type { Database } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { addressOf } from './claim-media.ts'
import { readPart } from './read-pieces.ts'
import { isMedia } from './recognise-media.ts'
import { removeFiles } from './remove-files.ts'
import { findPieces, findUpload, ownUpload } from './start-upload.ts'
import { asRefusal } from './store-picture.ts'
import { files } from './tables.ts'

type FileServices = Pick<Services, 'db' | 'storage' | 'jobs' | 'log' | 'clock'>

/** May be called again, because the answer may have been lost. */
export async function finishUpload(services: FileServices, { user_id }: Member, id: string) {
  const { db, jobs } = services
  const upload = await findUpload(db, user_id, id)
  const { bytes, content_type } = upload
  const finished = { id, address: addressOf(upload), name: upload.name ?? '', type: content_type, bytes }
  if (upload.uploaded_at) return finished
  const pieces = await findPieces(db, id)
  if (pieces.length !== pieceCount(bytes)) throw new Refusal('files.incomplete')
  if (!(await hasDeclaredContent(services, pieces, upload))) {
    await db.transaction((tx) => removeFiles(tx, jobs, ownUpload(user_id, id)))
    throw new Refusal('files.not-media')
  }
  await db.transaction(async (tx) => {
    const [file] = await tx.select({ id: files.id }).from(files).where(ownUpload(user_id, id)).for('update')
    if (!file) throw new Refusal('not-found')
    await expectSamePieces(tx, id, pieces)
    const unfinished = and(eq(files.id, id), isNull(files.uploaded_at))
    await tx.update(files).set({ uploaded_at: services.clock.now() }).where(unfinished)
  })
  return finished
}

type Pieces = Awaited<ReturnType<typeof findPieces>>

/** A piece that was sent again during the check was not checked. */
async function expectSamePieces(db: Pick<Database, 'select'>, id: string, checked: Pieces): Promise<void> {
  const now = await findPieces(db, id)
  if (now.some((piece, at) => piece.id !== checked[at]?.id)) throw new Refusal('files.incomplete')
}

async function hasDeclaredContent(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  pieces: Pieces,
  { id, bytes, content_type }: { id: string; bytes: number; content_type: string },
): Promise<boolean> {
  try {
    const read = (start: number, length: number) => readPart(storage, pieces, start, Math.min(bytes, start + length))
    return await isMedia({ bytes, read }, content_type as MediaType)
  } catch (error) {
    // The object of a replaced piece is gone.
    await expectSamePieces(db, id, pieces)
    throw asRefusal(error, log)
  }
}
