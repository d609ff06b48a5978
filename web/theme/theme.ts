import { THEME_COOKIE } from '#contract/language.ts'
import { writeCookie } from '#web/i18n/browser-cookie.ts'
import { store } from '#web/i18n/browser-storage.ts'
import { createStore } from '#web/store/create-store.ts'

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** The server reads the cookie; the storage is there for the other tabs, which hear of what changes in it. */
const THEME_STORAGE_KEY = 'kiai.theme'

const ground = { dark: '#0b0a09', light: '#f3ede3' }

/** The server writes the remembered theme onto the document, so it is right before any script runs. */
export const theme = createStore<Theme>(
  (typeof document !== 'undefined' && readTheme(document.documentElement.dataset.theme)) || 'system',
)

/** What is seen, whether chosen here or in the system. */
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

/** What is chosen in another tab is shown in this one too. */
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

/** The browser's own frame follows the system; a chosen theme overrules that in both of its cases. */
function tintBrowser(chosen: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.media.includes('light') ? 'light' : 'dark'
    meta.content = ground[chosen === 'system' ? scheme : chosen]
  }
}
