import { lazy, Suspense } from 'react'
import { PAGES } from '#contract/pages.ts'
import { BrowserRouter, pageOfPath, useLocation } from '#web/router/browser-router.tsx'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { AppLayout } from '#web/shell/app-layout.tsx'
import { CrashBoundary } from '#web/shell/crash-page.tsx'
import { GuardedPage } from '#web/shell/guarded-page.tsx'
import { Root } from '#web/shell/root.tsx'
import { lazyScreen } from '#web/shell/screens.tsx'
import { SCREENS } from './pages.ts'

type ScreenPath = keyof typeof SCREENS

/** Sign-in pages have a frame of their own; all other pages share the layout. */
const SIGN_IN_PAGES = new Set<ScreenPath>([
  '/auth',
  '/coach-auth',
  '/auth/callback',
  '/auth/confirm',
  '/auth/forgot',
  '/auth/reset',
  '/admin-auth',
  '/coach-signup',
])

/** Loaded late, because few people see it. */
const loadNotFound = importWithRetries(() => import('./not-found.tsx'))
const NotFound = lazyScreen([], async () => ({ Screen: (await loadNotFound()).NotFoundPage }))

const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('#web/ui/gallery/gallery.tsx')).Gallery }))
  : undefined

export function App() {
  return (
    <CrashBoundary>
      {/* Before the shared texts have loaded there is no text to show. */}
      <Suspense fallback={null}>
        <BrowserRouter>
          <Root>
            <ShownPage />
          </Root>
        </BrowserRouter>
      </Suspense>
    </CrashBoundary>
  )
}

function ShownPage() {
  const { pathname } = useLocation()
  if (Gallery && pathname === '/ui') return <Gallery />
  const page = pageOfPath(pathname)
  const path = page && page !== '/' ? page : undefined
  const { Screen } = path ? SCREENS[path] : { Screen: NotFound }
  const guarded = (
    // An unknown address shows visitors the sign-in, so that it does not reveal which pages exist.
    <GuardedPage key={path ?? '*'} access={path ? PAGES[path] : 'member'}>
      <Screen />
    </GuardedPage>
  )
  return path && SIGN_IN_PAGES.has(path) ? guarded : <AppLayout>{guarded}</AppLayout>
}
