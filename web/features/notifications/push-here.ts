import type { PushSettings } from '#contract/push.ts'
import { call } from '#web/api/client.ts'

/**
 * Whether this browser gets pushes. `install`: only as an installed app, as on iPhones. `refused`: the member, or whoever
 * looks after the browser, does not allow it.
 */
export type PushHere = 'on' | 'off' | 'refused' | 'install' | 'unsupported'

export async function readPushHere({ devices }: Pick<PushSettings, 'devices'>): Promise<PushHere> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isOnApple() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  const subscription = await registration.pushManager.getSubscription()
  // The server forgets a device when it is signed out, the browser does not.
  return subscription && devices.some(({ current }) => current) ? 'on' : 'off'
}

/** On the first visit the service worker is registered only after the page is shown, and in development not at all. */
const REGISTERED_WITHIN_MS = 5_000

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registered = await navigator.serviceWorker.getRegistration()
  if (registered) return registered
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, REGISTERED_WITHIN_MS, undefined)
  const found = await Promise.race([navigator.serviceWorker.ready, late])
  clearTimeout(timer)
  return found
}

/** An iPhone or an iPad, which calls itself a Mac. */
function isOnApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** The browser's own service for pushes does not answer, or is switched off in the browser. */
export class NoPushService extends Error {}

/** Asks for the permission, so only after a press. Undefined if it was not given. */
export async function turnOnPush(public_key: string): Promise<PushSettings | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  // Made with a key that the server no longer has: the browser refuses a second one beside it.
  if (before && keyOf(before) !== public_key) await before.unsubscribe()
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
    .catch((error: unknown) => {
      throw new NoPushService('the browser does not reach its push service', { cause: error })
    })
  const { endpoint, keys } = subscription.toJSON()
  return await call('POST /api/push/devices', {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export async function turnOffPush({ devices }: Pick<PushSettings, 'devices'>): Promise<void> {
  const here = devices.find(({ current }) => current)
  if (here) await call('DELETE /api/push/devices/:id', { id: here.id })
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
