import * as z from 'zod/mini'
import { updateProfile } from '#contract/profile.ts'
import { emptyAsNull } from '#web/forms/form-schemas.ts'

const { full_name, avatar_url } = updateProfile.input.shape

export const schemas = {
  profile: z.object({ full_name, avatar_url: z.pipe(emptyAsNull, avatar_url) }),
}
