import { readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isPostgresOf, pidExists } from './running-processes.ts'

/** Where a PostgreSQL is reached; without a socket directory, by loopback. */
export interface Listening {
  socketDirectory: string
  port: number
}

/** What a PostgreSQL says of itself in its data directory; it may be dead by now. */
export interface PostmasterRecord extends Listening {
  pid: number
  status: string
}

export function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/**
 * After a crash PostgreSQL clears the files that name its old pid by itself, unless that pid now belongs to a stranger.
 * Only then they are removed here. That no process of the crashed server is left is still checked by PostgreSQL, by
 * shared memory.
 */
export async function removeIfStranger(file: string, cluster: string): Promise<void> {
  const pid = Number((await readIfThere(file))?.split('\n')[0])
  if (pid > 0 && pidExists(pid) && !(await isPostgresOf(cluster, pid))) await unlink(file)
}

export async function readPostmasterFile(cluster: string): Promise<PostmasterRecord | undefined> {
  const text = await readIfThere(postmasterFile(cluster))
  if (!text) return undefined
  const [pid, , , port, socketDirectory = '', , , status = ''] = text.split('\n').map((line) => line.trim())
  return { pid: Number(pid), port: Number(port), socketDirectory, status }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
