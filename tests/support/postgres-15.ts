import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolConfig } from 'pg'
import { accountFor, accountForInitdb } from '#server/db/embedded/account.ts'
import { runAs, spawnOptionsFor } from '#server/db/embedded/run-as.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'

const SESSIONS_END_WITHIN = 3_000

/** Whether this machine has the oldest PostgreSQL that Kiai supports. */
export const hasPostgres15 = existsSync(join(PROGRAMS, 'initdb')) && existsSync(join(PROGRAMS, 'postgres'))

export async function startPostgres15() {
  const folder = await mkdtemp(join(tmpdir(), 'kiai-pg15-'))
  const cluster = join(folder, 'cluster')
  // PostgreSQL does not run as root, and initdb does not run as a user without a name.
  const other = await accountFor(cluster, folder)
  const account = other && (await accountForInitdb(other, folder))
  await chmod(folder, 0o755)
  if (account) await chown(folder, account.uid, account.gid)
  const made = await runAs(account, join(PROGRAMS, 'initdb'), ['-D', cluster, '-U', 'kiai', '-A', 'trust', '--no-sync'])
  if (!made.succeeded) throw new Error(`initdb failed: ${made.output}`)
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off']
  const server = spawn(join(PROGRAMS, 'postgres'), ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])], {
    ...spawnOptionsFor(account),
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const connection: PoolConfig = { host: folder, user: 'kiai', database: 'postgres' }
  const stop = async () => {
    // Waits for sessions to end: a pool says that it has ended while its last connections are still closing, and a
    // connection that is cut then fails the whole run.
    server.kill('SIGTERM')
    await Promise.race([ended, sleep(SESSIONS_END_WITHIN)])
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await answers(connection)
  } catch (error) {
    await stop()
    throw error
  }
  return { connection, stop }
}

async function answers(connection: PoolConfig): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const pool = new Pool({ ...connection, max: 1 })
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(100)
    } finally {
      await pool.end()
    }
  }
}
