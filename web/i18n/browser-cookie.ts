const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** Only for language and theme, which the server needs before any script runs. Never for anything secret. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http, where people try Kiai out
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`
}
