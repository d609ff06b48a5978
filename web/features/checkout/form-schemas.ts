import * as z from 'zod/mini'
import { RequestSchema } from '#contract/orders.ts'
import { emptyAsNull } from '#web/forms/form-schemas.ts'

const [brief, film, address] = RequestSchema.def.options
const { kind: _brief, ...shoutout } = brief.shape
const { question, link } = film.shape
const { kind: _address, more, region, ...product } = address.shape

/** A box that has to be ticked; the form stores 'yes' for it. */
const ticked = z.string().check(z.minLength(1))

/** One form for each kind; the kinds without a question have an empty one. */
export const schemas = {
  nothing: z.object({}),
  consent: z.object({ consent: ticked }),
  shoutout: z.object(shoutout),
  /** The form itself checks that there is a clip or a link. */
  film_review: z.object({ clip: z.string(), link: z.pipe(emptyAsNull, link), question, consent_of_shown: ticked }),
  product: z.object({ ...product, more: z.pipe(emptyAsNull, more), region: z.pipe(emptyAsNull, region) }),
}
