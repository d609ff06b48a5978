import * as z from 'zod/mini'
import { changeCoachProfile, OFFER_FIELDS } from '#contract/coach-desk.ts'
import type { OfferKind } from '#contract/offer-rules.ts'
import { chosenSpecialties, emptyAsNull } from '#web/forms/form-schemas.ts'
import { momentOf } from '#web/forms/local-time.ts'
import type { OfferDraft } from './offer-draft.ts'

const { coach_specialties, coach_image_url, ...profile } = changeCoachProfile.input.shape

/** An amount in the coach's notation; the form itself parses it. */
const amount = z.string().check(z.trim(), z.minLength(1))

/** One feature for each line; empty lines are left out. */
const lines = z.pipe(
  z.string(),
  z.transform((text) => text.split('\n').filter((line) => line.trim() !== '')),
)

/** A whole number as it is typed. */
const whole = z.pipe(
  z.string().check(z.trim(), z.minLength(1)),
  z.transform((typed) => Number(typed)),
)

const moment = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((local) => momentOf(local) ?? local),
)

/** How the text of a field becomes what the contract expects. */
const READ: Record<string, z.ZodMiniType<unknown, string>> = {
  features: lines,
  picture_url: emptyAsNull,
  delivery_hours: whole,
  sessions: whole,
  valid_days: whole,
  minutes: whole,
  seats: whole,
  starts_at: moment,
  file_id: z.string().check(z.minLength(1)),
}

type OfferFormSchema = z.ZodMiniObject<Record<keyof OfferDraft, z.ZodMiniType<unknown, string>>>

const anything = z.string()
/** The fields of other kinds are not looked at. */
const OTHERS: Record<keyof OfferDraft, z.ZodMiniType<unknown, string>> = {
  kind: anything,
  title: anything,
  brand: anything,
  description: anything,
  duration: anything,
  delivery_hours: anything,
  sessions: anything,
  valid_days: anything,
  starts_at: anything,
  minutes: anything,
  seats: anything,
  join_url: anything,
  file_id: anything,
  file_name: anything,
  price: amount,
  original_price: anything,
  currency: anything,
  picture_url: anything,
  features: anything,
}

function offerForm(kind: OfferKind): OfferFormSchema {
  const fields = Object.entries(OFFER_FIELDS[kind] as Record<string, z.ZodMiniType>)
    .filter(([name]) => Object.hasOwn(OTHERS, name))
    .map(([name, field]) => {
      const read = READ[name]
      return [name, read ? z.pipe(read, field) : field]
    })
  const own: Partial<typeof OTHERS> = Object.fromEntries(fields)
  return z.object({ ...OTHERS, ...own }) as OfferFormSchema
}

export const schemas = {
  coaching: offerForm('coaching'),
  shoutout: offerForm('shoutout'),
  film_review: offerForm('film_review'),
  package: offerForm('package'),
  seminar: offerForm('seminar'),
  video: offerForm('video'),
  product: offerForm('product'),
  profile: z.object({
    ...profile,
    coach_specialties: z.pipe(chosenSpecialties, coach_specialties),
    coach_image_url: z.pipe(emptyAsNull, coach_image_url),
  }),
}
