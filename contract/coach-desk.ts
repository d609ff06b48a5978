import * as z from 'zod/mini'
import { BIO_MAX_LENGTH, EXPERIENCE_MAX_LENGTH } from './coach-application-rules.ts'
import { SpecialtiesSchema, SpecialtySchema } from './coach-applications.ts'
import {
  BRAND_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DURATION_MAX_LENGTH,
  FEATURE_MAX_LENGTH,
  MOST_FEATURES,
  MOST_MINOR_UNITS,
  SERVICE_TYPES,
  TITLE_MAX_LENGTH,
} from './coach-desk-rules.ts'
import { endpoint } from './endpoint.ts'
import { IdSchema, multiLineText, oneLineText, PictureUrlSchema } from './fields.ts'
import { CURRENCIES } from './money.ts'

/** -0 becomes 0: its display text would be '-$0'. */
const MinorUnitsSchema = z.int().check(
  z.gte(0),
  z.lte(MOST_MINOR_UNITS),
  z.overwrite((value) => value + 0),
)
const CurrencySchema = z.enum(CURRENCIES)

const serviceFields = {
  title: oneLineText(TITLE_MAX_LENGTH),
  description: multiLineText(DESCRIPTION_MAX_LENGTH),
  duration: oneLineText(DURATION_MAX_LENGTH),
  price_minor: MinorUnitsSchema,
  currency: CurrencySchema,
  features: z.array(oneLineText(FEATURE_MAX_LENGTH)).check(z.maxLength(MOST_FEATURES)),
  service_type: z.enum(SERVICE_TYPES),
}

const productFields = {
  title: oneLineText(TITLE_MAX_LENGTH),
  brand: oneLineText(BRAND_MAX_LENGTH),
  description: multiLineText(DESCRIPTION_MAX_LENGTH),
  price_minor: MinorUnitsSchema,
  /** The price before; the discount is calculated from it. */
  original_price_minor: z.nullable(MinorUnitsSchema),
  currency: CurrencySchema,
}

type ProductPrices = { price_minor: number; original_price_minor: number | null }

/** The price before is higher, or there is none. */
const originalIsHigher = z.refine<ProductPrices>(
  ({ price_minor, original_price_minor }) => original_price_minor === null || original_price_minor > price_minor,
  { path: ['original_price_minor'] },
)

/** As stored, without the limits above: rows written under earlier rules are still shown. */
export const CoachServiceSchema = z.object({
  id: IdSchema,
  coach_id: IdSchema,
  title: z.string(),
  description: z.string(),
  duration: z.string(),
  /** The display text, derived from the price and its currency. */
  price: z.string(),
  price_minor: z.number(),
  currency: z.string(),
  features: z.array(z.string()),
  service_type: z.enum(SERVICE_TYPES),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
})
export type CoachService = z.infer<typeof CoachServiceSchema>

export const CoachProductSchema = z.object({
  id: IdSchema,
  coach_id: IdSchema,
  title: z.string(),
  brand: z.string(),
  description: z.string(),
  price: z.string(),
  price_minor: z.number(),
  original_price: z.nullable(z.string()),
  original_price_minor: z.nullable(z.number()),
  currency: z.string(),
  discount: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  reviews: z.number(),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
})
export type CoachProduct = z.infer<typeof CoachProductSchema>

const CoachProfileFieldsSchema = z.object({
  coach_bio: z.string(),
  coach_experience: z.string(),
  coach_specialties: z.array(SpecialtySchema),
  coach_image_url: z.nullable(z.string()),
  /** The address of the public profile; null until the coach is approved. */
  slug: z.nullable(z.string()),
})

/** Everything the coach dashboard shows, in one answer; only the coach's own data. */
export const readCoachDesk = endpoint({
  method: 'GET',
  path: '/api/coach-desk',
  access: 'use-coach-desk',
  summary: 'Services, products and public profile of this coach, newest first',
  input: z.object({}),
  output: z.object({
    services: z.array(CoachServiceSchema),
    products: z.array(CoachProductSchema),
    profile: CoachProfileFieldsSchema,
  }),
  errors: [],
})

export const addService = endpoint({
  method: 'POST',
  path: '/api/coach-desk/services',
  access: 'use-coach-desk',
  summary: 'Offer a service',
  input: z.object(serviceFields),
  output: CoachServiceSchema,
  errors: [],
  status: 201,
})

export const changeService = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/services/:id',
  access: 'use-coach-desk',
  summary: 'Change a service',
  input: z.object({ id: IdSchema, ...serviceFields }),
  output: CoachServiceSchema,
  errors: ['not-found'],
})

export const switchService = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/services/:id/active',
  access: 'use-coach-desk',
  summary: 'Show a service to members, or hide it',
  input: z.object({ id: IdSchema, is_active: z.boolean() }),
  output: CoachServiceSchema,
  errors: ['not-found'],
})

export const deleteService = endpoint({
  method: 'DELETE',
  path: '/api/coach-desk/services/:id',
  access: 'use-coach-desk',
  summary: 'Delete a service; it can be restored for a short while',
  input: z.object({ id: IdSchema }),
  output: z.object({}),
  errors: ['not-found'],
})

export const restoreService = endpoint({
  method: 'POST',
  path: '/api/coach-desk/services/:id/restore',
  access: 'use-coach-desk',
  summary: 'Undo the deletion of a service',
  input: z.object({ id: IdSchema }),
  output: CoachServiceSchema,
  errors: ['not-found'],
})

export const createSampleServices = endpoint({
  method: 'POST',
  path: '/api/coach-desk/services/samples',
  access: 'use-coach-desk',
  summary: 'The three sample services of §9, into an empty list',
  input: z.object({}),
  output: z.object({ services: z.array(CoachServiceSchema) }),
  errors: ['coach-desk.not-empty'],
  status: 201,
})

export const addProduct = endpoint({
  method: 'POST',
  path: '/api/coach-desk/products',
  access: 'use-coach-desk',
  summary: 'Offer a product',
  input: z.object(productFields).check(originalIsHigher),
  output: CoachProductSchema,
  errors: [],
  status: 201,
})

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/products/:id',
  access: 'use-coach-desk',
  summary: 'Change a product',
  input: z.object({ id: IdSchema, ...productFields }).check(originalIsHigher),
  output: CoachProductSchema,
  errors: ['not-found'],
})

export const switchProduct = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/products/:id/active',
  access: 'use-coach-desk',
  summary: 'Show a product to members, or hide it',
  input: z.object({ id: IdSchema, is_active: z.boolean() }),
  output: CoachProductSchema,
  errors: ['not-found'],
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/coach-desk/products/:id',
  access: 'use-coach-desk',
  summary: 'Delete a product; it can be restored for a short while',
  input: z.object({ id: IdSchema }),
  output: z.object({}),
  errors: ['not-found'],
})

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/api/coach-desk/products/:id/restore',
  access: 'use-coach-desk',
  summary: 'Undo the deletion of a product',
  input: z.object({ id: IdSchema }),
  output: CoachProductSchema,
  errors: ['not-found'],
})

export const createSampleProducts = endpoint({
  method: 'POST',
  path: '/api/coach-desk/products/samples',
  access: 'use-coach-desk',
  summary: 'The two sample products of §9, into an empty list',
  input: z.object({}),
  output: z.object({ products: z.array(CoachProductSchema) }),
  errors: ['coach-desk.not-empty'],
  status: 201,
})

export const changeCoachProfile = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/profile',
  access: 'use-coach-desk',
  summary: 'Change what the public profile says',
  input: z.object({
    coach_bio: multiLineText(BIO_MAX_LENGTH),
    coach_experience: multiLineText(EXPERIENCE_MAX_LENGTH),
    coach_specialties: SpecialtiesSchema,
    coach_image_url: z.nullable(PictureUrlSchema),
  }),
  output: CoachProfileFieldsSchema,
  errors: [],
})
