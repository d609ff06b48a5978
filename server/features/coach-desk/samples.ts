import { sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { SAMPLE_TABS } from '#contract/offer-rules.ts'
import type { Database } from '#server/db/database.ts'
import { offers } from '#server/features/marketplace/public.ts'
import { en, type SampleTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS: Record<Language, SampleTexts> = { en, pt, es }

/** §9, in the order of the list. */
const SERVICES = [
  { text: 'private', price_minor: 14_900, kind: 'coaching', minutes: 60, seats: 1, delivery_hours: null },
  { text: 'group', price_minor: 7_900, kind: 'coaching', minutes: 90, seats: 8, delivery_hours: null },
  { text: 'shoutout', price_minor: 3_900, kind: 'shoutout', minutes: null, seats: null, delivery_hours: 48 },
] as const

/** The ratings are the specification's invented ones: a sample has them only as a draft. */
const PRODUCTS = [
  { text: 'gloves', price_minor: 5_999, original_price_minor: 7_999, sample_rating: 4.8, sample_reviews: 1247 },
  { text: 'duffel', price_minor: 8_999, original_price_minor: 11_999, sample_rating: 4.9, sample_reviews: 856 },
] as const

type Sample = Omit<typeof offers.$inferInsert, 'coach_id'>

/** In the language of the coach. */
export function samplesOf(tab: (typeof SAMPLE_TABS)[number], language: Language): Sample[] {
  const { services, products } = TEXTS[language]
  return tab === 'services'
    ? SERVICES.map(({ text, ...figures }) => ({ ...services[text], ...figures }))
    : PRODUCTS.map(({ text, ...figures }) => ({ ...products[text], ...figures, kind: 'product', brand: 'Kiai Gear' }))
}

/** The first sample is the newest, so that the list begins with it. */
export function insertSamples(
  transaction: Pick<Database, 'insert'>,
  coach_id: string,
  samples: readonly Sample[],
  { is_active }: { is_active: boolean },
) {
  return transaction
    .insert(offers)
    .values(
      samples.map((sample, index) => ({
        ...sample,
        coach_id,
        is_active,
        created_at: sql`now() - make_interval(secs => ${index})`,
      })),
    )
    .returning()
}
