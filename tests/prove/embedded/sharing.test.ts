import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { ask, newFolder, newInstallation, postgresPid, startInOtherProcess } from '#tests/support/database-trial.ts'

const one = [{ one: 1 }]

test('processes that start at the same moment on an empty folder agree on one database', async () => {
  const dataDir = await newFolder()
  const others = await Promise.all([1, 2, 3].map(() => startInOtherProcess({ dataDir })))
  const initialised = others.filter(({ progress }) => progress.includes('initialising'))
  expect(initialised).toHaveLength(1)
  for (const { connection } of others) expect(await ask(connection, 'SELECT 1 AS one')).toEqual(one)
  await Promise.all(others.map((other) => other.stop()))
  expect(await postgresPid(join(dataDir, 'postgres'))).toBeUndefined()
})

test('Kiai starts after another was killed in the middle of the first start', async () => {
  const dataDir = await newFolder()
  const killed = await startInOtherProcess({ dataDir, until: 'initialising' })
  await killed.kill('SIGKILL')
  const next = await startEmbedded({ dataDir })
  expect(await ask(next.connection, 'SELECT 1 AS one')).toEqual(one)
  await next.stop()
  expect((await readdir(dataDir)).filter((name) => name.includes('initialising'))).toEqual([])
})

test('PostgreSQL stops although another program has the pid of a Kiai process that died', async () => {
  const dataDir = await newInstallation()
  const database = await startEmbedded({ dataDir })
  const stranger = spawn('sleep', ['60'])
  onTestFinished(() => {
    stranger.kill()
  })
  await once(stranger, 'spawn')
  const registration = { pid: stranger.pid, startMark: 'another process' }
  await writeFile(join(dataDir, 'postgres-users', 'dead.json'), JSON.stringify(registration))
  await writeFile(join(dataDir, 'postgres-users', 'cut-short.json'), '')
  await database.stop()
  expect(await postgresPid(join(dataDir, 'postgres'))).toBeUndefined()
})

test('Ctrl-C signals Kiai but not PostgreSQL', async () => {
  const dataDir = await newInstallation()
  const other = await startInOtherProcess({ dataDir })
  await other.kill('SIGINT')
  expect(await ask(other.connection, 'SELECT 1 AS one')).toEqual(one)
})
