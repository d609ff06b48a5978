import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Distinguishes a process from a later one with the same pid. */
export interface ProcessIdentity {
  pid: number
  startMark?: string
}

const run = promisify(execFile)
const plainClock = { env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' } }

export async function identify(pid: number): Promise<ProcessIdentity> {
  const startMark = await readStartMark(pid)
  return typeof startMark === 'string' ? { pid, startMark } : { pid }
}

/** True in doubt: taking a live process for a dead one would stop its database. */
export async function isRunning({ pid, startMark }: ProcessIdentity): Promise<boolean> {
  if (!pidExists(pid)) return false
  const current = await readStartMark(pid)
  if (current === 'ended') return false
  return current === undefined || startMark === undefined || current === startMark
}

export function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Whether this pid is a PostgreSQL of that cluster, and not an unrelated process with a reused pid. */
export async function isPostgresOf(cluster: string, pid: number): Promise<boolean> {
  try {
    if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`)) === cluster
    if (process.platform === 'win32') {
      const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH', '/FO', 'CSV'], { windowsHide: true })
      return stdout.includes('postgres.exe')
    }
    return (await run('ps', ['-o', 'command=', '-p', String(pid)], plainClock)).stdout.includes(cluster)
  } catch (error) {
    if (isAboutNoSuchProcess(error)) return false
    throw error
  }
}

/** Whether any PostgreSQL process of that cluster is left, including workers of a killed server. */
export async function hasProcessesOf(cluster: string): Promise<boolean> {
  // On other systems PostgreSQL's own check at its start has to suffice.
  if (process.platform !== 'linux') return false
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  for (const pid of pids) if (await isPostgresOf(cluster, Number(pid))) return true
  return false
}

/** The same for a process that was recognised before; cheap enough to call many times a second. */
export async function isPostgresStillRunning(cluster: string, pid: number): Promise<boolean> {
  // Linux keeps the pid of a zombie whose parent does not reap it, as in many containers.
  return process.platform === 'linux' ? isPostgresOf(cluster, pid) : pidExists(pid)
}

async function readStartMark(pid: number): Promise<string | 'ended' | undefined> {
  try {
    if (process.platform === 'linux') return await readLinuxStartMark(pid)
    if (process.platform === 'win32') {
      const script = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`
      const { stdout } = await run('powershell', ['-NoProfile', '-Command', script], { windowsHide: true })
      return stdout.trim() || undefined
    }
    const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], plainClock)
    const [state = '', ...started] = stdout.trim().split(/\s+/)
    return state.startsWith('Z') ? 'ended' : started.join(' ')
  } catch (error) {
    if (isAboutNoSuchProcess(error)) return undefined
    throw error
  }
}

async function readLinuxStartMark(pid: number): Promise<string> {
  const [status, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ])
  // The second field is the program's name, which may contain spaces and brackets.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  const [state, ticksAfterBoot] = [fields[0], fields[19]]
  return state === 'Z' || state === 'X' ? 'ended' : `${boot.trim()} ${ticksAfterBoot}`
}

/** /proc hides the process or no longer has it (also while it is being read), or ps found nothing and exited with 1. */
function isAboutNoSuchProcess(error: unknown): boolean {
  const code = (error as { code?: string | number }).code
  return code === 'ENOENT' || code === 'ESRCH' || code === 'EACCES' || code === 'EPERM' || code === 1
}
