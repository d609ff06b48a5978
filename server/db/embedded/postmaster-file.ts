import { readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isPostgresOf, pidExists } from './running-processes.ts'

/** The address of a PostgreSQL; without a socket directory it is on loopback. */
export interface Listening {
  socketDirectory: string
  port: number
}

/** The content of postmaster.pid in the data directory; the process may have died. */
export interface PostmasterRecord extends Listening {
  pid: number
  status: string
}

export function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/**
 * After a crash PostgreSQL itself removes the files with its old pid, unless that pid now belongs to an unrelated process.
 * Only then they are removed here. PostgreSQL still checks through shared memory that no process of the crashed server
 * is left.
 */
export async function removeStalePidFile(file: string, cluster: string): Promise<void> {
  const pid = Number((await readIfExists(file))?.split('\n')[0])
  if (pid > 0 && pidExists(pid) && !(await isPostgresOf(cluster, pid))) await unlink(file)
}

export async function readPostmasterFile(cluster: string): Promise<PostmasterRecord | undefined> {
  const text = await readIfExists(postmasterFile(cluster))
  if (!text) return undefined
  const [pid, , , port, socketDirectory = '', , , status = ''] = text.split('\n').map((line) => line.trim())
  return { pid: Number(pid), port: Number(port), socketDirectory, status }
}

async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
