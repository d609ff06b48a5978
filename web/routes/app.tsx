import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { PAGES } from '#contract/pages.ts'
import { BrowserRouter } from '#web/router/browser-router.tsx'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { AppLayout } from '#web/shell/app-layout.tsx'
import { CrashBoundary } from '#web/shell/crash-page.tsx'
import { GuardedPage } from '#web/shell/guarded-page.tsx'
import { Root } from '#web/shell/root.tsx'
import { lazyScreen } from '#web/shell/screens.tsx'
import { SCREENS } from './pages.ts'

type ScreenPath = keyof typeof SCREENS

/** Sign-in pages have a frame of their own; all other pages share the layout. */
const SIGN_IN_PAGES: ScreenPath[] = [
  '/auth',
  '/coach-auth',
  '/auth/callback',
  '/auth/confirm',
  '/auth/forgot',
  '/auth/reset',
  '/admin-auth',
  '/coach-signup',
]
const LAYOUT_PAGES = (Object.keys(SCREENS) as ScreenPath[]).filter((path) => !SIGN_IN_PAGES.includes(path))

/** Loaded late, because few people see it. */
const loadNotFound = importWithRetries(() => import('./not-found.tsx'))
const NotFound = lazyScreen([], async () => ({ Screen: (await loadNotFound()).NotFoundPage }))

const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#web/ui/gallery/gallery.tsx')).Gallery }))
  : undefined

function pageRoute(path: ScreenPath) {
  const { Screen } = SCREENS[path]
  return (
    <Route
      key={path}
      path={path}
      element={
        <GuardedPage key={path} access={PAGES[path]}>
          <Screen />
        </GuardedPage>
      }
    />
  )
}

export function App() {
  return (
    <CrashBoundary>
      {/* Before the shared texts have loaded there is no text to show. */}
      <Suspense fallback={null}>
        <BrowserRouter>
          <Routes>
            <Route element={<Root />}>
              {SIGN_IN_PAGES.map(pageRoute)}
              <Route element={<AppLayout />}>
                {LAYOUT_PAGES.map(pageRoute)}
                <Route
                  path="*"
                  element={
                    // An unknown address shows visitors the sign-in, so that it does not reveal which pages exist.
                    <GuardedPage key="*" access="member">
                      <NotFound />
                    </GuardedPage>
                  }
                />
              </Route>
              {Gallery && <Route path="/ui" element={<Gallery />} />}
            </Route>
          </Routes>
        </BrowserRouter>
      </Suspense>
    </CrashBoundary>
  )
}
