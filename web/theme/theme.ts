import { THEME_COOKIE } from '#contract/language.ts'
import { writeCookie } from '#web/i18n/browser-cookie.ts'
import { store } from '#web/i18n/browser-storage.ts'

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** The server reads the cookie; the storage is there for the other tabs, which hear of what changes in it. */
const THEME_STORAGE_KEY = 'kiai.theme'

const ground = { dark: '#0b0a09', light: '#f3ede3' }
const listeners = new Set<() => void>()

/** The server writes the remembered theme onto the document, so it is right before any script runs. */
export function currentTheme(): Theme {
  return readTheme(document.documentElement.dataset.theme) ?? 'system'
}

/** What is seen, whether chosen here or in the system. */
export function shownScheme(): 'dark' | 'light' {
  const theme = currentTheme()
  if (theme !== 'system') return theme
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme)
  writeCookie(THEME_COOKIE, theme)
  store(THEME_STORAGE_KEY, theme)
}

/** What is chosen in another tab is shown in this one too. */
export function followTheme(): void {
  window.addEventListener('storage', (event) => {
    const theme = event.key === THEME_STORAGE_KEY ? readTheme(event.newValue) : undefined
    if (theme) showTheme(theme)
  })
}

function readTheme(value: string | null | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === value)
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  tintBrowser(theme)
  for (const listener of listeners) listener()
}

/** The browser's own frame follows the system; a chosen theme overrules that in both of its cases. */
function tintBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.media.includes('light') ? 'light' : 'dark'
    meta.content = ground[theme === 'system' ? scheme : theme]
  }
}
