import * as z from 'zod/mini'
import { multiLineText } from '#contract/fields.ts'
import { MESSAGE_MAX_LENGTH } from '#contract/order-rules.ts'
import { LinkSchema } from '#contract/orders.ts'
import { emptyAsNull } from '#web/forms/form-schemas.ts'

/** An empty field is missing, not a wrong address. */
const link = z.pipe(z.string().check(z.trim(), z.minLength(1)), LinkSchema)

export const schemas = {
  shoutoutLink: z.object({ link }),
  shoutoutText: z.object({ text: multiLineText(MESSAGE_MAX_LENGTH) }),
  product: z.object({ tracking: z.pipe(emptyAsNull, z.nullable(LinkSchema)) }),
  /** Notes and drills are lists, kept as one text each; their editors check them. */
  filmReview: z.object({ text: multiLineText(MESSAGE_MAX_LENGTH), notes: z.string(), drills: z.string() }),
}
