import { LANGUAGES, type Language } from '#contract/language.ts'
import type { LandingTexts } from './texts/en.ts'

/** A placeholder for Kiai's address, which only the server that sends the page knows. */
export const BASE_URL = '__BASE_URL__'

/** English is the default, so it has no address of its own. */
export function addressIn(language: Language): string {
  return language === 'en' ? `${BASE_URL}/` : `${BASE_URL}/?lang=${language}`
}

/** Structured data for search engines, as JSON that cannot close its script element. */
export function structuredData(language: Language, { meta }: LandingTexts): string {
  const organization = { '@id': `${BASE_URL}/#organization` }
  const graph = [
    { '@type': 'Organization', ...organization, name: 'Kiai', url: `${BASE_URL}/`, logo: `${BASE_URL}/icon-512.png` },
    {
      '@type': 'WebSite',
      '@id': `${BASE_URL}/#website`,
      name: 'Kiai',
      url: `${BASE_URL}/`,
      description: meta.description,
      inLanguage: language,
      publisher: organization,
    },
    {
      '@type': 'SoftwareApplication',
      '@id': `${BASE_URL}/#app`,
      name: 'Kiai',
      url: addressIn(language),
      description: meta.description,
      applicationCategory: 'SportsApplication',
      operatingSystem: 'Web',
      availableLanguage: LANGUAGES,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      publisher: organization,
    },
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}
