import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '#web/styles.css'
import '#web/features/landing/landing.css'
import { FALLBACK_LANGUAGE, parseLanguage } from '#contract/language.ts'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { loadTexts } from '#web/features/landing/load-texts.ts'
import { readSignedIn } from '#web/features/landing/session-state.ts'
import { followTheme } from '#web/theme/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

followTheme()

const ASK_AGAIN_MS = 10_000
const language = parseLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE
const sent = { language, texts: await loadSentTexts() }

if (root.hasChildNodes()) {
  // As a transition, which React does in short pieces: in one piece it would block a phone for longer than is noticed.
  startTransition(() => {
    hydrateRoot(root, <LandingPage sent={sent} signedIn={root.dataset.session === 'signed-in'} />)
  })
} else {
  // In development the page is not prerendered, and the session is not checked.
  const signedIn = await readSignedIn().catch((error) => {
    console.warn('Shown as to a visitor', error)
    return false
  })
  createRoot(root).render(<LandingPage sent={sent} signedIn={signedIn} />)
}

/** Without the texts the prerendered page can be read but not used, so the load is retried until it succeeds. */
async function loadSentTexts(): ReturnType<typeof loadTexts> {
  for (;;) {
    try {
      return await loadTexts(language)
    } catch (error) {
      console.warn(error)
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true })
        setTimeout(resolve, ASK_AGAIN_MS)
      })
    }
  }
}
