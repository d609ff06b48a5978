import { createPath, type Location, type NavigationType, type Navigator, type To } from 'react-router'

/** Where the browser is now, and how it got there. */
export type Place = { action: `${NavigationType}`; location: Location }

type Browser = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

/**
 * The browser's history for react-router's public `Router`. Its own BrowserRouter is in a file with forms, fetchers and
 * prefetching that cannot be tree-shaken, and its history is not exported.
 */
export function createBrowserHistory(browser: Browser) {
  const listeners = new Set<(place: Place) => void>()
  const tell = (action: Place['action']) => {
    for (const listener of listeners) listener(placeOf(browser, action))
  }
  const navigator: Navigator = {
    createHref: hrefOf,
    go: (delta) => browser.history.go(delta),
    push(to, state) {
      const href = hrefOf(to)
      try {
        browser.history.pushState(entryOf(state), '', href)
      } catch (error) {
        // Safari refuses many pushes in a short time; a state that cannot be cloned is a fault of ours.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        browser.location.assign(href)
      }
      tell('PUSH')
    },
    replace(to, state) {
      browser.history.replaceState(entryOf(state), '', hrefOf(to))
      tell('REPLACE')
    },
  }
  return {
    navigator,
    place: () => placeOf(browser, 'POP'),
    listen(listener: (place: Place) => void) {
      const onPopState = () => listener(placeOf(browser, 'POP'))
      listeners.add(listener)
      browser.addEventListener('popstate', onPopState)
      return () => {
        listeners.delete(listener)
        browser.removeEventListener('popstate', onPopState)
      }
    },
  }
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
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
