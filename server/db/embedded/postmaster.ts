import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { writeAccessRules } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import type { DatabaseHome } from './home.ts'
import { listeningSettings, removeSocketDirectory } from './listening.ts'
import { lastLogLines, limitLogSize, logPath, logSize, openLog } from './log-file.ts'
import {
  type Listening,
  type PostmasterRecord,
  postmasterFile,
  readPostmasterFile,
  removeStalePidFile,
} from './postmaster-file.ts'
import { runAs, spawnOptionsFor } from './run-as.ts'
import { isPostgresOf, isPostgresStillRunning } from './running-processes.ts'
import { postgresSettings } from './settings.ts'

/** PostgreSQL did not start; a retry may succeed. */
export class LaunchFailure extends EmbeddedDatabaseError {}

const recoveryTimeoutMs = 120_000
const stopTimeoutMs = 60_000

export async function findPostmaster(home: DatabaseHome): Promise<PostmasterRecord | undefined> {
  const record = await readPostmasterFile(home.cluster)
  return record && (await isPostgresOf(home.cluster, record.pid)) ? record : undefined
}

export async function launchPostmaster(
  home: DatabaseHome,
  binaries: Binaries,
  listening: Listening,
  otherSettings: Record<string, string> = {},
): Promise<PostmasterRecord> {
  await removeStalePidFile(postmasterFile(home.cluster), home.cluster)
  await writeAccessRules(home)
  await limitLogSize(home)
  const logStart = await logSize(home)
  const program = await startProgram(home, binaries, {
    ...postgresSettings,
    ...otherSettings,
    ...listeningSettings(listening),
  })
  const deadline = Date.now() + recoveryTimeoutMs
  while (Date.now() < deadline) {
    const record = await findPostmaster(home)
    if (record?.status === 'ready') return record
    if (program.failure !== undefined) {
      await removeSocketDirectory(listening)
      throw new LaunchFailure(
        `PostgreSQL did not start (${program.failure}). The end of ${logPath(home)}:\n` +
          (await lastLogLines(home, logStart)),
      )
    }
    await delay(10)
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL has been recovering for over ${recoveryTimeoutMs / 1000} seconds and is not done yet; start Kiai again later. ` +
      `The end of ${logPath(home)}:\n${await lastLogLines(home, logStart)}`,
  )
}

/** For a PostgreSQL that was found running: it may still be recovering or already be shutting down. */
export async function awaitReady(home: DatabaseHome): Promise<PostmasterRecord | undefined> {
  const deadline = Date.now() + recoveryTimeoutMs
  for (;;) {
    const record = await findPostmaster(home)
    if (!record || record.status === 'ready') return record
    if (Date.now() > deadline) {
      throw new EmbeddedDatabaseError(
        `PostgreSQL (process ${record.pid}) says '${record.status}' and does not become ready; see ${logPath(home)}.`,
      )
    }
    await delay(20)
  }
}

/** Ends open transactions, flushes everything to disk and waits until PostgreSQL has ended. */
export async function stopPostmaster(home: DatabaseHome, binaries: () => Promise<Binaries>): Promise<void> {
  const record = await findPostmaster(home)
  if (!record) return
  if (process.platform === 'win32') {
    const { succeeded, output } = await runAs(undefined, (await binaries()).pgCtl, [
      ...['stop', '-D', home.cluster, '-m', 'fast', '-w'],
    ])
    if (!succeeded) throw new EmbeddedDatabaseError(`PostgreSQL did not stop: ${output}`)
    return
  }
  askToStop(record.pid)
  const deadline = Date.now() + stopTimeoutMs
  while (await isPostgresStillRunning(home.cluster, record.pid)) {
    if (Date.now() > deadline) {
      throw new EmbeddedDatabaseError(`PostgreSQL (process ${record.pid}) did not stop; see ${logPath(home)}.`)
    }
    await delay(10)
  }
  await removeSocketDirectory(record)
}

function askToStop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Detached into its own session, so that Ctrl-C only reaches Kiai, which then shuts PostgreSQL down. */
async function startProgram(
  home: DatabaseHome,
  binaries: Binaries,
  settings: Record<string, string>,
): Promise<{ failure?: string }> {
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  if (process.platform === 'win32') return startThroughPgCtl(home, binaries, args)

  const log = await openLog(home)
  try {
    const program: { failure?: string } = {}
    const child = spawn(binaries.postgres, ['-D', home.cluster, ...args], {
      ...spawnOptionsFor(home.account),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.once('error', (error) => {
      program.failure = error.message
    })
    child.once('exit', (code, signal) => {
      program.failure = signal ?? `exit code ${code}`
    })
    child.unref()
    return program
  } finally {
    await log.close()
  }
}

/** On Windows PostgreSQL refuses to run with administrator rights; pg_ctl drops them. */
async function startThroughPgCtl(
  home: DatabaseHome,
  binaries: Binaries,
  args: string[],
): Promise<{ failure?: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ failure?: string }>()
  const child = spawn(binaries.pgCtl, ['start', '-w', '-D', home.cluster, '-l', logPath(home), '-o', args.join(' ')], {
    ...spawnOptionsFor(undefined),
    detached: true,
    stdio: 'ignore',
  })
  child.once('error', reject)
  child.once('exit', (code) => resolve(code === 0 ? {} : { failure: `pg_ctl left with ${code}` }))
  return promise
}
