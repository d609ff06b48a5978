import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrateDatabase, readMigrations } from './migrate.ts'
import { tablesInOrder } from './table-order.ts'
import { withoutTriggers } from './without-triggers.ts'

const FORMAT = 1
const SECRET_FILE = 'session-secret'

export interface BackupManifest {
  format: typeof FORMAT
  created_at: string
  /** The newest migration of the database: restoring starts with that schema and then applies the later ones. */
  migration: string
  tables: { name: string; rows: number; sha256: string }[]
  /** The uploaded files, in the folder `files`. Missing in backups of older versions, which had none. */
  files?: BackedUpFile[]
  /** Present when the secret that encrypts the second factors is part of the backup. */
  session_secret?: { sha256: string }
}

export interface BackedUpFile {
  name: string
  sha256: string
}

export interface BackupExtras {
  /** Included only when the operator has not set it. */
  secret?: string | undefined
  /** Copies the files that belong to the rows of this connection's snapshot, and returns what it copied. */
  copyFiles?: (client: PoolClient) => Promise<BackedUpFile[]>
}

/**
 * A consistent snapshot of all tables in PostgreSQL's copy format; needs no other program.
 */
export async function backupDatabase(
  pool: Pool,
  folder: string,
  { secret, copyFiles }: BackupExtras = {},
): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const client = await pool.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const migration = await newestMigration(client)
    const tables: BackupManifest['tables'] = []
    for (const name of await tablesInOrder(client)) tables.push(await copyOut(client, name, folder))
    const files = await copyFiles?.(client)
    await client.query('commit')
    const manifest: BackupManifest = { format: FORMAT, created_at: new Date().toISOString(), migration, tables }
    if (files) manifest.files = files
    if (secret !== undefined) {
      await writeFile(join(folder, SECRET_FILE), secret, { mode: 0o600 })
      manifest.session_secret = { sha256: digestOf(secret) }
    }
    // Written last: a folder without it is not a backup.
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    client.release()
    return manifest
  } catch (error) {
    // The connection may be in the middle of a copy, so it cannot be reused.
    client.release(true)
    throw error
  }
}

async function newestMigration(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name desc limit 1')
  if (!rows[0]) throw new Error('This database was never migrated: there is nothing to back up.')
  return rows[0].name
}

async function copyOut(client: PoolClient, name: string, folder: string): Promise<BackupManifest['tables'][number]> {
  const digest = createHash('sha256')
  const copy = client.query(copyTo(`copy "${name}" to stdout`))
  const count = passThrough((chunk) => digest.update(chunk))
  const file = createWriteStream(join(folder, `${name}.copy.gz`), { mode: 0o600 })
  await pipeline(copy, count, createGzip(), file)
  return { name, rows: copy.rowCount, sha256: digest.digest('hex') }
}

/**
 * Restores into an empty database only, so that nothing is overwritten, and completely or not at all. `copyFiles` puts
 * the files in place after the rows were accepted and before they are committed.
 */
export async function restoreDatabase(
  pool: Pool,
  folder: string,
  copyFiles?: () => Promise<void>,
): Promise<BackupManifest> {
  const manifest = await readManifest(folder)
  await migrateDatabase(pool, manifest.migration)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const names = await tablesInOrder(client)
    assertComplete(manifest, names)
    // The profiles come from the backup, not from the trigger that creates one for a new account.
    await withoutTriggers(client, names, async () => {
      await assertEmpty(client, names)
      for (const table of manifest.tables) await copyIn(client, table, folder)
    })
    await copyFiles?.()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  await migrateDatabase(pool)
  await resumeNumbers(pool)
  return manifest
}

/** A sequence is not part of a table's rows: without this the numbers of old orders and other rows would be given again. */
async function resumeNumbers(pool: Pool): Promise<void> {
  await pool.query(
    `select setval('order_numbers', coalesce(max(split_part(number, '-', 2)::bigint), 0) + 1, false)
     from orders where number ~ '^K\\d{2}-\\d{1,15}$'`,
  )
  const { rows } = await pool.query<{ name: string; counted: string }>(
    `select table_name as name, column_name as counted from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { name, counted } of rows)
    await pool.query(
      `select setval(pg_get_serial_sequence('"${name}"', '${counted}'), coalesce(max("${counted}"), 0) + 1, false)
       from "${name}"`,
    )
}

/** The session secret of the backup, if it has one. */
export async function readBackupSecret(folder: string): Promise<string | undefined> {
  const { session_secret } = await readManifest(folder)
  if (!session_secret) return undefined
  const secret = await readFile(join(folder, SECRET_FILE), 'utf8')
  if (digestOf(secret) !== session_secret.sha256)
    throw new Error('The session secret in the backup is damaged: its checksum is not as written.')
  return secret
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BackupManifest
  const known = await readMigrations()
  if (manifest.format !== FORMAT || !known.some(({ name }) => name === manifest.migration))
    throw new Error(
      `The backup has the schema ${manifest.migration}, which is newer than this Kiai. Update Kiai first.`,
    )
  return manifest
}

function assertComplete({ tables }: BackupManifest, names: string[]): void {
  const listed = tables.map(({ name }) => name)
  if (listed.toSorted().join() !== names.toSorted().join())
    throw new Error(
      'The backup does not list the tables of this database: it is damaged, or the database is newer than the backup.',
    )
}

async function assertEmpty(client: PoolClient, names: string[]): Promise<void> {
  for (const name of names) {
    const { rows } = await client.query(`select from "${name}" limit 1`)
    if (rows.length > 0) throw new Error(`This database has rows in ${name} already. Restore into an empty one.`)
  }
}

async function copyIn(client: PoolClient, table: BackupManifest['tables'][number], folder: string): Promise<void> {
  const digest = createHash('sha256')
  const copy = client.query(copyFrom(`copy "${table.name}" from stdin`))
  const file = createReadStream(join(folder, `${table.name}.copy.gz`))
  await pipeline(
    file,
    createGunzip(),
    passThrough((chunk) => digest.update(chunk)),
    copy,
  )
  if (digest.digest('hex') !== table.sha256 || copy.rowCount !== table.rows)
    throw new Error(`The backup of ${table.name} is damaged: its checksum or its number of rows is not as written.`)
}

function passThrough(see: (chunk: Buffer) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      see(chunk)
      done(null, chunk)
    },
  })
}
