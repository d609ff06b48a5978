import { eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { objectNames, pieceName, STORED_TYPE } from './rules.ts'
import { file_pieces, files } from './tables.ts'

export const REMOVE_OBJECTS = 'remove-objects'
/** A job has a few minutes, and a store may take a second for each object. */
const REMOVED_BY_ONE_JOB = 200

export interface RemovedObjects {
  names: string[]
}

type Transaction = Pick<Database, 'execute' | 'select' | 'delete'>

/** Deletes the rows; their objects are deleted if the transaction commits. Returns the ids. */
export async function removeFiles(
  tx: Transaction,
  jobs: Services['jobs'],
  which: SQL | undefined,
): Promise<{ id: string }[]> {
  // Locked before the pieces are read, so that no piece is added meanwhile.
  const found = await tx
    .select({ id: files.id, content_type: files.content_type })
    .from(files)
    .where(which)
    .for('update')
  if (found.length === 0) return []
  await removeObjects(tx, jobs, found)
  const ids = found.map(({ id }) => id)
  return await tx.delete(files).where(inArray(files.id, ids)).returning({ id: files.id })
}

/** Called before an account is deleted, in the same transaction: the foreign key then deletes the rows. */
export async function removeObjectsOf(tx: Transaction, jobs: Services['jobs'], user_id: string): Promise<void> {
  await removeFiles(tx, jobs, eq(files.owner_id, user_id))
}

async function removeObjects(
  tx: Transaction,
  jobs: Services['jobs'],
  found: { id: string; content_type: string }[],
): Promise<void> {
  const ids = found.map(({ id }) => id)
  const pieces = await tx.select({ id: file_pieces.id }).from(file_pieces).where(inArray(file_pieces.file_id, ids))
  const pictures = found.filter(({ content_type }) => content_type === STORED_TYPE)
  const names = [
    ...pictures.flatMap(({ id }) => Object.values(objectNames(id))),
    ...pieces.map(({ id }) => pieceName(id)),
  ]
  for (let at = 0; at < names.length; at += REMOVED_BY_ONE_JOB)
    await jobs.enqueue<RemovedObjects>(
      REMOVE_OBJECTS,
      { names: names.slice(at, at + REMOVED_BY_ONE_JOB) },
      { transaction: tx },
    )
}
