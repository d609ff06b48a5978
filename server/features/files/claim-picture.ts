import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { type ProfilePictureKind, pictureId } from '#contract/file-rules.ts'
import type { Database } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { removeFiles } from './remove-files.ts'
import { VISIBILITY_IN_USE } from './rules.ts'
import { files } from './tables.ts'

interface NamedPicture {
  user_id: string
  kind: ProfilePictureKind
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
  tx: Pick<Database, 'execute' | 'select' | 'update' | 'delete'>,
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
  await removeFiles(tx, jobs, replaced)
}
