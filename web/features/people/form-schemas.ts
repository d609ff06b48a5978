import * as z from 'zod/mini'
import { changeOwnPerson } from '#contract/people.ts'
import { emptyAsNull } from '#web/forms/form-schemas.ts'

const { handle, about } = changeOwnPerson.input.shape

export const schemas = {
  ownPerson: z.object({ handle, about: z.pipe(emptyAsNull, about) }),
}
