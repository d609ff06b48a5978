import { THEME_COOKIE } from '#contract/language.ts'
import { writeCookie } from '#web/i18n/browser-cookie.ts'

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const ground = { dark: '#0b0a09', light: '#f3ede3' }
const listeners = new Set<() => void>()

/** The server writes the remembered theme onto the document, so it is right before any script runs. */
export function currentTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system'
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  writeCookie(THEME_COOKIE, theme)
  tintBrowser(theme)
  for (const listener of listeners) listener()
}

/** The browser's own frame follows the system; a chosen theme overrules that in both of its cases. */
export function tintBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.media.includes('light') ? 'light' : 'dark'
    meta.content = ground[theme === 'system' ? scheme : theme]
  }
}
