import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { checkPostgres } from '#server/db/check-postgres.ts'
import { openPool } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Env } from '#server/env.ts'

/** Closing a pool waits for every running statement, and a statement may never end. */
const POOL_CLOSES_WITHIN_MS = 500

export interface OpenDatabase {
  pool: Pool
  connection: PoolConfig
  close(): Promise<void>
}

/** Opens the database of the settings, or the embedded one, and migrates it. */
export async function openMigratedDatabase(env: Env, log: Logger): Promise<OpenDatabase> {
  const database = await openAnyDatabase(env, log)
  try {
    await migrateDatabase(database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

export async function openAnyDatabase(env: Env, log: Logger): Promise<OpenDatabase> {
  const embedded = env.DATABASE_URL ? undefined : await openEmbedded(env, log)
  const connection = embedded?.connection ?? { connectionString: env.DATABASE_URL }
  const pool = openPool({ ...connection, max: env.DATABASE_POOL_SIZE }, log)
  const close = async () => {
    await Promise.race([pool.end(), sleep(POOL_CLOSES_WITHIN_MS, undefined, { ref: false })])
    await embedded?.stop()
  }
  try {
    if (env.DATABASE_URL) await checkPostgres(pool, env.DATABASE_URL)
  } catch (error) {
    await close()
    throw error
  }
  return { pool, connection, close }
}

function openEmbedded(env: Env, log: Logger) {
  return startEmbedded({
    dataDir: env.DATA_DIR,
    onFault: (error) => log.error({ err: error }, 'the embedded database died and could not be brought back yet'),
  })
}
