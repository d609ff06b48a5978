import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { PoolClient } from 'pg'
import type { BackedUpFile } from '#server/db/backup.ts'
import type { Storage } from '#server/storage/storage.ts'
import { objectNames, pieceName, STORED_TYPE, typeOfObject } from './rules.ts'

const FOLDER = 'files'

/** Copies the objects of all rows from any store. An object deleted meanwhile is left out: its row will be deleted too. */
export async function copyFilesOut(client: PoolClient, storage: Storage, folder: string): Promise<BackedUpFile[]> {
  const names = await namesOf(client)
  const copied: BackedUpFile[] = []
  if (names.length > 0) await mkdir(join(folder, FOLDER), { recursive: true, mode: 0o700 })
  for (const name of names) {
    const stream = await storage.read(name)
    if (!stream) continue
    const bytes = await buffer(stream)
    await writeFile(join(folder, FOLDER, name), bytes, { mode: 0o600 })
    copied.push({ name, sha256: digestOf(bytes) })
  }
  return copied
}

/** The names of all objects that have a row. A database of an older version does not have all tables. */
async function namesOf(client: PoolClient): Promise<string[]> {
  const idsOf = async (table: 'files' | 'file_pieces', condition: string) => {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])
    if (!rows[0]?.there) return []
    const found = await client.query<{ id: string }>(`select id from ${table} where ${condition} order by id`)
    return found.rows.map(({ id }) => id)
  }
  const pictures = await idsOf('files', `content_type = '${STORED_TYPE}'`)
  const pieces = await idsOf('file_pieces', 'true')
  return [...pictures.flatMap((id) => Object.values(objectNames(id))), ...pieces.map(pieceName)]
}

/** Runs before the rows are restored: a row must have its objects, while objects without a row are removed later. */
export async function copyFilesIn(storage: Storage, folder: string, files: readonly BackedUpFile[]): Promise<void> {
  for (const file of files) {
    const bytes = await readBackedUp(folder, file)
    await storage.put(file.name, bytes, typeOfObject(file.name))
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
