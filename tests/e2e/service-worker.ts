import type { Page } from '@playwright/test'
import { PRIVATE_CACHES } from '#contract/offline-rules.ts'
import { expect } from './kiai.ts'

/** Waits until the service worker has kept what can be read without a connection. */
export async function readyForOffline(page: Page): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        const { files, reads } = await keptBy(page)
        const settled = files > 50 && files === before && reads.includes('/api/conversations?room=war-room')
        before = files
        return settled
      },
      { timeout: 90_000, intervals: [700] },
    )
    .toBe(true)
}

/** How many files the worker keeps, and the paths of the answers it keeps for an account. */
export function keptBy(page: Page): Promise<{ files: number; accounts: string[]; reads: string[] }> {
  return page.evaluate(async (prefix) => {
    if (!navigator.serviceWorker.controller) return { files: 0, accounts: [], reads: [] }
    const files = (await (await caches.open('kiai.assets')).keys()).length
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const reads = requests.flat().map(({ url }) => url.slice(location.origin.length))
    return { files, accounts: names.map((name) => name.slice(prefix.length)), reads }
  }, PRIVATE_CACHES)
}
