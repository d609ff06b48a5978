import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signIn } from '#contract/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { AUDIT_LOG_CHANGES } from '#tests/support/audit-log-changes.ts'
import { insertBooking, insertCalendar } from '#tests/support/bookings.ts'
import { createBareDatabase, type TestDatabase } from '#tests/support/database.ts'
import { memberOf, type Person, withTwoFactor } from '#tests/support/people.ts'
import { type BackupManifest, backupDatabase, restoreDatabase } from './backup.ts'
import { migrateDatabase } from './migrate.ts'

let app: TestApp
let member: Person
let folder: string
let manifest: BackupManifest
let last_signal: number

/** A row that the database numbers. */
async function sendSignal(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ position: string }>(
    `insert into booking_signals (booking_id, from_side, signal) select id, 'coach', 'x' from bookings returning position`,
  )
  return Number(rows[0]?.position)
}

beforeAll(async () => {
  app = await createTestApp()
  member = await withTwoFactor(app)
  await memberOf(app, { membership_type: 'admin' })
  await app.pool.query(
    `insert into transactions (user_id, amount_minor, status) values ($1, 1999, 'completed'), (null, -5, 'completed')`,
    [member.user_id],
  )
  await app.pool.query(
    `insert into audit_log (action, admin_user_id, admin_name, target_user_id, target_name, before, after)
     values ('ban', $1, 'Robin', $1, 'Robin', '{}', '{}')`,
    [member.user_id],
  )
  // Values that are difficult in a text format: separators, escapes, nulls, lists, other scripts.
  await app.pool.query(
    `with c as (
       insert into conversations (user_id, room, template, language, topic, open, saved_at)
       values ($1, 'war-room', 'fight', 'en', $2, false, now()) returning id
     )
     insert into chat_messages (conversation_id, user_id, position, role, content, template, trace)
     select id, $1, 1, 'user', $2, 'fight', $3 from c`,
    [
      member.user_id,
      'tab\there \\N \\. "quoted" 押忍 🥋\nnext line',
      JSON.stringify([{ role: 'user', content: '\\x00' }]),
    ],
  )
  await app.pool.query(`update profiles set coach_specialties = '{boxing,mma}', updated_at = '2001-01-01'`)
  const calendar_id = await insertCalendar(app, { seller_slug: 'ana-prado' })
  const starts_at = new Date('2099-01-01T12:00:00Z')
  await insertBooking(app, { calendar_id, member_id: member.user_id, starts_at })
  await sendSignal(app.pool)
  last_signal = await sendSignal(app.pool)
  folder = await mkdtemp(join(tmpdir(), 'kiai-backup-'))
  manifest = await backupDatabase(app.pool, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** The row count and a checksum of each table, without the tables of temporary data. */
async function picture(pool: Pool): Promise<Record<string, { rows: number; checksum: string }>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not in ('migrations', 'rate_limits') order by 1`,
  )
  const entries = tables.map(async ({ name }) => {
    const { rows } = await pool.query(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as checksum from "${name}" t`,
    )
    return [name, rows[0]] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function rowCount(pool: Pool): Promise<number> {
  return Object.values(await picture(pool)).reduce((sum, { rows }) => sum + rows, 0)
}

describe('a backup', () => {
  test('holds every table, each with the number of its rows', async () => {
    const before = await picture(app.pool)
    const counts = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
    expect(counts).toEqual(Object.fromEntries(Object.entries(before).map(([name, { rows }]) => [name, rows])))
    expect(counts).toMatchObject({ users: 2, transactions: 2, two_factors: 1 })
  })

  test('is readable only for its owner', async () => {
    expect((await stat(folder)).mode & 0o077).toBe(0)
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  test('is a consistent snapshot, also while rows are written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kiai-backup-'))
    const target = await createBareDatabase()
    try {
      let writing = true
      const writer = (async () => {
        while (writing) await memberOf(app)
      })()
      const { tables } = await backupDatabase(app.pool, folder)
      writing = false
      await writer
      const rows = (name: string) => tables.find((table) => table.name === name)?.rows
      expect(rows('profiles')).toBe(rows('users'))
      expect((await restoreDatabase(target.pool, folder)).tables).toEqual(tables)
    } finally {
      await app.pool.query('delete from users where id <> all($1)', [await firstUsers()])
      await rm(folder, { recursive: true })
      await target.close()
    }
  })

  async function firstUsers(): Promise<string[]> {
    const text = gunzipSync(await readFile(join(folder, 'users.copy.gz'))).toString()
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t')[0] ?? '')
  }
})

describe('restoring', () => {
  let target: TestDatabase

  beforeEach(async () => {
    target = await createBareDatabase()
  })
  afterEach(() => target.close())

  test('into an empty database restores every row', async () => {
    const restored = await restoreDatabase(target.pool, folder)
    expect(restored).toEqual(manifest)
    expect(await picture(target.pool)).toEqual(await picture(app.pool))
    expect(await migrateDatabase(target.pool)).toEqual([])
    // The next number is not one that a row has already.
    expect(await sendSignal(target.pool)).toBe(last_signal + 1)
  })

  test('gives a database on which the app starts and members can sign in', async () => {
    await restoreDatabase(target.pool, folder)
    const database = { ...target, close: async () => {} }
    const SESSION_SECRET = app.services.secret
    const again = await createTestApp({ SESSION_SECRET }, { database })
    try {
      const { email, password } = member
      expect(await again.browser().call(signIn, { email, password })).toMatchObject({ two_factor_required: true })
      // The triggers are active again.
      const newcomer = await memberOf(again)
      expect(newcomer.user_id).toBeTruthy()
    } finally {
      await again.close()
    }
  })

  test('leaves every trigger as it was, so that the audit log still cannot be changed', async () => {
    await restoreDatabase(target.pool, folder)
    const triggers =
      'select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2'
    expect((await target.pool.query(triggers)).rows).toEqual((await app.pool.query(triggers)).rows)
    for (const statement of AUDIT_LOG_CHANGES)
      await expect(target.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  })

  test('works into a migrated database without accounts', async () => {
    await migrateDatabase(target.pool)
    await restoreDatabase(target.pool, folder)
    expect(await picture(target.pool)).toEqual(await picture(app.pool))
  })

  test('into a database with accounts is refused, and changes nothing', async () => {
    const before = await picture(app.pool)
    await expect(restoreDatabase(app.pool, folder)).rejects.toThrow('Restore into an empty one')
    expect(await picture(app.pool)).toEqual(before)
  })

  test('into a database with other rows is refused too', async () => {
    await migrateDatabase(target.pool)
    await target.pool.query(`insert into transactions (amount_minor, status) values (1, 'completed')`)
    await expect(restoreDatabase(target.pool, folder)).rejects.toThrow('Restore into an empty one')
    expect(await rowCount(target.pool)).toBe(1)
  })
})

describe('a damaged backup', () => {
  let target: TestDatabase
  let copy: string

  beforeAll(async () => {
    target = await createBareDatabase()
    await migrateDatabase(target.pool)
  })
  afterAll(() => target.close())

  beforeEach(async () => {
    copy = await mkdtemp(join(tmpdir(), 'kiai-backup-'))
    await cp(folder, copy, { recursive: true })
  })
  afterEach(() => rm(copy, { recursive: true, force: true }))

  async function changeManifest(change: (manifest: BackupManifest) => unknown): Promise<void> {
    const file = join(copy, 'manifest.json')
    const read = JSON.parse(await readFile(file, 'utf8')) as BackupManifest
    change(read)
    await writeFile(file, JSON.stringify(read))
  }

  async function changeTable(name: string, change: (text: string) => string): Promise<void> {
    const file = join(copy, `${name}.copy.gz`)
    await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())))
  }

  const damages: [string, () => Promise<unknown>][] = [
    ['with a value that was changed', () => changeTable('users', (text) => text.replace('Robin', 'Rabin'))],
    ['with a row missing', () => changeTable('transactions', (text) => text.split('\n').slice(1).join('\n'))],
    ['with a row too many', () => changeTable('verifications', (text) => `${text}x\n`)],
    ['with a file cut off', () => truncate(join(copy, 'users.copy.gz'), 60)],
    ['with a file that is none of ours', () => writeFile(join(copy, 'users.copy.gz'), 'not compressed')],
    ['with a file missing', () => rm(join(copy, 'conversations.copy.gz'))],
    ['with a table missing from its list', () => changeManifest(({ tables }) => tables.pop())],
    ['with no tables in its list', () => changeManifest((read) => Object.assign(read, { tables: [] }))],
    ['without its list', () => rm(join(copy, 'manifest.json'))],
    ['with a list that is cut off', () => truncate(join(copy, 'manifest.json'), 100)],
    ['of a newer Kiai', () => changeManifest((read) => Object.assign(read, { migration: '9999_future' }))],
    ['in another format', () => changeManifest((read) => Object.assign(read, { format: 2 }))],
    [
      'with a statement in place of a table’s name',
      () => changeManifest(({ tables }) => tables.push({ name: 'users" cascade; --', rows: 0, sha256: '' })),
    ],
  ]

  test.each(damages)('%s is refused, and leaves the database empty', async (_, damage) => {
    await damage()
    await expect(restoreDatabase(target.pool, copy)).rejects.toThrow()
    expect(await rowCount(target.pool)).toBe(0)
  })

  test('leaves a database into which a complete backup can still be restored', async () => {
    await restoreDatabase(target.pool, folder)
    expect(await picture(target.pool)).toEqual(await picture(app.pool))
  })
})
