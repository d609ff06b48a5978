import * as z from 'zod/mini'
import { briefFields } from '#contract/bookings.ts'
import { emptyAsNull } from '#web/forms/form-schemas.ts'

export const schemas = {
  /** The box is 'yes', or nothing. */
  brief: z.object({ brief: z.pipe(emptyAsNull, briefFields.brief), shares_file: z.string() }),
}
