import type * as z from 'zod/mini'
import { importAgain } from '#web/api/import-again.ts'
import type { newPasswordProblem, readForm } from './all-schemas.ts'

/**
 * The schemas of all forms and the library they are written with: one file, so that another try after a failure asks
 * for all that is missing. A page is shown without it; it comes with the first field that is entered.
 */
const loadAll = importAgain(() => import('./all-schemas.ts'))

export type LoadedSchema<Schema extends z.ZodMiniType> = {
  read: (values: unknown) => ReturnType<typeof readForm<Schema>>
  newPasswordProblem: typeof newPasswordProblem
}

/** Answers with a loader for each of a feature's schemas. */
export function schemaLoader<Schemas extends Record<string, z.ZodMiniType>>(feature: string) {
  return <Name extends keyof Schemas & string>(name: Name) =>
    async (): Promise<LoadedSchema<Schemas[Name]>> => {
      const { schemasOf, readForm, newPasswordProblem } = await loadAll()
      const schema = schemasOf(feature)[name] as Schemas[Name]
      return { read: (values) => readForm(schema, values), newPasswordProblem }
    }
}
