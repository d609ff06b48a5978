import * as z from 'zod/mini'
import { addLiveEvent, askQuestion, saveRecap } from '#contract/live.ts'
import { emptyAsNull } from '#web/forms/form-schemas.ts'

const { title, about, repeat, first_day, start_time, time_zone, place } = addLiveEvent.input.shape

/** Numbers are typed as text; what is no number is refused by the server's schema as invalid. */
const typedNumber = z.pipe(z.string().check(z.trim(), z.minLength(1)), z.transform(Number))
const numberOrNull = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed) => (typed === '' ? null : Number(typed))),
)

export const schemas = {
  question: z.object({ body: askQuestion.input.shape.body }),
  event: z.object({
    title,
    about,
    repeat,
    first_day,
    last_day: emptyAsNull,
    start_time,
    time_zone,
    minutes: typedNumber,
    place,
    join_url: emptyAsNull,
    address: emptyAsNull,
    map_url: emptyAsNull,
    seats: numberOrNull,
  }),
  notes: z.object({ agenda: emptyAsNull, notes: emptyAsNull, recording_url: emptyAsNull }),
  recap: z.object({ text: saveRecap.input.shape.text }),
}
