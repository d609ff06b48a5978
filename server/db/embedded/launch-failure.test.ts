import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from './database-trial.ts'
import { startEmbedded } from './launcher.ts'

test('a PostgreSQL that does not start is tried for a while, then its own last words are shown', async () => {
  const dataDir = await newFolder()
  await (await startEmbedded({ dataDir })).stop()
  await appendFile(join(dataDir, 'postgres', 'postgresql.conf'), '\nround_length = three minutes\n')
  const before = Date.now()
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/postgres\.log:\n.*syntax error.*postgresql\.conf/s)
  expect(Date.now() - before).toBeGreaterThan(10_000)
}, 30_000)
