import * as z from 'zod/mini'
import { CHECK_IN_SOURCES } from './check-in-rules.ts'
import { endpoint } from './endpoint.ts'

/** A question to a member, and the answer while there is one. */
const CheckInSchema = z.object({
  source: z.enum(CHECK_IN_SOURCES),
  /** What the member undertook, in their own words; empty once they have dropped it. */
  text: z.string(),
  due_date: z.iso.date(),
  /** The member's day on which it was asked. */
  day: z.iso.date(),
  outcome: z.nullable(z.number()),
  /** False after the member switched the questions off. */
  is_on: z.boolean(),
})
export type CheckIn = z.infer<typeof CheckInSchema>

/** Signed: it names one question, and whoever has it can answer that one without signing in. */
const TokenSchema = z.string().check(z.minLength(1), z.maxLength(500))

export const readCheckIn = endpoint({
  method: 'GET',
  path: '/api/check-ins/:token',
  access: 'everyone',
  summary: 'A question how something went, without signing in, with the token of its mail, push or notification',
  input: z.object({ token: TokenSchema }),
  output: CheckInSchema,
  errors: ['not-found'],
})

export const answerCheckIn = endpoint({
  method: 'POST',
  path: '/api/check-ins/:token/answer',
  access: 'everyone',
  summary:
    'Say how it went, 1 to 10; counts as an activity of today. A second answer replaces the first and counts no more',
  input: z.object({ token: TokenSchema, outcome: z.int().check(z.gte(1), z.lte(10)) }),
  output: CheckInSchema,
  errors: ['not-found'],
})

/** Mail programs post a form to it (RFC 8058), so its body is not read. */
export const stopCheckIns = endpoint({
  method: 'POST',
  path: '/api/check-ins/:token/stop',
  access: 'everyone',
  summary: 'No more such questions, without signing in',
  input: z.object({ token: TokenSchema }),
  ignoresBody: true,
  output: CheckInSchema,
  errors: ['not-found'],
})
