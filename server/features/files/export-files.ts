import { buffer } from 'node:stream/consumers'
import { and, eq, isNotNull } from 'drizzle-orm'
import { MEDIA_PIECE_BYTES } from '#contract/file-rules.ts'
import type { Services } from '#server/services.ts'
import { addressOf } from './claim-media.ts'
import { openPart } from './read-pieces.ts'
import { objectNames, STORED_TYPE } from './rules.ts'
import { findPieces } from './start-upload.ts'
import { files } from './tables.ts'

/** The whole export is in memory, as one JSON text. */
const EXPORTED_MAX_BYTES = 32 * 1024 * 1024

/**
 * A member's files. Small ones have their bytes in base64, because an address would be useless after the account is
 * deleted. A large video or sound has its address only: its owner downloads it there while the account exists.
 */
export async function exportFiles(services: Pick<Services, 'db' | 'storage'>, user_id: string) {
  const ofMember = and(eq(files.owner_id, user_id), isNotNull(files.uploaded_at))
  const rows = await services.db.select().from(files).where(ofMember).orderBy(files.created_at)
  const exported: ((typeof rows)[number] & { address: string; content: string | null })[] = []
  let room = EXPORTED_MAX_BYTES
  for (const row of rows) {
    const isIncluded = row.bytes <= Math.min(room, row.content_type === STORED_TYPE ? room : MEDIA_PIECE_BYTES)
    if (isIncluded) room -= row.bytes
    exported.push({ ...row, address: addressOf(row), content: isIncluded ? await contentOf(services, row) : null })
  }
  return exported
}

async function contentOf(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { id, content_type, bytes }: typeof files.$inferSelect,
): Promise<string | null> {
  const stream =
    content_type === STORED_TYPE
      ? await storage.read(objectNames(id).large)
      : await openPart(storage, await findPieces(db, id), 0, bytes)
  return stream ? (await buffer(stream)).toString('base64') : null
}
