import { copyFile, type FileHandle, open, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { type DatabaseHome, giveToOwner } from './home.ts'

const largestBytes = 5_000_000

export function logPath(home: DatabaseHome): string {
  return join(home.directory, 'postgres.log')
}

/** PostgreSQL inherits this handle, so its own user needs no access to the folder. */
export async function openLog(home: DatabaseHome): Promise<FileHandle> {
  const handle = await open(logPath(home), 'a', 0o600)
  await giveToOwner(home, logPath(home))
  return handle
}

/** PostgreSQL keeps the file open, so it is emptied in place; it writes in append mode and continues at the new end. */
export async function limitLogSize(home: DatabaseHome): Promise<void> {
  const path = logPath(home)
  if ((await logSize(home)) <= largestBytes) return
  await copyFile(path, `${path}.1`)
  await giveToOwner(home, `${path}.1`)
  await truncate(path)
}

export async function logSize(home: DatabaseHome): Promise<number> {
  try {
    return (await stat(logPath(home))).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

/** The last lines PostgreSQL wrote after the given position. */
export async function lastLogLines(home: DatabaseHome, from: number): Promise<string> {
  const size = await logSize(home)
  if (size <= from) return '(it wrote nothing)'
  const start = Math.max(from, size - 4_000)
  const handle = await open(logPath(home), 'r')
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(size - start), position: start })
    return buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').slice(-10).join('\n')
  } finally {
    await handle.close()
  }
}
