import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { withAfterCommit } from './after-commit.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export function openPool(config: PoolConfig, log: Logger): Pool {
  const pool = new Pool({ application_name: 'kiai', connectionTimeoutMillis: 10_000, ...config })
  // An idle connection that breaks (the database restarts) must not take the process with it: the pool replaces it.
  pool.on('error', (error) => {
    // While the pool closes, a connection may hear of the database's own stop first: that is no loss.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost')
  })
  // One that is in use and waits for its next statement (between two of a transaction) tells nobody but itself, and
  // what nobody hears ends the process. The next statement fails, the request with it, and the pool drops the client.
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
