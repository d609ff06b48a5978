import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CAMP_TASKS } from './first-camp-rules.ts'

/** The first camp as the dashboard shows it. */
export const FirstCampSchema = z.object({
  /** Offered to a young account that has none; finished on the day of its end. */
  state: z.enum(['offered', 'running', 'left', 'finished']),
  /** How many tasks have opened, 1 to 7. */
  day: z.number(),
  tasks: z.array(z.object({ task: z.enum(CAMP_TASKS), state: z.enum(['done', 'open', 'ahead']) })),
})
export type FirstCamp = z.infer<typeof FirstCampSchema>

export const leaveFirstCamp = endpoint({
  method: 'POST',
  path: '/api/first-camp/leave',
  access: 'member',
  summary: 'Leave the first camp; what was done stays done',
  input: z.object({}),
  output: z.object({}),
  errors: [],
})

export const resumeFirstCamp = endpoint({
  method: 'POST',
  path: '/api/first-camp/resume',
  access: 'member',
  summary: 'Take the first camp up again where it was left, or start it',
  input: z.object({}),
  output: z.object({}),
  errors: [],
})

export const lookBackInCamp = endpoint({
  method: 'POST',
  path: '/api/first-camp/look-back',
  access: 'member',
  summary: 'The member looked back at the week: the last task of the first camp, and an activity of today',
  input: z.object({}),
  output: z.object({}),
  errors: [],
})
