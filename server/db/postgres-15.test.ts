import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail, deleteAccount, exportAccount, signIn, signUp } from '#contract/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { createDatabaseOn, type TestDatabase } from '#tests/support/database.ts'
import { mailedToken, newEmail, PASSWORD } from '#tests/support/people.ts'
import { hasPostgres15, startPostgres15 } from '#tests/support/postgres-15.ts'
import { FIGURE_MARK } from '#tools/figure-mark.ts'
import { backupDatabase, restoreDatabase } from './backup.ts'
import { migrateDatabase, readMigrations } from './migrate.ts'

// Also shown at the end of a successful run.
if (!hasPostgres15) console.info(`${FIGURE_MARK} skipped: PostgreSQL 15 is not installed in /usr/lib/postgresql/15`)

describe.skipIf(!hasPostgres15)('on PostgreSQL 15, the oldest that Kiai supports,', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres15>>
  let database: TestDatabase
  let app: TestApp

  beforeAll(async () => {
    postgres = await startPostgres15()
    database = await createDatabaseOn(postgres.connection, { template: 'template0' })
  })
  afterAll(async () => {
    await app?.close()
    await postgres?.stop()
  })

  test('every migration applies', async () => {
    const { rows } = await database.pool.query('show server_version_num')
    expect(rows[0].server_version_num).toMatch(/^15/)
    expect(await migrateDatabase(database.pool)).toEqual((await readMigrations()).map(({ name }) => name))
  })

  test('a person can sign up, sign in, export the account and delete it', async () => {
    app = await createTestApp({}, { database })
    const browser = app.browser()
    const email = newEmail()
    await browser.call(signUp, { full_name: 'Robin', email, password: PASSWORD, language: 'en' })
    await browser.call(confirmEmail, { token: await mailedToken(app, email) })
    expect((await browser.call(signIn, { email, password: PASSWORD })).session?.user.email).toBe(email)
    expect((await browser.call(exportAccount, {})).account).toMatchObject({ users: [{ email }] })
    expect((await browser.try(deleteAccount, { password: PASSWORD })).status).toBe(200)
  })

  test('a backup can be restored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kiai-backup-'))
    const target = await createDatabaseOn(postgres.connection, { template: 'template0' })
    try {
      await database.pool.query(`insert into transactions (amount_minor, status) values (1999, 'completed')`)
      await backupDatabase(database.pool, folder)
      await restoreDatabase(target.pool, folder)
      expect((await target.pool.query('select amount_minor from transactions')).rows).toEqual([
        { amount_minor: '1999' },
      ])
    } finally {
      await target.close()
      await rm(folder, { recursive: true })
    }
  })
})
