import { spawn } from 'node:child_process'
import type { Account } from './account.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

/**
 * The spawn options of every PostgreSQL program. The environment is empty because ours has secrets and may have PG*
 * variables; the working directory is one that every account may enter.
 */
export function spawnOptionsFor(account: Account | undefined) {
  // setuid takes a signed number: on macOS the user nobody is -2.
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

/** Tried as that user, so that access lists and mount options count too. */
export async function canEnter(account: Account, directory: string): Promise<boolean> {
  return (await runAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory])).succeeded
}
