import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { type PictureKind, pictureId } from '#contract/file-rules.ts'
import type { Database } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { objectNames, VISIBILITY_IN_USE } from './rules.ts'
import { files } from './tables.ts'

export const REMOVE_OBJECTS = 'remove-objects'

interface NamedPicture {
  user_id: string
  kind: PictureKind
  /** The address to be stored: an uploaded picture, a web address, or null. */
  address: string | null
  /** The field of the form, for a refusal. */
  field: string
}

/**
 * Called in the transaction that stores the address of a picture, after the row of the profile is locked. An uploaded
 * picture must be the member's own and gets the visibility of its kind; the picture it replaces is deleted.
 */
export async function claimPicture(
  tx: Pick<Database, 'execute' | 'update' | 'delete'>,
  jobs: Services['jobs'],
  { user_id, kind, address, field }: NamedPicture,
): Promise<void> {
  const id = address === null ? undefined : pictureId(address)
  const ofKind = and(eq(files.owner_id, user_id), eq(files.kind, kind))
  if (id !== undefined) {
    const claimed = await tx
      .update(files)
      .set({ used_at: sql`coalesce(${files.used_at}, now())`, visibility: VISIBILITY_IN_USE[kind] })
      .where(and(ofKind, eq(files.id, id)))
      .returning({ id: files.id })
    // Another member's picture and a missing one get the same refusal.
    if (claimed.length === 0)
      throw new Refusal('request.invalid', { fields: { [field]: { problem: 'picture-missing' } } })
  }
  const replaced = and(ofKind, isNotNull(files.used_at), id === undefined ? undefined : ne(files.id, id))
  await removeObjects(tx, jobs, await tx.delete(files).where(replaced).returning({ id: files.id }))
}

/** Called before an account is deleted, in the same transaction: the foreign key then deletes the rows. */
export async function removeObjectsOf(
  tx: Pick<Database, 'execute' | 'select'>,
  jobs: Services['jobs'],
  user_id: string,
): Promise<void> {
  await removeObjects(tx, jobs, await tx.select({ id: files.id }).from(files).where(eq(files.owner_id, user_id)))
}

/** Enqueues a job that runs only if the transaction commits. */
async function removeObjects(
  transaction: Pick<Database, 'execute'>,
  jobs: Services['jobs'],
  pictures: { id: string }[],
): Promise<void> {
  if (pictures.length === 0) return
  const names = pictures.flatMap(({ id }) => Object.values(objectNames(id)))
  await jobs.enqueue<RemovedObjects>(REMOVE_OBJECTS, { names }, { transaction })
}

export interface RemovedObjects {
  names: string[]
}
