import type { WorkerMessage } from '#web/offline/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Puts an answer into a cache. If the device is full, the pages say so, and everything else goes on. */
export async function keep(cache: Cache, key: string, response: Response): Promise<boolean> {
  try {
    await cache.put(key, response)
    return true
  } catch (error) {
    if (!isFull(error)) throw error
    await tellPages({ type: 'storage-full' })
    return false
  }
}

async function tellPages(message: WorkerMessage): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message)
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
