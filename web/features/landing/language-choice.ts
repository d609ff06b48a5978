import { type Language, parseLanguage } from '#contract/language.ts'
import type { LandingTexts } from './texts/en.ts'

/** What the page was sent in, what its address asks for, what this browser remembers. */
export type KnownLanguages = { page: Language; address: Language | undefined; stored: string | null }

/** An address that names a language was sent in it; otherwise what the person chose here before wins. */
export function wantedLanguage({ page, address, stored }: KnownLanguages): Language {
  return address ? page : (parseLanguage(stored) ?? page)
}

export function languageInAddress(): string | null {
  return new URL(location.href).searchParams.get('lang')
}

/** Mails follow the account's language. The page has switched already, so a failure is no news to the person. */
export async function tellAccountLanguage(language: Language): Promise<void> {
  try {
    const response = await fetch('/api/accounts/language', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language }),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
  } catch (error) {
    console.warn('The account keeps its former language', error)
  }
}

/** What lies outside React's root: language of the document, its title and description, and an address that fits. */
export function showLanguage(language: Language, { meta }: LandingTexts): void {
  document.documentElement.lang = language
  document.title = meta.title
  document.querySelector('meta[name=description]')?.setAttribute('content', meta.description)
  const address = new URL(location.href)
  if (address.searchParams.has('lang') && address.searchParams.get('lang') !== language) {
    address.searchParams.delete('lang')
    history.replaceState(history.state, '', address)
  }
}
