import * as z from 'zod/mini'
import { updateProfile } from '#contract/profile.ts'

const { full_name, avatar_url } = updateProfile.input.shape

/** An empty field means no picture; anything else has to be what the server would take. */
const emptyAsNull = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed) => typed || null),
)

export const schemas = {
  profile: z.object({ full_name, avatar_url: z.pipe(emptyAsNull, avatar_url) }),
}
