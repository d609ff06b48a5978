import { safePath } from '#contract/pages.ts'
import type { PushPayload } from '#contract/push-rules.ts'
import type { WorkerMessage } from '#web/offline/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

const ICON = '/icon-192.png'
const NO_WORDS: PushPayload = { title: 'Kiai', body: '', path: '/dashboard', tag: 'kiai' }

export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = readPayload(data)
  await self.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: { path } })
}

/** At the end of a session: who takes the device next must not read them. */
export async function closePushes(): Promise<void> {
  // A browser without pushes may have none to ask for, and a sign-out must not fail there.
  if (!('getNotifications' in self.registration)) return
  for (const shown of await self.registration.getNotifications()) shown.close()
}

function readPayload(data: PushMessageData | null): PushPayload {
  try {
    const payload = data?.json() as Partial<PushPayload> | null | undefined
    // Browsers demand that every push shows something, so one that cannot be read shows our name.
    return payload && isWhole(payload) ? payload : NO_WORDS
  } catch {
    return NO_WORDS
  }
}

function isWhole(payload: Partial<PushPayload>): payload is PushPayload {
  return [payload.title, payload.body, payload.path, payload.tag].every((text) => typeof text === 'string')
}

/** Shows the page in an open tab, else in a new one; only pages of ours. */
export async function openPath({ data }: Notification): Promise<void> {
  const path = safePath(typeof data?.path === 'string' ? data.path : undefined) ?? NO_WORDS.path
  const tabs = await self.clients.matchAll({ type: 'window' })
  // The landing page is a document of its own, which shows no other page.
  const tab = tabs.find(({ url }) => new URL(url).pathname !== '/')
  if (!tab) {
    await self.clients.openWindow(path)
    return
  }
  const message: WorkerMessage = { type: 'open', path }
  // Told first: a browser may refuse to bring the tab to the front.
  tab.postMessage(message)
  await tab.focus()
}
