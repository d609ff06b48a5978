export const LANGUAGES = ['en', 'pt', 'es'] as const
export const FALLBACK_LANGUAGE = 'en'
export type Language = (typeof LANGUAGES)[number]

/** Brazilian Portuguese and Latin American Spanish: `pt` and `es` alone would give European formats. */
export const LOCALES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-419' }

/** Where the chosen language is kept: the server reads the cookie, the browser its own storage first. */
export const LANGUAGE_COOKIE = 'kiai_language'
export const LANGUAGE_STORAGE_KEY = 'kiai.language'
export const THEME_COOKIE = 'kiai_theme'

/**
 * Reads 'pt', 'pt-BR' or 'PT_br' as 'pt'. Anything that is not a plain language tag is ignored,
 * so that markup in a stored value never reaches the page.
 */
export function parseLanguage(value: string | null | undefined): Language | undefined {
  const tag = /^([a-z]{2})(?:[-_][a-z0-9]{1,8})*$/i.exec(value?.trim() ?? '')?.[1]?.toLowerCase()
  return LANGUAGES.find((language) => language === tag)
}

/** The most preferred language of an Accept-Language header that we support. */
export function negotiateLanguage(acceptLanguage: string | null | undefined): Language | undefined {
  const ranked = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return { language: parseLanguage(tag), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter((entry) => entry.language && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return ranked[0]?.language
}
