import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { killPostgres, newInstallation, postgresPid } from '#tests/support/database-trial.ts'
import { startEmbedded } from './launcher.ts'

test('a PostgreSQL that is killed while in use is restarted at the same address, where the pool reconnects', async () => {
  const dataDir = await newInstallation()
  const cluster = join(dataDir, 'postgres')
  const database = await startEmbedded({ dataDir })
  const pool = new Pool(database.connection)
  pool.on('error', () => undefined)
  await pool.query('CREATE TABLE bout AS SELECT 1 AS round')
  const killed = await killPostgres(cluster)
  await expect
    .poll(() => pool.query('SELECT round FROM bout').then(({ rows }) => rows, String), { timeout: 10_000 })
    .toEqual([{ round: 1 }])
  expect(await postgresPid(cluster)).not.toBe(killed)
  await pool.end()
  await database.stop()
  expect(await postgresPid(cluster)).toBeUndefined()
})

test('a database removed while in use is not replaced by an empty one', async () => {
  const dataDir = await newInstallation()
  const cluster = join(dataDir, 'postgres')
  const faults: unknown[] = []
  const database = await startEmbedded({ dataDir, onFault: (error) => faults.push(error) })
  await killPostgres(cluster)
  await rename(cluster, `${cluster}-away`)
  onTestFinished(() => rm(database.connection.host, { recursive: true }))
  await expect.poll(() => String(faults[0]), { timeout: 10_000 }).toContain('was removed while Kiai was using it')
  await database.stop()
})
