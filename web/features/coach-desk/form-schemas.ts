import * as z from 'zod/mini'
import { addProduct, addService, changeCoachProfile } from '#contract/coach-desk.ts'
import { chosenSpecialties, emptyAsNull } from '#web/forms/form-schemas.ts'

const { price_minor: _cents, features, ...service } = addService.input.shape
const { price_minor: _price, original_price_minor: _former, ...product } = addProduct.input.shape
const { coach_specialties, coach_image_url, ...profile } = changeCoachProfile.input.shape

/** An amount in the coach's notation; the form itself parses it. */
const amount = z.string().check(z.trim(), z.minLength(1))

/** One feature for each line; empty lines are left out. */
const lines = z.pipe(
  z.string(),
  z.transform((text) => text.split('\n').filter((line) => line.trim() !== '')),
)

export const schemas = {
  service: z.object({ ...service, price: amount, features: z.pipe(lines, features) }),
  product: z.object({ ...product, price: amount, original_price: z.string().check(z.trim()) }),
  profile: z.object({
    ...profile,
    coach_specialties: z.pipe(chosenSpecialties, coach_specialties),
    coach_image_url: z.pipe(emptyAsNull, coach_image_url),
  }),
}
