import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { call } from '#web/api/client.ts'
import { onConnectionRegained, watchConnection } from '#web/api/connection.ts'
import { queryClient } from '#web/api/query-client.ts'
import { retryableImport } from '#web/api/retryable-import.ts'
import { startTexts } from '#web/i18n/set-up.ts'
import { followInstallPrompt } from '#web/offline/install-offer.ts'
import { importWithRetries } from '#web/router/import-with-retries.ts'
import { App } from '#web/routes/app.tsx'
import { screenOfPath } from '#web/routes/pages.ts'
import { followSession } from '#web/session/follow-session.ts'
import { loadWhenWaiting } from '#web/session/load-when-waiting.ts'
import { followTheme } from '#web/theme/theme.ts'

/** Starts the application (every page but the landing page) in this element of the document. */
export function startApp(element: HTMLElement): Root {
  // Texts, session and the page's code are loaded in parallel.
  const first = screenOfPath(window.location.pathname)
  startTexts(first?.texts ?? [])
  // A failed load is reported and retried by the page itself.
  first?.load().catch(() => undefined)
  followSession()
  followTheme()
  followInstallPrompt()
  startWhenLoaded(importWithRetries(() => import('#web/shell/live-events.ts')))
  loadWhenWaiting(
    'waiting',
    retryableImport(() => import('#web/features/chat/keep-sending.ts')),
  )
  loadWhenWaiting(
    'waiting-posts',
    retryableImport(() => import('#web/features/spaces/waiting-posts.ts')),
  )
  loadWhenWaiting(
    'waiting-messages',
    retryableImport(() => import('#web/features/messages/waiting-messages.ts')),
  )
  loadWhenWaiting(
    'waiting-training',
    retryableImport(() => import('#web/features/training/waiting-training.ts')),
  )
  loadWhenWaiting(
    'small-writes',
    retryableImport(() => import('#web/offline/small-writes.ts')),
  )
  loadWhenWaiting(
    'waiting-notes',
    retryableImport(() => import('#web/features/session/waiting-notes.ts')),
  )
  watchConnection(() => call('GET /api/health', {}))

  const root = createRoot(element)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
  return root
}

/** No page needs live events to be shown. Without a connection there are none, and they are loaded when it is back. */
function startWhenLoaded(load: () => Promise<{ startLiveEvents: () => void }>): void {
  load().then(
    ({ startLiveEvents }) => startLiveEvents(),
    () => {
      const stop = onConnectionRegained(() => {
        stop()
        startWhenLoaded(load)
      })
    },
  )
}
