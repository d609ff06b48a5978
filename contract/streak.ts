import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { WaitedSchema } from './waited.ts'

export const ACTIVITY_KINDS = [
  'quiz',
  'chat_message',
  'saved_quote',
  'power_up',
  'session',
  'plan_step',
  'live_event',
  'booked_session',
  'training_logged',
  'check_in',
  'look_back',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

const StreakDaySchema = z.object({
  /** A calendar day in the member's time zone: 2026-11-15. */
  date: z.iso.date(),
  state: z.enum(['active', 'rest', 'missed', 'open']),
})

export const StreakSchema = z.object({
  current: z.number(),
  longest: z.number(),
  active_today: z.boolean(),
  next_milestone: z.nullable(z.number()),
  /** The last 12 weeks, oldest day first, up to today. */
  calendar: z.array(StreakDaySchema),
})
export type Streak = z.infer<typeof StreakSchema>

export const finishPowerUp = endpoint({
  method: 'POST',
  path: '/api/power-ups',
  access: 'member',
  summary:
    'The Daily Power-Up was finished: counts for today, or for the day on which it was done without a connection',
  input: z.object({ waited: z.optional(WaitedSchema) }),
  output: z.object({ streak: StreakSchema }),
  errors: [],
  status: 201,
})
