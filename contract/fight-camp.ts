import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdSchema } from './fields.ts'
import { PlanStepSchema } from './plans.ts'

/** What a member prepares for, and the steps of their plans until then. */
const FightCampSchema = z.object({
  /** In the member's own words; null when only the date is known. */
  event: z.nullable(z.string()),
  event_date: z.iso.date(),
  /** The day on which it was named: where the line of the camp may begin. */
  named_on: z.iso.date(),
  /** The member's day, by which the phase is chosen. */
  today: z.iso.date(),
  /** False for an exam or a job interview: weight and head are then no matter. */
  is_fight: z.boolean(),
  /** The member has said how it went: a competition of that day is in the training log. */
  is_debriefed: z.boolean(),
  steps: z.array(z.object({ plan_id: IdSchema, step: PlanStepSchema })),
})
export type FightCamp = z.infer<typeof FightCampSchema>

export const readFightCamp = endpoint({
  method: 'GET',
  path: '/api/fight-camp',
  access: 'member',
  summary: 'The event in the Fighter File with the steps of the plans until then; null without an event date',
  input: z.object({}),
  output: z.object({ camp: z.nullable(FightCampSchema) }),
  errors: [],
})
