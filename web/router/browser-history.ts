import { type Browser, createSheetEntry } from './sheet-entry.ts'

/** An entry of the browser's history. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string }
/** Where the browser is now, and how it got there; POP is going back or forward, or the first page. */
export type Place = { action: 'POP' | 'PUSH' | 'REPLACE'; location: Location }
export type NavigateOptions = { replace?: boolean; state?: unknown }

export function createBrowserHistory(browser: Browser) {
  const listeners = new Set<(place: Place) => void>()
  const sheet = createSheetEntry(browser)
  const tell = (action: Place['action']) => {
    for (const listener of listeners) listener(placeOf(browser, action))
  }
  return {
    place: () => placeOf(browser, 'POP'),
    navigate(to: string, { replace = false, state }: NavigateOptions = {}) {
      const path = ownPath(to, browser)
      const enter = () => {
        if (replace || sheet.isOnTop()) browser.history.replaceState(entryOf(state), '', path)
        else push(browser, entryOf(state), path)
        sheet.forget()
        tell(replace ? 'REPLACE' : 'PUSH')
      }
      if (!replace && sheet.isOnTop()) enter()
      else sheet.withoutEntry(enter)
    },
    listen(listener: (place: Place) => void) {
      const onPopState = () => {
        if (!sheet.takesPop()) listener(placeOf(browser, 'POP'))
      }
      const stop = sheet.start()
      listeners.add(listener)
      browser.addEventListener('popstate', onPopState)
      return () => {
        stop()
        listeners.delete(listener)
        browser.removeEventListener('popstate', onPopState)
      }
    },
  }
}

/** '//other.example' would be an address on another site, and `push` below could open it. */
function ownPath(to: string, { location }: Browser): string {
  const { origin, pathname, search, hash } = new URL(to, location.origin)
  if (origin !== location.origin) throw new Error(`Not an address of this site: ${to}`)
  return pathname + search + hash
}

function push(browser: Browser, entry: object, path: string): void {
  try {
    browser.history.pushState(entry, '', path)
  } catch (error) {
    // Safari refuses many pushes in a short time; a state that cannot be cloned is a fault of ours.
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error
    browser.location.assign(path)
  }
}

/** With react-router's field names, so that history entries of an earlier version of the page stay readable. */
function entryOf(state: unknown) {
  return { usr: state ?? null, key: Math.random().toString(36).slice(2, 10) }
}

function placeOf({ location, history }: Browser, action: Place['action']): Place {
  const { pathname, search, hash } = location
  const { usr, key } = (history.state ?? {}) as { usr?: unknown; key?: string }
  return { action, location: { pathname, search, hash, state: usr ?? null, key: key ?? 'default' } }
}
