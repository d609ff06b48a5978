import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

const longestBuildMs = 300_000

/** Lets one process at a time do the work. A lock is taken over when its holder died or when it is older than any build. */
export async function withLock<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  while (!(await take(lockFile))) await setTimeout(100)
  try {
    return await work()
  } finally {
    await rm(lockFile, { force: true })
  }
}

async function take(lockFile: string): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  }
  if (await isAbandoned(lockFile)) await rm(lockFile, { force: true })
  return false
}

async function isAbandoned(lockFile: string): Promise<boolean> {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(lockFile, 'utf8'), stat(lockFile)])
    const age = Date.now() - mtimeMs
    // The file is empty for a moment between its creation and the writing of the process id.
    if (holder === '') return age > 1_000
    return age > longestBuildMs || !isAlive(Number(holder))
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
