import { readFile, statfs } from 'node:fs/promises'

const MEMORY_FOLDER = '/dev/shm'
/** The tests use a third of this at most. */
const NEEDED_BYTES = 2 * 1024 ** 3

export interface MemoryState {
  /** The content of /proc/mounts. */
  mounts: string
  freeInFolder: number
  availableMemory: number
}

/**
 * The environment with the temporary folder in memory, if this machine has one that is large enough. The tests create and
 * remove hundreds of databases and browser profiles, which costs the kernel much more on a disk.
 */
export async function withMemoryFolder(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (process.platform !== 'linux' || env.TMPDIR) return env
  const { bavail, bsize } = await statfs(MEMORY_FOLDER).catch(() => ({ bavail: 0, bsize: 0 }))
  const state = {
    mounts: await readFile('/proc/mounts', 'utf8').catch(() => ''),
    freeInFolder: bavail * bsize,
    availableMemory: process.availableMemory(),
  }
  return hasRoom(state) ? { ...env, TMPDIR: MEMORY_FOLDER } : env
}

/** Programs must be executable there, because tests start some from temporary folders. */
export function hasRoom({ mounts, freeInFolder, availableMemory }: MemoryState): boolean {
  const mount = mounts.split('\n').find((line) => line.split(' ')[1] === MEMORY_FOLDER)
  const [, , type, flags = ''] = mount?.split(' ') ?? []
  const isExecutable = type === 'tmpfs' && flags.split(',').includes('rw') && !flags.split(',').includes('noexec')
  // Half of the memory stays for the programs.
  return isExecutable && freeInFolder >= NEEDED_BYTES && availableMemory >= 2 * NEEDED_BYTES
}
