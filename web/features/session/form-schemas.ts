import * as z from 'zod/mini'
import { briefFields, changeAgenda, saveBookingRecap } from '#contract/bookings.ts'
import { emptyAsNull } from '#web/forms/form-schemas.ts'
import { momentOf } from '#web/forms/local-time.ts'

const { text, next_steps, suggested_at } = saveBookingRecap.input.shape

/** One step for each line; empty lines are left out. */
const lines = z.pipe(
  z.string(),
  z.transform((typed) => typed.split('\n').filter((line) => line.trim() !== '')),
)
/** What is no date stays as it was typed, and is refused. */
const moment = z.pipe(
  z.string(),
  z.transform((local) => (local === '' ? null : (momentOf(local) ?? local))),
)

export const schemas = {
  brief: z.object({ brief: z.pipe(emptyAsNull, briefFields.brief), shares_file: z.string() }),
  agenda: z.object({ agenda: z.pipe(emptyAsNull, changeAgenda.input.shape.agenda) }),
  recap: z.object({
    text,
    next_steps: z.pipe(lines, next_steps),
    suggested_at: z.pipe(moment, suggested_at),
  }),
}
