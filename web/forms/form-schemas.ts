import * as z from 'zod/mini'
import { SPECIALTIES, type Specialty } from '#contract/coach-application-rules.ts'

/* What a text field stands for in more than one feature's forms. */

/** An empty field means none; anything else has to be what the server would take. */
export const emptyAsNull = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed) => typed || null),
)

/** Chosen from a list and kept as one text, their keys apart by spaces. */
export const chosenSpecialties = z.pipe(
  z.string(),
  z.transform((keys) => keys.split(' ').filter(isSpecialty)),
)

function isSpecialty(key: string): key is Specialty {
  return SPECIALTIES.some((known) => known === key)
}
