import type * as z from 'zod/mini'
import type { FieldProblems } from '#contract/errors.ts'
import { fieldProblems } from '#contract/fields.ts'

export { newPasswordProblem } from '#contract/password-rules.ts'

/** The form schemas of every feature, found by file name: a feature with forms only adds the file. */
const modules = import.meta.glob<{ schemas: Record<string, unknown> }>('../features/*/form-schemas.ts', { eager: true })

export function schemasOf(feature: string): Record<string, unknown> {
  const module = modules[`../features/${feature}/form-schemas.ts`]
  if (!module) throw new Error(`No form-schemas.ts in the feature ${feature}`)
  return module.schemas
}

/** The parsed values, or the problem of each field. */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): { data: z.output<Schema> } | { problems: FieldProblems } {
  const parsed = schema.safeParse(values)
  return parsed.success ? { data: parsed.data } : { problems: fieldProblems(parsed.error.issues) }
}
