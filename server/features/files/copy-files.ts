import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { PoolClient } from 'pg'
import type { BackedUpFile } from '#server/db/backup.ts'
import type { Storage } from '#server/storage/storage.ts'
import { objectNames, STORED_TYPE } from './rules.ts'

const FOLDER = 'files'

/** Copies the objects of all rows from any store. An object deleted meanwhile is left out: its row will be deleted too. */
export async function copyFilesOut(client: PoolClient, storage: Storage, folder: string): Promise<BackedUpFile[]> {
  // A database of an older version does not have the table.
  const { rows: tables } = await client.query<{ there: boolean }>(`select to_regclass('files') is not null as there`)
  const { rows } = tables[0]?.there
    ? await client.query<{ id: string }>('select id from files order by id')
    : { rows: [] }
  const copied: BackedUpFile[] = []
  if (rows.length > 0) await mkdir(join(folder, FOLDER), { recursive: true, mode: 0o700 })
  for (const name of rows.flatMap(({ id }) => Object.values(objectNames(id)))) {
    const stream = await storage.read(name)
    if (!stream) continue
    const bytes = await buffer(stream)
    await writeFile(join(folder, FOLDER, name), bytes, { mode: 0o600 })
    copied.push({ name, sha256: digestOf(bytes) })
  }
  return copied
}

/** Runs before the rows are restored: a row must have its objects, while objects without a row are removed later. */
export async function copyFilesIn(storage: Storage, folder: string, files: readonly BackedUpFile[]): Promise<void> {
  for (const file of files) {
    const bytes = await readBackedUp(folder, file)
    await storage.put(file.name, bytes, STORED_TYPE)
  }
}

/** Fails when one is missing or damaged. */
export async function checkFiles(folder: string, files: readonly BackedUpFile[]): Promise<void> {
  for (const file of files) await readBackedUp(folder, file)
}

async function readBackedUp(folder: string, { name, sha256 }: BackedUpFile): Promise<Uint8Array> {
  const bytes = await readFile(join(folder, FOLDER, name))
  if (digestOf(bytes) !== sha256)
    throw new Error(`The file ${name} in the backup is damaged: its checksum is not as written.`)
  return bytes
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
