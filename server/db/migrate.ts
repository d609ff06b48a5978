import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Pool, PoolClient } from 'pg'
import { takeTurns } from './advisory-locks.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

interface Migration {
  name: string
  sql: string
  digest: string
}

/** In the order drizzle-kit recorded when it generated them. */
export async function readMigrations(): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', FOLDER), 'utf8')) as {
    entries: { tag: string }[]
  }
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const sql = await readFile(new URL(`${tag}.sql`, FOLDER), 'utf8')
      return { name: tag, sql, digest: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Brings the database to the newest schema, or to the one of an older backup (`upTo`). Returns what it applied. */
export async function migrateDatabase(pool: Pool, upTo?: string): Promise<string[]> {
  return await takeTurns(pool, 'migrations', (client) => applyMissing(client, upTo))
}

async function applyMissing(client: PoolClient, upTo: string | undefined): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())',
  )
  const migrations = await readMigrations()
  const applied = await appliedMigrations(client)
  const done: string[] = []
  for (const { name, sql, digest } of migrations) {
    if (applied.has(name)) {
      if (applied.get(name) !== digest)
        throw new Error(`Migration ${name} was changed after it had been applied. Write a new migration instead.`)
    } else {
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`Migration ${name} failed, and left nothing behind.`, { cause: error })
      }
      done.push(name)
    }
    if (name === upTo) break
  }
  return done
}

async function appliedMigrations(client: Pool | PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from migrations')
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

/** Whether the database has every migration that this program knows. */
export async function migrationsApplied(pool: Pool): Promise<boolean> {
  const [migrations, applied] = await Promise.all([readMigrations(), appliedMigrations(pool)])
  return migrations.every(({ name }) => applied.has(name))
}
