import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { clusterUser, readPassword } from './cluster.ts'
import type { DatabaseHome } from './home.ts'
import type { Listening } from './postmaster-file.ts'

/** The options that `pg` takes. */
export interface EmbeddedConnection {
  /** The folder of the socket, or the loopback address. */
  host: string
  port: number
  user: string
  password: string
  database: string
  /** Explicit, since `pg` otherwise follows PGSSLMODE. */
  ssl: false
}

const databaseName = 'kiai'
const sqlState = { unknownDatabase: '3D000', notYetAccepting: '57P03', allConnectionsTaken: '53300' }

export async function connectionTo(home: DatabaseHome, listening: Listening): Promise<EmbeddedConnection> {
  return {
    host: listening.socketDirectory || '127.0.0.1',
    port: listening.port,
    user: clusterUser,
    password: await readPassword(home),
    database: databaseName,
    ssl: false,
  }
}

/** Checks that PostgreSQL answers, and creates the database on the first start or after an interrupted one. */
export async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const deadline = Date.now() + 15_000
  for (;;) {
    try {
      return await query(connection, 'SELECT 1')
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === sqlState.allConnectionsTaken) return
      if (code === sqlState.unknownDatabase) {
        return await query({ ...connection, database: 'postgres' }, `CREATE DATABASE ${databaseName}`)
      }
      if (code !== sqlState.notYetAccepting || Date.now() > deadline) throw error
      await delay(50)
    }
  }
}

async function query(connection: EmbeddedConnection, sql: string): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
