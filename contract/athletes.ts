import * as z from 'zod/mini'
import { SHARED_ITEMS, STEP_NOTE_LENGTH } from './athlete-rules.ts'
import { endpoint } from './endpoint.ts'
import { CursorSchema, IdSchema, multiLineText } from './fields.ts'
import { TrainingEntrySchema } from './training.ts'

const ItemSchema = z.enum(SHARED_ITEMS)

const TrainersSchema = z.object({
  coaches: z.array(
    z.object({
      coach_id: IdSchema,
      full_name: z.string(),
      avatar_url: z.nullable(z.string()),
      /** What this coach may see; empty until the member switches something on. */
      items: z.array(ItemSchema),
      /** False while they cannot see it all the same: no coach any more, suspended, or one blocked the other. */
      is_open: z.boolean(),
    }),
  ),
})
export type Trainer = z.infer<typeof TrainersSchema>['coaches'][number]

export const listTrainers = endpoint({
  method: 'GET',
  path: '/api/trainers',
  access: 'member',
  summary: 'The human coaches of whom this member is a client, and what each of them may see',
  input: z.object({}),
  output: TrainersSchema,
  errors: [],
})

export const shareItem = endpoint({
  method: 'PUT',
  path: '/api/trainers/:coach_id/items/:item',
  access: 'member',
  summary: 'Share one item with a coach, or stop sharing it; it counts from the next call of the coach on',
  input: z.object({ coach_id: IdSchema, item: ItemSchema, shared: z.boolean() }),
  output: TrainersSchema,
  errors: ['athletes.not-your-coach'],
})

export const stopSharing = endpoint({
  method: 'DELETE',
  path: '/api/trainers/:coach_id',
  access: 'member',
  summary: 'Stop sharing everything with a coach',
  input: z.object({ coach_id: IdSchema }),
  output: TrainersSchema,
  errors: ['not-found'],
})

const StepNotesSchema = z.object({
  notes: z.array(
    z.object({
      /** What a report names. */
      id: IdSchema,
      step_id: IdSchema,
      coach_id: IdSchema,
      full_name: z.string(),
      text: z.string(),
      updated_at: z.iso.datetime(),
    }),
  ),
})
export type StepNote = z.infer<typeof StepNotesSchema>['notes'][number]

export const listStepNotes = endpoint({
  method: 'GET',
  path: '/api/step-notes',
  access: 'member',
  summary: 'What coaches noted on the steps of this member',
  input: z.object({}),
  output: StepNotesSchema,
  errors: [],
})

export const removeStepNote = endpoint({
  method: 'DELETE',
  path: '/api/step-notes/:step_id/:coach_id',
  access: 'member',
  summary: 'Remove the note of a coach from an own step',
  input: z.object({ step_id: IdSchema, coach_id: IdSchema }),
  output: StepNotesSchema,
  errors: ['not-found'],
})

const who = { member_id: IdSchema, full_name: z.string(), avatar_url: z.nullable(z.string()) }

/** An item that is not shared is missing. */
const AthleteSchema = z.object({
  ...who,
  items: z.array(ItemSchema),
  streak: z.optional(z.number()),
  fire: z.optional(z.nullable(z.number())),
  last_training_day: z.optional(z.nullable(z.iso.date())),
  next_step: z.optional(z.nullable(z.object({ text: z.string(), due_date: z.nullable(z.iso.date()) }))),
})
export type Athlete = z.infer<typeof AthleteSchema>

export const listAthletes = endpoint({
  method: 'GET',
  path: '/api/athletes',
  access: 'use-coach-desk',
  summary: 'Who shares something with this coach, the latest first',
  input: z.object({ cursor: z.optional(CursorSchema) }),
  output: z.object({ athletes: z.array(AthleteSchema), next: z.nullable(z.string()) }),
  errors: [],
})

const NotedStepSchema = z.object({
  id: IdSchema,
  text: z.string(),
  due_date: z.nullable(z.iso.date()),
  done_at: z.nullable(z.iso.datetime()),
  outcome: z.nullable(z.number()),
  /** Of the coach who asks. */
  note: z.nullable(z.string()),
})
export type NotedStep = z.infer<typeof NotedStepSchema>

const SharedPlanSchema = z.object({ id: IdSchema, title: z.string(), steps: z.array(NotedStepSchema) })

const AthletePageSchema = z.object({
  ...who,
  items: z.array(ItemSchema),
  streak: z.optional(z.object({ current: z.number(), longest: z.number(), active_today: z.boolean() })),
  fire: z.optional(z.nullable(z.object({ fire_level: z.number(), created_at: z.iso.datetime() }))),
  /** The latest sessions. */
  training: z.optional(z.array(TrainingEntrySchema)),
  plans: z.optional(z.array(SharedPlanSchema)),
})
export type AthletePage = z.infer<typeof AthletePageSchema>

export const readAthlete = endpoint({
  method: 'GET',
  path: '/api/athletes/:member_id',
  access: 'use-coach-desk',
  summary: 'What one athlete shares with this coach',
  input: z.object({ member_id: IdSchema }),
  output: AthletePageSchema,
  errors: ['not-found'],
})

const step = z.object({ member_id: IdSchema, step_id: IdSchema })

export const writeStepNote = endpoint({
  method: 'PUT',
  path: '/api/athletes/:member_id/steps/:step_id/note',
  access: 'use-coach-desk',
  summary: 'Leave a note on a step of an athlete who shares the plans, or change it',
  input: z.extend(step, { text: multiLineText(STEP_NOTE_LENGTH) }),
  output: AthletePageSchema,
  errors: ['not-found', 'spaces.suspended'],
})

export const deleteStepNote = endpoint({
  method: 'DELETE',
  path: '/api/athletes/:member_id/steps/:step_id/note',
  access: 'use-coach-desk',
  summary: 'Take back the own note on a step',
  input: step,
  output: AthletePageSchema,
  errors: ['not-found'],
})
