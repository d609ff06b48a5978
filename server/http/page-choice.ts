import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_COOKIE,
  type Language,
  negotiateLanguage,
  parseLanguage,
  THEME_COOKIE,
} from '#contract/language.ts'

export type Theme = 'system' | 'dark' | 'light'

/** The language in the address, else the one chosen before, else the browser's, else English. */
export function chooseLanguage(c: Context): Language {
  return (
    parseLanguage(c.req.query('lang')) ??
    parseLanguage(getCookie(c, LANGUAGE_COOKIE)) ??
    negotiateLanguage(c.req.header('accept-language')) ??
    FALLBACK_LANGUAGE
  )
}

export function chooseTheme(c: Context): Theme {
  const theme = getCookie(c, THEME_COOKIE)
  return theme === 'dark' || theme === 'light' ? theme : 'system'
}
