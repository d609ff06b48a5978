import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type Pool } from 'pg'
import { pino } from 'pino'
import { openPool } from '#server/db/database.ts'
import { connectionTo } from '#server/db/embedded/database.ts'
import { findOrCreateHome } from '#server/db/embedded/home.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { readPostmasterFile } from '#server/db/embedded/postmaster-file.ts'

/**
 * Uses the database of a data directory for a moment. A launcher that stayed would restart the database when it dies,
 * which must be left to the server under test.
 */
export async function visitDatabase<T>(dataDir: string, visit: (database: Pool) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir })
  const database = openPool({ ...embedded.connection, max: 2 }, pino({ level: 'silent' }))
  try {
    return await visit(database)
  } finally {
    await database.end()
    await embedded.stop()
  }
}

/** The process id of the PostgreSQL in this data directory, if it accepts connections. */
export async function readyPostmaster(dataDir: string): Promise<number | undefined> {
  const { cluster } = await findOrCreateHome(dataDir)
  const record = await readPostmasterFile(cluster)
  return record?.status === 'ready' ? record.pid : undefined
}

const STATE_OFFSET = 16
const SHUT_DOWN = 1

/** Whether the last PostgreSQL in this data directory recorded a clean shutdown. */
export async function wasShutDownCleanly(dataDir: string): Promise<boolean> {
  const { cluster } = await findOrCreateHome(dataDir)
  const control = await readFile(join(cluster, 'global/pg_control'))
  return control.readUInt32LE(STATE_OFFSET) === SHUT_DOWN
}

export async function sessionSecretOf(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim()
}

/** Connects to the running database without registering as one of its users. */
export async function connectTo(dataDir: string): Promise<Client> {
  const home = await findOrCreateHome(dataDir)
  const record = await readPostmasterFile(home.cluster)
  if (!record) throw new Error(`no PostgreSQL runs in ${home.cluster}`)
  const client = new Client(await connectionTo(home, record))
  await client.connect()
  return client
}
