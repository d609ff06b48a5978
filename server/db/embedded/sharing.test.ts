import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask, newFolder, postgresPid, startInOtherProcess } from './database-trial.ts'
import { startEmbedded } from './launcher.ts'

const one = [{ one: 1 }]

test('processes share one PostgreSQL, and the last to leave stops it', async () => {
  const dataDir = await newFolder()
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

test('processes that start at the same moment on an empty folder agree on one database', async () => {
  const dataDir = await newFolder()
  const others = await Promise.all([1, 2, 3].map(() => startInOtherProcess({ dataDir })))
  const initialised = others.filter(({ progress }) => progress.includes('initialising'))
  expect(initialised).toHaveLength(1)
  for (const { connection } of others) expect(await ask(connection, 'SELECT 1 AS one')).toEqual(one)
  await Promise.all(others.map((other) => other.stop()))
  expect(await postgresPid(join(dataDir, 'postgres'))).toBeUndefined()
})

test('a PostgreSQL left behind by a killed Kiai is joined, then stopped in order', async () => {
  const dataDir = await newFolder()
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

test('a Kiai killed in the middle of its first start is no obstacle to the next', async () => {
  const dataDir = await newFolder()
  const killed = await startInOtherProcess({ dataDir, until: 'initialising' })
  await killed.kill('SIGKILL')
  const next = await startEmbedded({ dataDir })
  expect(await ask(next.connection, 'SELECT 1 AS one')).toEqual(one)
  await next.stop()
  expect((await readdir(dataDir)).filter((name) => name.includes('initialising'))).toEqual([])
})

test('a stranger who was given the pid of a dead user does not keep PostgreSQL running', async () => {
  const dataDir = await newFolder()
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

test('Ctrl-C reaches Kiai but not PostgreSQL', async () => {
  const dataDir = await newFolder()
  const other = await startInOtherProcess({ dataDir })
  await other.kill('SIGINT')
  expect(await ask(other.connection, 'SELECT 1 AS one')).toEqual(one)
})
