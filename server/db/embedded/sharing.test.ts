import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, newInstallation, postgresPid, startInOtherProcess } from '#tests/support/database-trial.ts'
import { startEmbedded } from './launcher.ts'

const one = [{ one: 1 }]

test('processes share one PostgreSQL, and the last to leave stops it', async () => {
  const dataDir = await newInstallation()
  const cluster = join(dataDir, 'postgres')
  const first = await startInOtherProcess({ dataDir })
  const pid = await postgresPid(cluster)
  const second = await startEmbedded({ dataDir })
  expect(second.connection).toEqual(first.connection)

  await first.stop()
  expect(await ask(second.connection, 'SELECT 1 AS one')).toEqual(one)
  expect(await postgresPid(cluster)).toBe(pid)

  await second.stop()
  expect(await postgresPid(cluster)).toBeUndefined()
  expect(await readdir(join(dataDir, 'postgres-users'))).toEqual([])
})

test('a PostgreSQL left behind by a killed Kiai is joined, then stopped in order', async () => {
  const dataDir = await newInstallation()
  const cluster = join(dataDir, 'postgres')
  const killed = await startInOtherProcess({ dataDir })
  await killed.kill('SIGKILL')
  const orphan = await postgresPid(cluster)
  expect(orphan).toBeGreaterThan(0)

  const next = await startEmbedded({ dataDir })
  expect(await postgresPid(cluster)).toBe(orphan)
  expect(await ask(next.connection, 'SELECT 1 AS one')).toEqual(one)
  await next.stop()
  expect(await postgresPid(cluster)).toBeUndefined()
})
