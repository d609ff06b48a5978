import * as z from 'zod/mini'
import { type ErrorBody, FIELD_PROBLEMS } from './errors.ts'

const FieldProblemSchema = z.object({ problem: z.enum(FIELD_PROBLEMS), limit: z.optional(z.number()) })

/** Apart from errors.ts, which the browser loads. */
export const ErrorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    fields: z.optional(z.record(z.string(), FieldProblemSchema)),
    retry_after: z.optional(z.number()),
    reason: z.optional(z.string()),
    request_id: z.optional(z.string()),
  }),
}) satisfies z.ZodMiniType<ErrorBody>
