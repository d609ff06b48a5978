import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupDatabase, restoreDatabase } from '#server/db/backup.ts'
import { createTestApp } from '#tests/support/app.ts'
import { coachOf } from '#tests/support/coaches.ts'
import { createBareDatabase } from '#tests/support/database.ts'
import { problemsOf, soldBy } from '#tests/support/order-books.ts'
import { memberOf } from '#tests/support/people.ts'
import { buy } from '#tests/support/sales.ts'

test('a restored installation has the same books, protects them, and goes on selling with new numbers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kiai-books-'))
  const app = await createTestApp()
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })
  const coach = await coachOf(app)
  const { number } = await buy(app, await memberOf(app), await soldBy(app, coach))
  await backupDatabase(app.pool, folder)
  const database = await createBareDatabase()
  await restoreDatabase(database.pool, folder)
  const restored = await createTestApp({}, { database })
  onTestFinished(() => restored.close())
  const sold = await buy(restored, await memberOf(restored), await soldBy(restored, coach))
  expect(sold.number > number).toBe(true)
  expect(await problemsOf(restored)).toEqual([])
  await expect(restored.pool.query('delete from ledger_entries')).rejects.toThrow('append-only')
})
