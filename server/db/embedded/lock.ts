import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { type DatabaseHome, giveToOwner } from './home.ts'

const sqliteBusy = 5
/** Longer than the holder may take to recover a database after a crash. */
const timeoutMs = 180_000

/**
 * One process at a time starts, joins or leaves the cluster. SQLite is used only for its file lock: Node has no other
 * lock that the kernel releases on every platform as soon as its holder dies.
 */
export async function withLock<T>(home: DatabaseHome, work: () => Promise<T>): Promise<T> {
  const path = join(home.directory, 'postgres-lock')
  const lock = openLockFile(path)
  try {
    await giveToOwner(home, path)
    await acquire(lock, path)
    return await work()
  } finally {
    lock.close()
  }
}

function openLockFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 })
  } catch (error) {
    throw new EmbeddedDatabaseError(`Kiai cannot write ${path}. Make its folder writable, or set DATA_DIR.`, {
      cause: error,
    })
  }
}

async function acquire(lock: DatabaseSync, path: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      // Nothing is ever written, so no journal file is needed.
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE')
      return
    } catch (error) {
      // The lower byte is the kind of error, the others its variant.
      if ((Number((error as { errcode?: number }).errcode) & 0xff) !== sqliteBusy) throw error
      if (Date.now() > deadline) {
        throw new EmbeddedDatabaseError(`Another Kiai process has been starting or stopping the database behind ${path} \
for over ${timeoutMs / 1000} seconds. End it, then start again.`)
      }
      await delay(20)
    }
  }
}
