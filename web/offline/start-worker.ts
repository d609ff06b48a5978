import { onWritten } from '#web/api/client.ts'
import { isConnected } from '#web/api/connection.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { savesData } from '#web/router/prefetch.ts'
import { onSessionChange, sessionState } from '#web/session/session-store.ts'
import { createStore } from '#web/store/create-store.ts'
import { noRoomForReading } from './storage-full.ts'
import { type PageMessage, RUNNING, readWorkerMessage } from './worker-messages.ts'

const SCRIPT = '/service-worker.js'
const LOOK_FOR_UPDATE_MS = 60 * 60 * 1000
/** A few writes in a row are told together. */
const TELL_AFTER_MS = 2_000

/** Usually the new worker takes over at once. */
const TAKE_OVER_MS = 3_000

/** A newer version than that of this page has arrived and waits. */
export const updateReady = createStore(false)
/** A page that a pressed notification asks for. */
export const askedPath = createStore<string | null>(null)

let registration: ServiceWorkerRegistration | undefined

/** Called once, when the page is idle. Without a service worker everything works, but only with a connection. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  holdBuild()
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readWorkerMessage(data)
    if (message?.type === 'storage-full') noRoomForReading()
    if (message?.type === 'open') askedPath.set(message.path)
    if (message?.type === 'newer-version') updateReady.set(true)
  })
  const registered = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' })
  registration = registered
  followUpdates(registered)
  const { active } = await navigator.serviceWorker.ready
  followReading((message) => (registered.active ?? active)?.postMessage(message))
}

/**
 * Loads the page again with the version that waits. Other tabs stay with theirs. If one of them is asking for something
 * while the old worker stops, Chromium starts that one again and lets the new one wait until it has been idle for half a
 * minute. So the page does not depend on it: with a connection its document is the new one under the old worker too.
 */
export async function takeUpdate(): Promise<void> {
  // Without one that waits, another tab has accepted it already.
  if (registration?.waiting) {
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    registration.waiting.postMessage({ type: 'take-over' } satisfies PageMessage)
    await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS))])
  }
  window.location.reload()
}

/** The first script of this page's document, by which builds are told apart. */
function ownEntry(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
}

/** While the lock is held, the worker does not remove the files of this page's build. */
function holdBuild(): void {
  const entry = ownEntry()
  if (!entry || !navigator.locks) return
  let release = () => {}
  const hold = () => {
    void navigator.locks.request(RUNNING + entry, { mode: 'shared' }, () => {
      return new Promise<void>((resolve) => {
        release = resolve
      })
    })
  }
  hold()
  // A page that holds a lock is not kept for the back button.
  window.addEventListener('pagehide', () => release())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hold()
  })
}

function followUpdates(registered: ServiceWorkerRegistration): void {
  const look = () => {
    // The first worker of a browser is no update.
    if (!navigator.serviceWorker.controller) return
    registered.waiting?.postMessage({ type: 'running', entry: ownEntry() ?? '' } satisfies PageMessage)
  }
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', look))
  look()
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !isConnected() || Date.now() - lookedAt < LOOK_FOR_UPDATE_MS) return
    lookedAt = Date.now()
    registered.update().catch((error: unknown) => console.warn(error))
  })
}

/** Tells the worker who reads and what has changed, so that what it keeps is what the member would see. */
function followReading(tell: (message: PageMessage) => void): void {
  const tellReading = () => tell({ type: 'reading', language: currentLanguage(), savesData: savesData() })
  if (sessionState().session) tellReading()
  onSessionChange(({ session }, before) => {
    const { id, language } = session?.user ?? {}
    if (id && (id !== before.session?.user.id || language !== before.session.user.language)) tellReading()
  })
  const written = new Map<string, ReturnType<typeof setTimeout>>()
  onWritten((path) => {
    const topic = path.split('/').slice(0, 3).join('/')
    clearTimeout(written.get(topic))
    written.set(
      topic,
      setTimeout(() => tell({ type: 'written', path: topic }), TELL_AFTER_MS),
    )
  })
}
