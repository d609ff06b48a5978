import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

/**
 * What react-router's own BrowserRouter does. That one stands in a file with forms, fetchers and prefetching, none of
 * which can be left out of the bundle: five kilobytes of every page's first load.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    // As a transition: the old page stays until the new one's code is there.
    () => history.listen((next) => startTransition(() => setPlace({ action: next.action, location: next.location }))),
    [history],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
