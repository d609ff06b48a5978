import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask, newFolder, newInstallation, postgresPid } from '#tests/support/database-trial.ts'
import { startEmbedded } from './launcher.ts'

async function readSettings(connection: Parameters<typeof ask>[0], names: string[]) {
  const rows = await ask<{ name: string; setting: string }>(connection, 'SELECT name, setting FROM pg_settings')
  return Object.fromEntries(rows.filter(({ name }) => names.includes(name)).map((row) => [row.name, row.setting]))
}

test('the first start creates a database that is durable, private and UTF-8', async () => {
  const dataDir = join(await newFolder(), 'not', 'there', 'yet')
  const progress: string[] = []
  const { connection, stop } = await startEmbedded({ dataDir, onProgress: (step) => progress.push(step) })
  try {
    expect(progress.filter((step) => step !== 'copying-binaries')).toEqual(['initialising', 'starting'])
    const settings = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on' }
    expect(await readSettings(connection, Object.keys(settings))).toEqual(settings)
    expect(await readSettings(connection, ['listen_addresses', 'server_encoding', 'max_connections'])).toEqual({
      listen_addresses: '',
      server_encoding: 'UTF8',
      max_connections: '100',
    })
    expect(await ask(connection, "SELECT upper('señor ação') AS loud")).toEqual([{ loud: 'SEÑOR AÇÃO' }])
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
    expect((await stat(join(dataDir, 'postgres.log'))).mode & 0o777).toBe(0o600)
  } finally {
    await stop()
  }
  await expect(stat(connection.host)).rejects.toThrow('ENOENT')
})

test('a second start finds what the first wrote', async () => {
  const dataDir = await newInstallation()
  const first = await startEmbedded({ dataDir })
  await ask(first.connection, 'CREATE TABLE bout AS SELECT 1 AS round')
  await first.stop()
  expect(await postgresPid(join(dataDir, 'postgres'))).toBeUndefined()

  const progress: string[] = []
  const second = await startEmbedded({ dataDir, onProgress: (step) => progress.push(step) })
  expect(await ask(second.connection, 'SELECT round FROM bout')).toEqual([{ round: 1 }])
  await Promise.all([second.stop(), second.stop()])
  expect(progress).toEqual(['starting'])
})

test('a connection over loopback needs the generated password', async () => {
  const dataDir = await newInstallation()
  const { connection, stop } = await startEmbedded({ dataDir, transport: 'loopback' })
  try {
    expect(connection.host).toBe('127.0.0.1')
    expect(connection.password).toHaveLength(32)
    expect(await ask(connection, 'SELECT current_user')).toEqual([{ current_user: 'kiai' }])
    await expect(ask({ ...connection, password: 'guess' }, 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    )
    expect(await readSettings(connection, ['listen_addresses', 'unix_socket_directories'])).toEqual({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
    })
  } finally {
    await stop()
  }
})

test('a database of another major version is not touched, and the error says what to do', async () => {
  const dataDir = await newInstallation()
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /created by PostgreSQL 17.*includes PostgreSQL 18.*npm run backup.*DATA_DIR.*npm run restore.*before the first npm start/,
  )
})
