import * as z from 'zod/mini'
import { applyAsCoach, signUpAsCoach } from '#contract/coach-applications.ts'
import { chosenSpecialties, emptyAsNull } from '#web/forms/form-schemas.ts'

const { email, password } = signUpAsCoach.input.shape
const { full_name, bio, experience, specialties, image_url, motivation } = applyAsCoach.input.shape

export const schemas = {
  account: z.object({ full_name, email, password, confirm: z.string() }),
  application: z.object({
    full_name,
    bio,
    experience,
    specialties: z.pipe(chosenSpecialties, specialties),
    image_url: z.pipe(emptyAsNull, image_url),
    motivation,
    /** Only required if the wizard has lost it: then the form itself checks it. */
    password: z.string(),
    confirm: z.string(),
  }),
}
