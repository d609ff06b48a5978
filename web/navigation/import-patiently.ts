import { isConnected } from '#web/api/connection.ts'
import { importAgain } from '#web/api/import-again.ts'

/** For code and texts alike; every wait is twice the one before. */
const CHUNK_RETRIES = 5
const FIRST_RETRY_MS = 350

/**
 * Code that comes when it is wanted: asked for again by itself while it does not arrive, whoever waits for it. Without
 * a connection it is tried once: the browser may still have it, and whoever waits should know at once if not.
 */
export function importPatiently<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const ask = importAgain(load)
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
