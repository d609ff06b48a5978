import { THEME_COOKIE } from '#contract/language.ts'
import { writeCookie } from '#web/i18n/browser-cookie.ts'
import { store } from '#web/i18n/browser-storage.ts'
import { createStore } from '#web/store/create-store.ts'

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** The server reads the cookie; the storage tells the other tabs about a change. */
const THEME_STORAGE_KEY = 'kiai.theme'

const ground = { dark: '#0b0a09', light: '#f3ede3' }

/** The server writes the kept theme into the document, so that it is right before any script runs. */
export const theme = createStore<Theme>(
  (typeof document !== 'undefined' && readTheme(document.documentElement.dataset.theme)) || 'system',
)

/** The scheme on the screen, whether chosen here or by the system. */
export function shownScheme(): 'dark' | 'light' {
  const chosen = theme.get()
  if (chosen !== 'system') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function chooseTheme(chosen: Theme): void {
  showTheme(chosen)
  writeCookie(THEME_COOKIE, chosen)
  store(THEME_STORAGE_KEY, chosen)
}

/** A theme chosen in another tab is shown in this one too. */
export function followTheme(): void {
  window.addEventListener('storage', (event) => {
    const chosen = event.key === THEME_STORAGE_KEY ? readTheme(event.newValue) : undefined
    if (chosen) showTheme(chosen)
  })
}

function readTheme(value: string | null | undefined): Theme | undefined {
  return THEMES.find((known) => known === value)
}

function showTheme(chosen: Theme): void {
  document.documentElement.dataset.theme = chosen
  tintBrowser(chosen)
  theme.set(chosen)
}

/** The browser's bars follow the system's scheme; a chosen theme overrides both meta tags. */
function tintBrowser(chosen: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.media.includes('light') ? 'light' : 'dark'
    meta.content = ground[chosen === 'system' ? scheme : chosen]
  }
}
