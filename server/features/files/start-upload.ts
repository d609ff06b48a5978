import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  acceptsType,
  MEDIA_KINDS,
  MEDIA_MAX_BYTES,
  MEDIA_PIECE_BYTES,
  type MediaKind,
  type MediaType,
  UNUSED_MEDIA_MAX,
} from '#contract/file-rules.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { removeFiles } from './remove-files.ts'
import { file_pieces, file_readers, files } from './tables.ts'

const GB = 1024 ** 3

interface AnnouncedFile {
  kind: MediaKind
  name: string
  bytes: number
  type: MediaType
}

/**
 * What was sold stays with its buyer and cannot be deleted, so it takes none of its owner's room: a delivery, and the clip
 * of a paid film review, which its coach may read.
 */
const isSold = sql`(${files.kind} = 'delivery' and ${files.used_at} is not null) or (${files.kind} = 'clip'
  and exists (select from ${file_readers} where ${file_readers.file_id} = ${files.id}))`

export async function startUpload(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { user_id }: Member,
  { kind, name, bytes, type }: AnnouncedFile,
): Promise<{ id: string; piece_bytes: number }> {
  if (bytes > MEDIA_MAX_BYTES) throw new Refusal('files.media-too-large')
  if (!acceptsType(kind, type)) throw new Refusal('files.not-media')
  return await db.transaction(async (tx) => {
    // One start of a member at a time: two at once would each find room for itself.
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
    if (!owner) throw new Refusal('session.missing')
    const [{ unused = 0, stored = 0 } = {}] = await tx
      .select({
        unused: count(sql`case when ${files.used_at} is null then 1 end`),
        stored: sql<number>`coalesce(sum(${files.bytes}) filter (where not (${isSold})), 0)`.mapWith(Number),
      })
      .from(files)
      .where(and(eq(files.owner_id, user_id), inArray(files.kind, [...MEDIA_KINDS])))
    if (unused >= UNUSED_MEDIA_MAX) throw new Refusal('files.too-many-uploads')
    if (stored + bytes > env.MEDIA_GB_PER_MEMBER * GB) throw new Refusal('files.quota-used-up')
    const announced = { owner_id: user_id, kind, name, bytes, content_type: type, uploaded_at: null }
    const [file] = await tx.insert(files).values(announced).returning({ id: files.id })
    if (!file) throw new Error('the upload was not stored')
    return { id: file.id, piece_bytes: MEDIA_PIECE_BYTES }
  })
}

type Reading = Pick<Database, 'select'>

/** The member's upload, finished or not, as long as nothing uses the file. */
export function ownUpload(user_id: string, id: string) {
  return and(
    eq(files.id, id),
    eq(files.owner_id, user_id),
    inArray(files.kind, [...MEDIA_KINDS]),
    isNull(files.used_at),
  )
}

export async function findUpload(db: Reading, user_id: string, id: string) {
  const [file] = await db.select().from(files).where(ownUpload(user_id, id))
  if (!file) throw new Refusal('not-found')
  return file
}

/** The pieces that have arrived, in their order. */
export async function findPieces(db: Reading, file_id: string): Promise<{ id: string; index: number }[]> {
  return await db
    .select({ id: file_pieces.id, index: file_pieces.index })
    .from(file_pieces)
    .where(eq(file_pieces.file_id, file_id))
    .orderBy(file_pieces.index)
}

export async function readUpload({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string) {
  const { bytes } = await findUpload(db, user_id, id)
  const pieces = await findPieces(db, id)
  return { id, bytes, piece_bytes: MEDIA_PIECE_BYTES, pieces: pieces.map(({ index }) => index) }
}

export async function cancelUpload({ db, jobs }: Pick<Services, 'db' | 'jobs'>, { user_id }: Member, id: string) {
  const removed = await db.transaction((tx) => removeFiles(tx, jobs, ownUpload(user_id, id)))
  if (removed.length === 0) throw new Refusal('not-found')
  return {}
}
