import { randomUUID } from 'node:crypto'
import { Pool, type PoolConfig } from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { openDatabase, openPool } from '#server/db/database.ts'
import { TEMPLATE_DATABASE } from './postgres-global.ts'

/** A fresh, migrated database of one's own on the run's PostgreSQL; `close` drops it. */
export function createTestDatabase(options: { poolSize?: number } = {}) {
  return createDatabaseOn(inject('postgres'), { ...options, template: TEMPLATE_DATABASE })
}

/** The same without our tables. */
export function createBareDatabase() {
  return createDatabaseOn(inject('postgres'), { template: 'template0' })
}

export async function createDatabaseOn(
  postgres: PoolConfig,
  { template, poolSize = 10 }: { template: string; poolSize?: number },
) {
  const server = new Pool({ ...postgres, max: 1 })
  const database = `kiai_${randomUUID().replaceAll('-', '')}`
  await server.query(`create database ${database} template ${template}`)
  const connection: PoolConfig = { ...postgres, database }
  const pool = openPool({ ...connection, max: poolSize }, pino({ level: 'silent' }))
  return {
    connection,
    pool,
    db: openDatabase(pool),
    async close() {
      await pool.end()
      await server.query(`drop database ${database} with (force)`)
      await server.end()
    },
  }
}

export type TestDatabase = Awaited<ReturnType<typeof createDatabaseOn>>
