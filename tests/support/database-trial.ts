import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client, type QueryResultRow } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Account } from '#server/db/embedded/account.ts'
import type { EmbeddedConnection } from '#server/db/embedded/database.ts'
import type { EmbeddedOptions } from '#server/db/embedded/launcher.ts'
import { readPostmasterFile } from '#server/db/embedded/postmaster-file.ts'
import { isPostgresOf } from '#server/db/embedded/running-processes.ts'
import { copyInstallation } from './copy-installation.ts'

export const asRoot = process.getuid?.() === 0

/** Whether another user can run this Kiai: they may enter its folder and all folders above it. */
export const openToOthers = foldersAbove(import.meta.dirname).every((folder) => (statSync(folder).mode & 0o001) !== 0)

function foldersAbove(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)]
}

/** An empty folder. After the test it is removed, and a PostgreSQL that still runs in it is stopped. */
export async function newFolder(owner?: Account): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-trial-'))
  removeAfterTest(folder)
  await chmod(folder, 0o711)
  if (owner) await chown(folder, owner.uid, owner.gid)
  return folder
}

/** A folder with an existing database, for tests that are not about the first start. */
export async function newInstallation(): Promise<string> {
  const folder = await copyInstallation(inject('emptyInstallation'), 'embedded-trial-')
  removeAfterTest(folder)
  return folder
}

function removeAfterTest(folder: string): void {
  onTestFinished(async () => {
    await endPostgresIn(join(folder, 'postgres'))
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
}

export async function endPostgresIn(cluster: string): Promise<void> {
  const record = await readPostmasterFile(cluster)
  if (record && (await isPostgresOf(cluster, record.pid))) {
    process.kill(record.pid, 'SIGQUIT')
    await waitUntilStopped(cluster, record.pid)
  }
  if (record?.socketDirectory) await rm(record.socketDirectory, { recursive: true, force: true })
}

export async function postgresPid(cluster: string): Promise<number | undefined> {
  const record = await readPostmasterFile(cluster)
  return record && (await isPostgresOf(cluster, record.pid)) ? record.pid : undefined
}

export async function killPostgres(cluster: string): Promise<number> {
  const pid = await postgresPid(cluster)
  if (!pid) throw new Error(`no PostgreSQL runs in ${cluster}`)
  process.kill(pid, 'SIGKILL')
  await waitUntilStopped(cluster, pid)
  return pid
}

async function waitUntilStopped(cluster: string, pid: number): Promise<void> {
  while (await isPostgresOf(cluster, pid)) await new Promise((resolve) => setTimeout(resolve, 10))
}

export async function ask<Row extends QueryResultRow>(connection: EmbeddedConnection, sql: string): Promise<Row[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export interface OtherProcess {
  child: ChildProcess
  connection: EmbeddedConnection
  progress: string[]
  stop(): Promise<void>
  kill(signal: NodeJS.Signals): Promise<void>
}

interface OtherProcessOptions extends Pick<EmbeddedOptions, 'dataDir' | 'packageDirectory'> {
  account?: Account
  /** Resolves when this step is reported instead of when the database is ready. */
  until?: string
}

const program = `
  import { createInterface } from 'node:readline'
  const { launcher, options } = JSON.parse(process.argv[1])
  const say = (message) => console.log(JSON.stringify(message))
  const { startEmbedded } = await import(launcher)
  const database = await startEmbedded({ ...options, onProgress: (step) => say({ step }) })
  say({ connection: database.connection })
  for await (const line of createInterface({ input: process.stdin })) if (line === 'stop') break
  await database.stop()
  process.exit()
`

/** Starts or joins the database in another process with its own process group. */
export async function startInOtherProcess({ account, until, ...options }: OtherProcessOptions): Promise<OtherProcess> {
  const launcher = new URL('../../server/db/embedded/launcher.ts', import.meta.url).href
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', program, JSON.stringify({ launcher, options })],
    { ...account, detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
  )
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const ended = once(child, 'exit')
  const progress: string[] = []
  const stop = async () => {
    child.stdin.write('stop\n')
    await ended
  }
  const kill = async (signal: NodeJS.Signals) => {
    process.kill(-Number(child.pid), signal)
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const { step, connection } = JSON.parse(line)
    if (step) progress.push(step)
    if (connection || (until && step === until)) return { child, connection, progress, stop, kill }
  }
  throw new Error(`the other process ended: ${complaint}`)
}

export async function accountNamed(name: string): Promise<Account> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
