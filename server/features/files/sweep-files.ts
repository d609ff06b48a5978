import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Services } from '#server/services.ts'
import type { StoredObject } from '#server/storage/storage.ts'
import { REMOVE_OBJECTS, type RemovedObjects } from './remove-files.ts'
import { pictureOfObject, pieceOfObject } from './rules.ts'
import { file_pieces, files } from './tables.ts'

const SWEEP_FILES = 'sweep-files'
const DAY_MS = 24 * 60 * 60 * 1000
const LOOKED_UP_AT_ONCE = 500

type FileServices = Pick<Services, 'db' | 'storage'>

export async function startFileJobs({
  db,
  jobs,
  storage,
  clock,
}: FileServices & Pick<Services, 'jobs' | 'clock'>): Promise<void> {
  await jobs.work<RemovedObjects>(REMOVE_OBJECTS, async ({ names }) => {
    for (const name of names) await storage.delete(name)
  })
  await jobs.work(SWEEP_FILES, () => sweepFiles({ db, storage }, clock.now()), { pollSeconds: 60 })
  await jobs.schedule(SWEEP_FILES, '47 4 * * *')
}

/** Deletes unused files and unfinished uploads, then objects without a row, when they are a day old. */
export async function sweepFiles({ db, storage }: FileServices, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS)
  const uploadedBefore = lt(sql`coalesce(${files.uploaded_at}, ${files.created_at})`, yesterday)
  await db.delete(files).where(and(isNull(files.used_at), lt(files.created_at, yesterday), uploadedBefore))
  let looked: StoredObject[] = []
  for await (const object of storage.list()) {
    // A newer object may belong to a row that is about to be inserted.
    if (object.changed_at >= yesterday || !isOurs(object.name)) continue
    looked.push(object)
    if (looked.length < LOOKED_UP_AT_ONCE) continue
    await deleteOrphans({ db, storage }, looked)
    looked = []
  }
  await deleteOrphans({ db, storage }, looked)
}

/** Other files that an operator keeps in the same place are not touched. */
function isOurs(name: string): boolean {
  return pictureOfObject(name) !== undefined || pieceOfObject(name) !== undefined || name.endsWith('.part')
}

async function deleteOrphans({ db, storage }: FileServices, objects: StoredObject[]): Promise<void> {
  const known = new Set([
    ...(await knownIds(
      db,
      files,
      objects.flatMap(({ name }) => pictureOfObject(name) ?? []),
    )),
    ...(await knownIds(
      db,
      file_pieces,
      objects.flatMap(({ name }) => pieceOfObject(name) ?? []),
    )),
  ])
  for (const { name } of objects)
    if (!known.has(pictureOfObject(name) ?? pieceOfObject(name) ?? '')) await storage.delete(name)
}

async function knownIds(
  db: Services['db'],
  table: typeof files | typeof file_pieces,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids))
  return rows.map(({ id }) => id)
}
