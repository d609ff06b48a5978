import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { DaySchema, IdSchema } from './fields.ts'
import { STREAK_MILESTONES } from './streak-rules.ts'
import { OUTCOMES } from './training-rules.ts'

/** One week of a member, from Monday to Sunday in their time zone. */
const WeekSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  today: z.iso.date(),
  /** The first week in which the member did something: there is nothing to see before it. */
  first_week: z.nullable(z.iso.date()),
  active_days: z.array(z.iso.date()),
  /** The newest level of fire in this week, and the one before it. */
  fire: z.nullable(z.object({ level: z.number(), before: z.nullable(z.number()) })),
  steps_kept: z.number(),
  training: z.object({ sessions: z.number(), minutes: z.number() }),
  quotes_saved: z.number(),
  /** What the member said they would do, did, and rated best. */
  best: z.nullable(z.object({ text: z.string(), outcome: z.nullable(z.number()) })),
})
export type Week = z.infer<typeof WeekSchema>

const day = z.iso.date()

/** What was won, each once. */
export const ShelfItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), id: IdSchema, day, title: z.string(), steps: z.number() }),
  z.object({ kind: z.literal('milestone'), day, days: z.literal(STREAK_MILESTONES) }),
  z.object({ kind: z.literal('belt'), id: IdSchema, day, art: z.string(), grade: z.string() }),
  z.object({
    kind: z.literal('result'),
    id: IdSchema,
    day,
    outcome: z.enum(OUTCOMES),
    opponent: z.nullable(z.string()),
    method: z.nullable(z.string()),
  }),
])
export type ShelfItem = z.infer<typeof ShelfItemSchema>

export const readWeek = endpoint({
  method: 'GET',
  path: '/api/look-back/week',
  access: 'member',
  summary: 'What this member did in a week; `week` is any day of it, without it the newest one worth a look back',
  input: z.object({ week: z.optional(DaySchema) }),
  output: WeekSchema,
  errors: [],
})

export const readShelf = endpoint({
  method: 'GET',
  path: '/api/look-back/shelf',
  access: 'member',
  summary: 'Finished plans, milestones, belts and competitions of this member, newest first',
  input: z.object({}),
  output: z.object({ items: z.array(ShelfItemSchema) }),
  errors: [],
})
