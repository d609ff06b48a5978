import type * as z from 'zod/mini'
import type { FieldProblems } from '#contract/errors.ts'
import { fieldProblems } from '#contract/fields.ts'

export { newPasswordProblem } from '#contract/password-rules.ts'

/** Every feature's forms, found as its texts are: a feature that has forms adds a file and nothing else. */
const modules = import.meta.glob<{ schemas: Record<string, unknown> }>('../features/*/form-schemas.ts', { eager: true })

export function schemasOf(feature: string): Record<string, unknown> {
  const module = modules[`../features/${feature}/form-schemas.ts`]
  if (!module) throw new Error(`No form-schemas.ts in the feature ${feature}`)
  return module.schemas
}

/** What the schema makes of the values, or what is wrong with each. */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): { data: z.output<Schema> } | { problems: FieldProblems } {
  const parsed = schema.safeParse(values)
  return parsed.success ? { data: parsed.data } : { problems: fieldProblems(parsed.error.issues) }
}
