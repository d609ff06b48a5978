import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { assertObjectName, type Storage, StorageError } from './storage.ts'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])
const UNFINISHED = '.part'

/** Objects as files in one folder, which is created with the first object. */
export function openFolder(folder: string): Storage {
  const pathOf = (name: string) => {
    assertObjectName(name)
    return join(folder, name)
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const unfinished = join(folder, `${randomUUID()}${UNFINISHED}`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeThrough(unfinished, bytes)
        await rename(unfinished, path)
        await syncFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw asStorageError(error)
      }
    },

    async read(name) {
      try {
        const file = await open(pathOf(name))
        return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw asStorageError(error)
      }
    },

    async delete(name) {
      try {
        await rm(pathOf(name), { force: true })
      } catch (error) {
        throw asStorageError(error)
      }
    },

    async *list() {
      try {
        for await (const entry of await opendir(folder)) {
          if (!entry.isFile()) continue
          const found = await stat(join(folder, entry.name)).catch(() => undefined)
          // Undefined when it was deleted meanwhile.
          if (found) yield { name: entry.name, changed_at: found.mtime }
        }
      } catch (error) {
        // The folder does not exist before the first object.
        if (codeOf(error) !== 'ENOENT') throw asStorageError(error)
      }
    },
  }
}

/** Flushes the bytes to disk before the file gets its final name. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes the new name to disk. Windows cannot do this with a folder, and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function asStorageError(error: unknown): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  const kind = NO_ROOM.has(code) ? 'no-room' : 'away'
  return new StorageError(kind, `the folder of the files cannot be used (${code})`, error)
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
