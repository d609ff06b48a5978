import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CursorSchema, DaySchema, IdSchema, multiLineText, oneLineText } from './fields.ts'
import {
  ART_LENGTH,
  CSV_MAX_BYTES,
  GRADE_LENGTH,
  LEARNT_LENGTH,
  METHOD_LENGTH,
  MOST_EFFORT,
  MOST_MINUTES,
  OPPONENT_LENGTH,
  OUTCOMES,
  RESULT_KINDS,
  TRAINING_KINDS,
  TRAINING_WORD_LENGTH,
} from './training-rules.ts'

const one = z.object({ id: IdSchema })
const listed = z.object({ cursor: z.optional(CursorSchema) })
const next = z.nullable(z.string())

/** What the member says about a session. The schemas of fields are also those of a line of a CSV file. */
export const TrainingFieldsSchema = z.object({
  day: DaySchema,
  kind: z.enum(TRAINING_KINDS),
  minutes: z.int().check(z.gte(1), z.lte(MOST_MINUTES)),
  effort: z.int().check(z.gte(1), z.lte(MOST_EFFORT)),
  word: z.nullable(oneLineText(TRAINING_WORD_LENGTH)),
})
export type TrainingFields = z.infer<typeof TrainingFieldsSchema>

export const ResultFieldsSchema = z.object({
  kind: z.enum(RESULT_KINDS),
  day: DaySchema,
  outcome: z.enum(OUTCOMES),
  /** Who stood opposite, in the member's words: brown belt, 8 fights, heavier. */
  opponent: z.nullable(oneLineText(OPPONENT_LENGTH)),
  /** Decision, armbar, ippon: every art has its own. */
  method: z.nullable(oneLineText(METHOD_LENGTH)),
  learnt: z.nullable(multiLineText(LEARNT_LENGTH)),
})
export type ResultFields = z.infer<typeof ResultFieldsSchema>

export const BeltFieldsSchema = z.object({
  art: oneLineText(ART_LENGTH),
  grade: oneLineText(GRADE_LENGTH),
  day: DaySchema,
})
export type BeltFields = z.infer<typeof BeltFieldsSchema>

export const TrainingEntrySchema = z.object({
  id: IdSchema,
  day: z.iso.date(),
  kind: z.enum(TRAINING_KINDS),
  minutes: z.number(),
  effort: z.number(),
  word: z.nullable(z.string()),
})
export type TrainingEntry = z.infer<typeof TrainingEntrySchema>

const FightResultSchema = z.object({
  id: IdSchema,
  kind: z.enum(RESULT_KINDS),
  day: z.iso.date(),
  outcome: z.enum(OUTCOMES),
  opponent: z.nullable(z.string()),
  method: z.nullable(z.string()),
  learnt: z.nullable(z.string()),
})
export type FightResult = z.infer<typeof FightResultSchema>

const BeltSchema = z.object({ id: IdSchema, art: z.string(), grade: z.string(), day: z.iso.date() })
export type Belt = z.infer<typeof BeltSchema>

const dayErrors = ['training.day-in-future', 'training.day-too-old'] as const

export const logTraining = endpoint({
  method: 'POST',
  path: '/api/training/entries',
  access: 'member',
  summary:
    'Log a session. The page makes the id; the same id again is the same entry. Counts for the streak on its day',
  input: z.extend(TrainingFieldsSchema, { id: IdSchema }),
  output: TrainingEntrySchema,
  errors: [...dayErrors, 'training.full'],
  status: 201,
})

export const listTraining = endpoint({
  method: 'GET',
  path: '/api/training/entries',
  access: 'member',
  summary: 'The logged sessions of this member, the latest day first',
  input: listed,
  output: z.object({ entries: z.array(TrainingEntrySchema), next }),
  errors: [],
})

export const changeTraining = endpoint({
  method: 'PUT',
  path: '/api/training/entries/:id',
  access: 'member',
  summary: 'Change a logged session',
  input: z.extend(TrainingFieldsSchema, { id: IdSchema }),
  output: TrainingEntrySchema,
  errors: [...dayErrors, 'not-found'],
})

export const deleteTraining = endpoint({
  method: 'DELETE',
  path: '/api/training/entries/:id',
  access: 'member',
  summary: 'Delete a logged session',
  input: one,
  output: z.object({}),
  errors: ['not-found'],
})

export const readTrainingSummary = endpoint({
  method: 'GET',
  path: '/api/training/summary',
  access: 'member',
  summary: 'The last 12 weeks, the last 7 and 28 days, and the latest entry',
  input: z.object({}),
  output: z.object({
    today: z.iso.date(),
    /** Oldest first; a week is the 7 days from this day, and the last one ends today: the same days as `load.last_7`. */
    weeks: z.array(z.object({ week: z.iso.date(), sessions: z.number(), minutes: z.number(), load: z.number() })),
    load: z.object({ last_7: z.number(), last_28: z.number(), weeks_before: z.number() }),
    sessions_7: z.number(),
    minutes_7: z.number(),
    entries: z.number(),
    /** What the page fills in for the next entry: the one that was written last. */
    latest: z.nullable(TrainingEntrySchema),
  }),
  errors: [],
})

export const addFightResult = endpoint({
  method: 'POST',
  path: '/api/training/results',
  access: 'member',
  summary: 'Keep the result of a sparring round or a competition; the same id again is the same result',
  input: z.extend(ResultFieldsSchema, { id: IdSchema }),
  output: FightResultSchema,
  errors: ['training.day-in-future', 'training.full'],
  status: 201,
})

const RecordSchema = z.object({ win: z.number(), loss: z.number(), draw: z.number(), no_contest: z.number() })

export const listFightResults = endpoint({
  method: 'GET',
  path: '/api/training/results',
  access: 'member',
  summary: 'The results of this member, the latest day first, and the record',
  input: listed,
  output: z.object({
    results: z.array(FightResultSchema),
    next,
    record: z.object({ competition: RecordSchema, sparring: RecordSchema }),
  }),
  errors: [],
})

export const changeFightResult = endpoint({
  method: 'PUT',
  path: '/api/training/results/:id',
  access: 'member',
  summary: 'Change a result',
  input: z.extend(ResultFieldsSchema, { id: IdSchema }),
  output: FightResultSchema,
  errors: ['training.day-in-future', 'not-found'],
})

export const deleteFightResult = endpoint({
  method: 'DELETE',
  path: '/api/training/results/:id',
  access: 'member',
  summary: 'Delete a result',
  input: one,
  output: z.object({}),
  errors: ['not-found'],
})

export const addBelt = endpoint({
  method: 'POST',
  path: '/api/training/belts',
  access: 'member',
  summary: 'Keep a belt or grade; the same id again is the same belt',
  input: z.extend(BeltFieldsSchema, { id: IdSchema }),
  output: BeltSchema,
  errors: ['training.day-in-future', 'training.full'],
  status: 201,
})

export const listBelts = endpoint({
  method: 'GET',
  path: '/api/training/belts',
  access: 'member',
  summary: 'The belts and grades of this member, the latest first',
  input: z.object({}),
  output: z.object({ belts: z.array(BeltSchema) }),
  errors: [],
})

export const changeBelt = endpoint({
  method: 'PUT',
  path: '/api/training/belts/:id',
  access: 'member',
  summary: 'Change a belt or grade',
  input: z.extend(BeltFieldsSchema, { id: IdSchema }),
  output: BeltSchema,
  errors: ['training.day-in-future', 'not-found'],
})

export const deleteBelt = endpoint({
  method: 'DELETE',
  path: '/api/training/belts/:id',
  access: 'member',
  summary: 'Delete a belt or grade',
  input: one,
  output: z.object({}),
  errors: ['not-found'],
})

export const exportTraining = endpoint({
  method: 'GET',
  path: '/api/training/export.csv',
  access: 'member',
  summary: 'All sessions, results and belts of this member as a table, which can be imported again',
  input: z.object({}),
  output: z.string(),
  errors: [],
})

/** Why a line of a CSV file is not taken. */
export const LINE_PROBLEMS = [
  'type',
  'day-missing',
  'day-unreadable',
  'day-in-future',
  'day-too-old',
  'kind',
  'minutes',
  'effort',
  'outcome',
  'art',
  'text-too-long',
  'text-unreadable',
  'too-many-cells',
  'open-quote',
  'full',
] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

const CountsSchema = z.object({ entries: z.number(), results: z.number(), belts: z.number() })

export const importTraining = endpoint({
  method: 'POST',
  path: '/api/training/import/:step',
  access: 'member',
  summary:
    'Read a CSV file of sessions: `check` says what would be added, `add` adds it. The same file again adds nothing',
  input: z.object({ step: z.enum(['check', 'add']) }),
  upload: {
    types: ['text/csv'],
    maxBytes: CSV_MAX_BYTES,
    tooLarge: 'training.csv-too-large',
    wrongType: 'training.csv-unreadable',
  },
  output: z.object({
    /** What was added, or with `check` would be. */
    added: CountsSchema,
    /** Lines that are kept already. */
    known: z.number(),
    /** Lines that are not taken, in the order of the file; only the first ones if there are very many. */
    problems: z.array(z.object({ line: z.number(), problem: z.enum(LINE_PROBLEMS), text: z.string() })),
    problem_count: z.number(),
    /** How dates such as 03/04/2026 were read; null if there were none. */
    dates: z.nullable(z.enum(['day-first', 'month-first'])),
  }),
  errors: ['training.csv-too-large', 'training.csv-unreadable', 'training.csv-too-many-lines'],
})
