import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  type FileKind,
  type MediaType,
  mediaAddress,
  mediaId,
  pictureAddress,
  pictureId,
} from '#contract/file-rules.ts'
import type { Database } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { removeFiles } from './remove-files.ts'
import { STORED_TYPE, VISIBILITY_IN_USE } from './rules.ts'
import { file_readers, files } from './tables.ts'

/** The kinds that a member may have several of. */
export type ClaimedKind = Exclude<FileKind, 'avatar' | 'coach_image'>

interface NamedFile {
  /** The id of the file, or its address. */
  file: string
  owner_id: string
  kinds: readonly ClaimedKind[]
  /** The field of the form, for a refusal. */
  field: string
}

export interface ClaimedFile {
  id: string
  address: string
  kind: ClaimedKind
  content_type: string
  /** The member's own name of a video or sound. */
  name: string | null
  bytes: number
  /** False when it was claimed before: whoever uses a file in two places must release it only once both are gone. */
  first_use: boolean
}

/**
 * Called in the transaction that stores the file's id or address. The file must be finished, the owner's own and of one of
 * the kinds; from then on it is kept until `releaseMedia`, and visible as its kind allows.
 */
export async function claimMedia(
  tx: Pick<Database, 'select' | 'update'>,
  { file, owner_id, kinds, field }: NamedFile,
): Promise<ClaimedFile> {
  // An id is compared as text, so that no text can make the query fail.
  const id = pictureId(file) ?? mediaId(file) ?? file
  const [found] = await tx
    .select()
    .from(files)
    .where(
      and(
        eq(sql`${files.id}::text`, id),
        eq(files.owner_id, owner_id),
        inArray(files.kind, [...kinds]),
        isNotNull(files.uploaded_at),
      ),
    )
    .for('update')
  // Another member's file and a missing one get the same refusal.
  if (!found) throw new Refusal('request.invalid', { fields: { [field]: { problem: 'file-missing' } } })
  const kind = found.kind as ClaimedKind
  if (!found.used_at)
    await tx
      .update(files)
      .set({ used_at: sql`now()`, visibility: VISIBILITY_IN_USE[kind] })
      .where(eq(files.id, found.id))
  const { content_type, name, bytes } = found
  return { id: found.id, address: addressOf(found), kind, content_type, name, bytes, first_use: !found.used_at }
}

/** Lets a member read the file. Returns false when there is no such file (any more): that is for the caller to judge. */
export async function letRead(
  tx: Pick<Database, 'select' | 'insert'>,
  file_id: string,
  user_id: string,
): Promise<boolean> {
  // Locked, so that it is not deleted before its reader is stored.
  const [file] = await tx.select({ id: files.id }).from(files).where(eq(files.id, file_id)).for('key share')
  if (!file) return false
  await tx.insert(file_readers).values({ file_id, user_id }).onConflictDoNothing()
  return true
}

/** Lets many members read the file. `readers` selects their `user_id`. */
export async function letAllRead(tx: Pick<Database, 'execute'>, file_id: string, readers: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${file_readers} (file_id, user_id)
    select distinct ${file_id}::uuid, reader.user_id from (${readers}) reader
    on conflict do nothing`)
}

/** The member may not read the file any more. */
export async function stopReading(tx: Pick<Database, 'delete'>, file_id: string, user_id: string): Promise<void> {
  await tx.delete(file_readers).where(and(eq(file_readers.file_id, file_id), eq(file_readers.user_id, user_id)))
}

/** Deletes the file, and its objects if the transaction commits. A missing file is no error. */
export async function releaseMedia(
  tx: Pick<Database, 'execute' | 'select' | 'delete'>,
  jobs: Services['jobs'],
  id: string,
): Promise<void> {
  await removeFiles(tx, jobs, eq(files.id, id))
}

/** Where these files are read, for those that exist. */
export async function findAddresses(db: Pick<Database, 'select'>, ids: readonly string[]) {
  const found = await db
    .select({ id: files.id, content_type: files.content_type })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return found.map((file) => ({ id: file.id, address: addressOf(file), type: file.content_type }))
}

/** Where the file is read. */
export function addressOf({ id, content_type }: { id: string; content_type: string }): string {
  return content_type === STORED_TYPE ? pictureAddress(id) : mediaAddress(id, content_type as MediaType)
}
