import * as z from 'zod/mini'
import { askForTalk, sendSupportMessage } from '#contract/support.ts'
import { emptyAsNull } from '#web/forms/form-schemas.ts'

const { day, place, people, message } = askForTalk.input.shape

/** A whole number as it is typed. */
const whole = z.pipe(
  z.string().check(z.trim(), z.minLength(1)),
  z.transform((typed) => Number(typed)),
)

export const schemas = {
  message: sendSupportMessage.input,
  talk: z.object({
    day: z.pipe(emptyAsNull, day),
    place,
    people: z.pipe(whole, people),
    message: z.pipe(emptyAsNull, message),
  }),
}
