import * as z from 'zod/mini'
import { IdSchema } from './fields.ts'
import { CAMP_TASKS } from './first-camp-rules.ts'
import { COACH_IDS } from './personas.ts'
import { PlanStepSchema } from './plans.ts'
import { WAR_ROOM } from './rooms.ts'
import { ACTIVITY_KINDS } from './streak.ts'

/** An open step, and which plan it belongs to. */
export const NextStepSchema = z.object({ plan_id: IdSchema, plan_title: z.string(), step: PlanStepSchema })
export type NextStep = z.infer<typeof NextStepSchema>

/** What a member said they would do by a day that has come. */
export const OwedAnswerSchema = z.object({
  id: IdSchema,
  text: z.string(),
  due_date: z.iso.date(),
  /** Where it was said, while that conversation exists. */
  room: z.nullable(z.enum([WAR_ROOM, ...COACH_IDS])),
})
export type OwedAnswer = z.infer<typeof OwedAnswerSchema>

/** An event of the Fighter File that is over: the coaches ask how it went. */
export const OwedDebriefSchema = z.object({ event: z.nullable(z.string()), event_date: z.iso.date() })
export type OwedDebrief = z.infer<typeof OwedDebriefSchema>

/** The next time with a coach. */
export const CoachedSessionSchema = z.object({
  id: IdSchema,
  title: z.string(),
  starts_at: z.iso.datetime(),
  /** The day it is on in the member's time zone. */
  day: z.iso.date(),
})
export type CoachedSession = z.infer<typeof CoachedSessionSchema>

const CampTaskSchema = z.enum(CAMP_TASKS)

/** What the next day brings. */
const TomorrowSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), text: z.string() }),
  z.object({ kind: z.literal('session'), session: CoachedSessionSchema }),
  z.object({ kind: z.literal('camp'), task: CampTaskSchema }),
  z.object({ kind: z.literal('streak'), days: z.number() }),
])
export type Tomorrow = z.infer<typeof TomorrowSchema>

/** Today's round: the one thing to do today, or what was done. */
export const RoundSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event_day'),
    event: z.nullable(z.string()),
    is_fight: z.boolean(),
    /** The Power-Up of today is done: the member is warm. */
    is_warm: z.boolean(),
  }),
  z.object({ kind: z.literal('step'), next: NextStepSchema }),
  z.object({ kind: z.literal('answer'), owed: OwedAnswerSchema }),
  z.object({ kind: z.literal('debrief'), debrief: OwedDebriefSchema }),
  z.object({ kind: z.literal('session'), session: CoachedSessionSchema }),
  z.object({ kind: z.literal('camp'), task: CampTaskSchema, is_back: z.boolean() }),
  z.object({ kind: z.literal('quiz'), taken_on: z.nullable(z.iso.date()) }),
  z.object({ kind: z.literal('power_up'), is_back: z.boolean() }),
  z.object({ kind: z.literal('done'), did: z.array(z.enum(ACTIVITY_KINDS)), tomorrow: TomorrowSchema }),
])
export type Round = z.infer<typeof RoundSchema>
