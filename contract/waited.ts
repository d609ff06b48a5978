import * as z from 'zod/mini'
import { IdSchema } from './fields.ts'

/** Part of a write that may wait in the browser for a connection. */
export const WaitedSchema = z.object({
  /** Made by the browser: a write that is sent again with the same key has no further effect. */
  key: IdSchema,
  /** How long it waited, by the clock of the device. */
  seconds: z.number(),
})
export type Waited = z.infer<typeof WaitedSchema>
