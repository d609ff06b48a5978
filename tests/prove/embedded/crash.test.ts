import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { accountFor } from '#server/db/embedded/account.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { ask, killPostgres, newInstallation, startInOtherProcess } from '#tests/support/database-trial.ts'

test('every acknowledged row is kept when PostgreSQL and Kiai are killed', async () => {
  const dataDir = await newInstallation()
  const cluster = join(dataDir, 'postgres')
  const victim = await startInOtherProcess({ dataDir })
  await ask(victim.connection, 'CREATE TABLE punch (id int PRIMARY KEY)')
  let acknowledged = 0
  const writing = (async () => {
    const client = new Client(victim.connection)
    client.on('error', () => undefined)
    await client.connect()
    for (;;) {
      await client.query('INSERT INTO punch VALUES ($1)', [acknowledged + 1])
      acknowledged += 1
    }
  })()
  const cut = expect(writing).rejects.toThrow()
  while (acknowledged < 20) await delay(10)
  await Promise.all([victim.kill('SIGKILL'), killPostgres(cluster)])
  await cut

  const progress: string[] = []
  const next = await startEmbedded({ dataDir, onProgress: (step) => progress.push(step) })
  expect(progress).toContain('recovering')
  const [found] = await ask<{ rows: number }>(
    next.connection,
    `SELECT count(*)::int AS rows FROM punch WHERE id <= ${acknowledged}`,
  )
  expect(found).toEqual({ rows: acknowledged })
  await next.stop()
})

test('a running PostgreSQL whose socket file was deleted gets a new one', async () => {
  const dataDir = await newInstallation()
  const database = await startEmbedded({ dataDir })
  const pool = new Pool(database.connection)
  pool.on('error', () => undefined)
  await rm(database.connection.host, { recursive: true })
  await expect
    .poll(() => pool.query('SELECT 1 AS one').then(({ rows }) => rows, String), { timeout: 10_000 })
    .toEqual([{ one: 1 }])
  await pool.end()
  await database.stop()
})

test('PostgreSQL starts although its pid and lock files name the process of another program', async () => {
  const dataDir = await newInstallation()
  const cluster = join(dataDir, 'postgres')
  const victim = await startInOtherProcess({ dataDir })
  await ask(victim.connection, 'CREATE TABLE bout AS SELECT 1 AS round')
  await Promise.all([victim.kill('SIGKILL'), killPostgres(cluster)])

  const stranger = spawn('sleep', ['60'], { ...(await accountFor(cluster, dataDir)) })
  onTestFinished(() => {
    stranger.kill()
  })
  await once(stranger, 'spawn')
  const socketLock = join(victim.connection.host, '.s.PGSQL.5432.lock')
  for (const file of [join(cluster, 'postmaster.pid'), socketLock]) {
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)))
  }

  const next = await startEmbedded({ dataDir })
  expect(await ask(next.connection, 'SELECT round FROM bout')).toEqual([{ round: 1 }])
  expect(next.connection).toEqual(victim.connection)
  await next.stop()
  expect(stranger.exitCode).toBeNull()
})

test('a socket folder that belongs to another user is not used', async () => {
  const dataDir = await newInstallation()
  const first = await startEmbedded({ dataDir })
  await first.stop()
  await mkdir(first.connection.host, { mode: 0o777 })
  await chmod(first.connection.host, 0o777)
  onTestFinished(() => rm(first.connection.host, { recursive: true }))
  const second = await startEmbedded({ dataDir })
  expect(second.connection.host).not.toBe(first.connection.host)
  expect(await ask(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.stop()
})
