import type { ServiceType } from '#contract/coach-desk-rules.ts'
import type { Currency } from './rules.ts'

/** What a coach writes of a service; its price as text is worked out. */
export interface ServiceFields {
  title: string
  description: string
  duration: string
  price_cents: number
  currency: Currency
  features: string[]
  service_type: ServiceType
}

/** What a coach writes of a product; ratings are not a coach's to give. */
export interface ProductFields {
  title: string
  brand: string
  description: string
  price_cents: number
  original_price_cents: number | null
  currency: Currency
}
