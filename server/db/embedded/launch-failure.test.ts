import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newInstallation } from '#tests/support/database-trial.ts'
import { startEmbedded } from './launcher.ts'

test('a PostgreSQL that does not start is retried for a while, then its last log lines are shown', async () => {
  const dataDir = await newInstallation()
  await appendFile(join(dataDir, 'postgres', 'postgresql.conf'), '\nround_length = three minutes\n')
  await expect(startEmbedded({ dataDir, retryMs: 600 })).rejects.toThrow(
    /postgres\.log:\n.*syntax error.*postgresql\.conf/s,
  )
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log.match(/syntax error/g)?.length, 'it is tried more than once').toBeGreaterThan(1)
})
