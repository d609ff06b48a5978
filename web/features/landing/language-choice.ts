import { type Language, parseLanguage } from '#contract/language.ts'
import type { LandingTexts } from './texts/en.ts'

/** The languages of the page, of its address and of this browser's storage. */
export type KnownLanguages = { page: Language; address: Language | undefined; stored: string | null }

/** The address's language, in which the page was sent; otherwise the one chosen in this browser before. */
export function wantedLanguage({ page, address, stored }: KnownLanguages): Language {
  return address ? page : (parseLanguage(stored) ?? page)
}

export function languageInAddress(): string | null {
  return new URL(location.href).searchParams.get('lang')
}

/** Saves the language in the account, for mails. The page has switched already, so a failure is not shown. */
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

/** Updates what is outside React's root: the document's language, title, description and address. */
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
