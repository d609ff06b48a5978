import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { DaySchema, IdSchema, multiLineText } from './fields.ts'
import { PLAN_STEP_LENGTH } from './plan-rules.ts'
import { WaitedSchema } from './waited.ts'

export const PlanStepSchema = z.object({
  id: IdSchema,
  text: z.string(),
  due_date: z.nullable(z.iso.date()),
  done_at: z.nullable(z.iso.datetime()),
  /** How it went, 1 to 10, where the member told a coach. */
  outcome: z.nullable(z.number()),
})
export type PlanStep = z.infer<typeof PlanStepSchema>

export const PlanSchema = z.object({
  id: IdSchema,
  title: z.string(),
  /** Which conversation it came from, while that exists. */
  conversation_id: z.nullable(IdSchema),
  metric: z.string(),
  if_then: z.string(),
  steps: z.array(PlanStepSchema),
  created_at: z.iso.datetime(),
})
export type Plan = z.infer<typeof PlanSchema>

export const keepPlan = endpoint({
  method: 'POST',
  path: '/api/plans',
  access: 'member',
  summary: 'Keep the steps of an answer as a plan; the same answer gives the same plan',
  input: z.object({ message_id: IdSchema }),
  output: PlanSchema,
  errors: ['not-found'],
  status: 201,
})

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  access: 'member',
  summary: 'The plans of this member, newest first',
  input: z.object({}),
  output: z.object({ plans: z.array(PlanSchema) }),
  errors: [],
})

export const tickPlanStep = endpoint({
  method: 'PUT',
  path: '/api/plans/:id/steps/:step_id/done',
  access: 'member',
  summary: 'Tick a step off (counts as an activity of today) or open it again',
  input: z.object({ id: IdSchema, step_id: IdSchema, done: z.boolean(), waited: z.optional(WaitedSchema) }),
  output: PlanSchema,
  errors: ['not-found'],
})

export const changePlanStep = endpoint({
  method: 'PATCH',
  path: '/api/plans/:id/steps/:step_id',
  access: 'member',
  summary: 'Change what a step says or when it is due',
  input: z.object({
    id: IdSchema,
    step_id: IdSchema,
    text: multiLineText(PLAN_STEP_LENGTH),
    due_date: z.nullable(DaySchema),
  }),
  output: PlanSchema,
  errors: ['not-found'],
})

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/plans/:id',
  access: 'member',
  summary: 'Delete a plan',
  input: z.object({ id: IdSchema }),
  output: z.object({}),
  errors: ['not-found'],
})

export const exportPlan = endpoint({
  method: 'GET',
  path: '/api/plans/:id/calendar.ics',
  access: 'member',
  summary: 'The dated steps of a plan as a calendar file',
  input: z.object({ id: IdSchema }),
  output: z.string(),
  errors: ['not-found'],
})
