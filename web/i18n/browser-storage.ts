import { PRIVATE_CACHES } from '#contract/offline-rules.ts'

/** A browser may forbid storage: then nothing is remembered, and everything else still works. */
function attempt<Result>(use: (storage: Storage) => Result, kind: 'localStorage' | 'sessionStorage'): Result | null {
  try {
    return use(window[kind])
  } catch {
    return null
  }
}

type Kind = 'localStorage' | 'sessionStorage'

export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
  return attempt((storage) => storage.getItem(key), kind)
}

export function store(key: string, value: string, kind: Kind = 'localStorage'): void {
  attempt((storage) => storage.setItem(key, value), kind)
}

/**
 * The prefix of keys that belong to the signed-in member: all of them are removed at sign-out. One that ends with the
 * member's id stays when the same member signs in again.
 */
export const PRIVATE = 'kiai.private.'
/** Whose keys these are. */
const OWNER = `${PRIVATE}owner`

/** Keys that end with the id of `owner` stay. */
export function forgetPrivate(owner?: string): void {
  attempt((storage) => {
    const isOwn = (name: string) => owner !== undefined && name.endsWith(`.${owner}`)
    const names = Object.keys(storage).filter((name) => name.startsWith(PRIVATE) && !isOwn(name))
    for (const name of names) storage.removeItem(name)
  }, 'localStorage')
  void forgetCaches(owner)
}

/** What the service worker kept for reading. It does so itself too, but a page may be open without it. */
async function forgetCaches(owner = ''): Promise<void> {
  // Missing on a page without https.
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys())
    if (name.startsWith(PRIVATE_CACHES) && name !== PRIVATE_CACHES + owner) await caches.delete(name)
}

/** After a reload or an expired session the same member finds their own again; another account does not. */
export function keepPrivateOf(user_id: string): void {
  if (readStored(OWNER) === user_id) return
  forgetPrivate(user_id)
  store(OWNER, user_id)
}

export function forget(key: string, kind: Kind = 'localStorage'): void {
  attempt((storage) => storage.removeItem(key), kind)
}
