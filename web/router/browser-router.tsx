import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { type NavigationType, Router } from 'react-router'
import { createBrowserHistory } from './browser-history.ts'

/** Replaces react-router's own BrowserRouter, which is five kilobytes larger on every page's first load. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory(window))
  const [{ action, location }, setPlace] = useState(history.place)
  useLayoutEffect(
    // As a transition: the old page stays until the new one's code has loaded.
    () => history.listen((next) => startTransition(() => setPlace(next))),
    [history],
  )
  return (
    <Router location={location} navigationType={action as NavigationType} navigator={history.navigator}>
      {children}
    </Router>
  )
}
