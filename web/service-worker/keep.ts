import type { WorkerMessage } from '#web/offline/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

let full = false

/** Puts an answer into a cache. If the device is full, the pages say so, and everything else goes on. */
export async function keep(cache: Cache, key: string, response: Response): Promise<boolean> {
  try {
    await cache.put(key, response)
    full = false
    return true
  } catch (error) {
    if (!isFull(error)) throw error
    full = true
    await tellIfFull()
    return false
  }
}

/** Also told to a page that has just begun to listen. */
export async function tellIfFull(): Promise<void> {
  const message: WorkerMessage = { type: 'storage-full' }
  if (full) for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message)
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
