import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { withAfterCommit } from './after-commit.ts'

export type Database = NodePgDatabase
export type { Transaction } from './after-commit.ts'

export function openPool(config: PoolConfig, log: Logger): Pool {
  const pool = new Pool({ application_name: 'kiai', connectionTimeoutMillis: 10_000, ...config })
  // An idle connection that breaks (the database restarts) must not end the process: the pool replaces it.
  pool.on('error', (error) => {
    // While the pool closes, a connection may see the database stop first. That is expected.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost')
  })
  // A connection in use between two statements emits its error only on itself, and an unhandled error event ends the
  // process. With this listener the next statement fails, the request with it, and the pool drops the client.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!pool.ending) log.debug({ err: error }, 'a database connection was lost')
    })
  })
  return pool
}

export function openDatabase(pool: Pool): Database {
  return withAfterCommit(drizzle(pool))
}
