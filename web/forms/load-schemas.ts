import type * as z from 'zod/mini'
import { retryableImport } from '#web/api/retryable-import.ts'
import type { newPasswordProblem, readForm } from './all-schemas.ts'

/**
 * The schemas of all forms and zod are one file, so that a retry after a failure loads all that is missing. A page is
 * shown without it; it is loaded when the first field gets the focus.
 */
const loadAll = retryableImport(() => import('./all-schemas.ts'))

export type LoadedSchema<Schema extends z.ZodMiniType> = {
  read: (values: unknown) => ReturnType<typeof readForm<Schema>>
  newPasswordProblem: typeof newPasswordProblem
}

/** Returns a function that gives a loader for each schema of a feature. */
export function schemaLoader<Schemas extends Record<string, z.ZodMiniType>>(feature: string) {
  return <Name extends keyof Schemas & string>(name: Name) =>
    async (): Promise<LoadedSchema<Schemas[Name]>> => {
      const { schemasOf, readForm, newPasswordProblem } = await loadAll()
      const schema = schemasOf(feature)[name] as Schemas[Name]
      return { read: (values) => readForm(schema, values), newPasswordProblem }
    }
}
