import type { Language } from '#contract/language.ts'
import type { ProductFields, ServiceFields } from './offers.ts'
import { en, type SampleTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS: Record<Language, SampleTexts> = { en, pt, es }

/** §9, in the order of the list. */
const SERVICES = [
  { text: 'private', price_minor: 14_900, service_type: 'coaching' },
  { text: 'group', price_minor: 7_900, service_type: 'coaching' },
  { text: 'shoutout', price_minor: 3_900, service_type: 'shoutout' },
] as const

/** The ratings are the specification's invented ones: a sample has them only as a draft. */
const PRODUCTS = [
  { text: 'gloves', price_minor: 5_999, original_price_minor: 7_999, rating: 4.8, reviews: 1247 },
  { text: 'duffel', price_minor: 8_999, original_price_minor: 11_999, rating: 4.9, reviews: 856 },
] as const

/** In the language of the coach. */
export function sampleServices(language: Language): ServiceFields[] {
  const { services } = TEXTS[language]
  return SERVICES.map(({ text, ...figures }) => ({ ...services[text], ...figures, currency: 'USD' }))
}

export function sampleProducts(language: Language): (ProductFields & { rating: number | null; reviews: number })[] {
  const { products } = TEXTS[language]
  return PRODUCTS.map(({ text, ...figures }) => ({
    ...products[text],
    ...figures,
    brand: 'Kiai Gear',
    currency: 'USD',
  }))
}
