import * as z from 'zod/mini'
import { SPECIALTIES, type Specialty } from '#contract/coach-application-rules.ts'

/* Field schemas that several features' forms use. */

/** An empty field becomes null; the server's schema checks anything else. */
export const emptyAsNull = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed) => typed || null),
)

/** Specialties chosen from a list, stored in the form as one text of keys separated by spaces. */
export const chosenSpecialties = z.pipe(
  z.string(),
  z.transform((keys) => keys.split(' ').filter(isSpecialty)),
)

function isSpecialty(key: string): key is Specialty {
  return SPECIALTIES.some((known) => known === key)
}
