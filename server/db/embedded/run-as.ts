import { spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

/** The user PostgreSQL runs as when Kiai itself is root. */
export interface Account {
  uid: number
  gid: number
}

const fallbackAccount: Account = { uid: 65_534, gid: 65_534 }

/**
 * What every PostgreSQL program is spawned with. The environment is bare because ours holds secrets and may hold PG*
 * variables; the working directory is one that every account may stand in.
 */
export function spawnOptionsFor(account: Account | undefined) {
  // setuid takes a signed number: macOS knows nobody as -2.
  const identity = account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}
  const path = process.platform === 'win32' ? {} : { PATH: '/usr/bin:/bin' }
  return { ...identity, cwd: '/', env: { LC_ALL: 'C', ...path }, windowsHide: true }
}

export interface ProgramResult {
  succeeded: boolean
  output: string
}

export async function runAs(account: Account | undefined, file: string, args: string[]): Promise<ProgramResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ProgramResult>()
  try {
    const child = spawn(file, args, { ...spawnOptionsFor(account), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (error) => resolve({ succeeded: false, output: error.message }))
    child.once('close', (code) => resolve({ succeeded: code === 0, output: output.trim() }))
  } catch (error) {
    reject(
      new EmbeddedDatabaseError(
        `PostgreSQL does not run as root, and this root may not switch to user ${account?.uid}. ` +
          'Start Kiai as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
        { cause: error },
      ),
    )
  }
  return promise
}

/** Undefined means: as the user we are. An existing cluster only ever opens for the user that owns it. */
export async function accountFor(cluster: string, dataDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const clusterOwner = await ownerOf(cluster)
  if (clusterOwner && clusterOwner.uid !== 0) return clusterOwner
  const dataOwner = await ownerOf(dataDir)
  if (dataOwner && dataOwner.uid !== 0 && (await mayInitialise(dataOwner.uid))) return dataOwner
  return (await readAccounts()).find(({ name }) => name === 'nobody') ?? fallbackAccount
}

export async function ownerOf(path: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(path)
    return { uid, gid }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Asked of the system itself, as that user, so that access lists and mount options count too. */
export async function canEnter(account: Account, directory: string): Promise<boolean> {
  return (await runAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory])).succeeded
}

/** initdb refuses a user without a name, such as the owner of a volume mounted from outside a container. */
async function mayInitialise(uid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  return (await readAccounts()).some((account) => account.uid === uid)
}

async function readAccounts(): Promise<(Account & { name: string })[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : []
  })
}
