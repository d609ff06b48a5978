import { isConnected } from '#web/api/connection.ts'
import { retryableImport } from '#web/api/retryable-import.ts'

/** For code and texts; each wait is twice the one before. */
const CHUNK_RETRIES = 5
const FIRST_RETRY_MS = 350

/**
 * A lazy import that is retried while it fails, once for all callers. Without a connection it is tried once: the
 * browser's cache may have it, and otherwise the callers should know at once.
 */
export function importWithRetries<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const ask = retryableImport(load)
  let underWay: Promise<Module> | undefined
  return () => {
    underWay ??= persist(ask).catch((error: unknown) => {
      underWay = undefined
      throw error
    })
    return underWay
  }
}

async function persist<Module>(ask: () => Promise<Module>, retries = 0): Promise<Module> {
  try {
    return await ask()
  } catch (error) {
    if (retries === CHUNK_RETRIES || !isConnected()) throw error
    await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** retries))
    return persist(ask, retries + 1)
  }
}
