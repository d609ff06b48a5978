import { appendFile, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, newInstallation } from '#tests/support/database-trial.ts'
import { findOrCreateHome } from './home.ts'
import { startEmbedded } from './launcher.ts'
import { limitLogSize } from './log-file.ts'

test('a large log is rotated while PostgreSQL keeps writing to it', async () => {
  const dataDir = await newInstallation()
  const log = join(dataDir, 'postgres.log')
  const database = await startEmbedded({ dataDir })
  await appendFile(log, `${'x'.repeat(99)}\n`.repeat(60_000))
  await limitLogSize(await findOrCreateHome(dataDir))
  await expect(ask({ ...database.connection, database: 'absent' }, 'SELECT 1')).rejects.toThrow('does not exist')
  expect(await readFile(log, 'utf8')).toMatch(/^\d{4}-\d\d-\d\d .* database "absent" does not exist\n$/)
  expect((await stat(`${log}.1`)).size).toBeGreaterThan(6_000_000)
  await database.stop()
})

test('the log reports a failed statement without personal data', async () => {
  const dataDir = await newInstallation()
  const database = await startEmbedded({ dataDir })
  await ask(database.connection, 'CREATE TABLE member (email text UNIQUE)')
  const twice = "INSERT INTO member VALUES ('ana@kiai.example'), ('ana@kiai.example')"
  await expect(ask(database.connection, twice)).rejects.toThrow('duplicate key')
  await database.stop()
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key value violates unique constraint')
  expect(log).not.toContain('ana@kiai.example')
})
