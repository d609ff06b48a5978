import * as z from 'zod/mini'
import { CRISIS_CHOICES, CRISIS_COUNTRIES, CRISIS_LINE_SOURCES } from './crisis-country-rules.ts'
import { endpoint } from './endpoint.ts'
import { IdSchema, oneLineText } from './fields.ts'
import { FACT_KEYS, FACT_LENGTH, FILE_ITEMS } from './fighter-file-items.ts'
import { COACH_IDS } from './personas.ts'
import { WAR_ROOM } from './rooms.ts'
import { OUTCOMES } from './training-rules.ts'

const FactKeySchema = z.enum(FACT_KEYS)

/** A stored fact with its source. */
const FactSchema = z.object({
  key: FactKeySchema,
  value: z.string(),
  /** Found in a message, or entered by the member. */
  source: z.enum(['message', 'member']),
  /** The conversation it was said in, while that exists. */
  conversation_id: z.nullable(IdSchema),
  /** The room it was said in; null for a fact that the member entered. */
  room: z.nullable(z.enum([WAR_ROOM, ...COACH_IDS])),
  updated_at: z.iso.datetime(),
})
export type Fact = z.infer<typeof FactSchema>

/** What a member promised to do in a conversation, and how it went. */
const CommitmentSchema = z.object({
  id: IdSchema,
  text: z.string(),
  due_date: z.nullable(z.iso.date()),
  /** 1 to 10, as the member reported; null while open. */
  outcome: z.nullable(z.number()),
  created_at: z.iso.datetime(),
})
export type Commitment = z.infer<typeof CommitmentSchema>

export const FighterFileSchema = z.object({
  facts: z.array(FactSchema),
  commitments: z.array(CommitmentSchema),
  /** Read live from other tables. */
  name: z.string(),
  quiz: z.nullable(z.object({ fire_level: z.number(), created_at: z.iso.datetime() })),
  streak: z.number(),
  /** Of the last 7 days, and what was learnt from the last result of which the member said so. */
  training: z.object({
    sessions: z.number(),
    minutes: z.number(),
    lesson: z.nullable(z.object({ day: z.iso.date(), outcome: z.enum(OUTCOMES), learnt: z.string() })),
  }),
  plans: z.number(),
  saved_sessions: z.number(),
  /** Whom the member is told to call in a crisis, and why. */
  crisis_line: z.object({
    line: z.nullable(z.string()),
    by: z.enum(CRISIS_LINE_SOURCES),
    country: z.nullable(z.enum(CRISIS_COUNTRIES)),
  }),
  /** Items that are switched off: the coaches do not see them. */
  switched_off: z.array(z.enum(FILE_ITEMS)),
})
export type FighterFile = z.infer<typeof FighterFileSchema>

export const readFighterFile = endpoint({
  method: 'GET',
  path: '/api/fighter-file',
  access: 'member',
  summary: 'What the coaches know of this member',
  input: z.object({}),
  output: FighterFileSchema,
  errors: [],
})

export const writeFact = endpoint({
  method: 'PUT',
  path: '/api/fighter-file/facts/:key',
  access: 'member',
  summary: 'Write or correct something the coaches know',
  input: z.object({ key: FactKeySchema, value: oneLineText(FACT_LENGTH) }),
  output: FighterFileSchema,
  errors: [],
})

export const forgetFact = endpoint({
  method: 'DELETE',
  path: '/api/fighter-file/facts/:key',
  access: 'member',
  summary: 'Make the coaches forget it',
  input: z.object({ key: FactKeySchema }),
  output: FighterFileSchema,
  errors: ['not-found'],
})

export const switchFileItem = endpoint({
  method: 'PUT',
  path: '/api/fighter-file/items/:item',
  access: 'member',
  summary: 'Let the coaches see an item, or not',
  input: z.object({ item: z.enum(FILE_ITEMS), enabled: z.boolean() }),
  output: FighterFileSchema,
  errors: [],
})

export const changeCrisisCountry = endpoint({
  method: 'PUT',
  path: '/api/fighter-file/crisis-country',
  access: 'member',
  summary: 'Choose the country whose crisis line is shown, null for that of the time zone',
  input: z.object({ crisis_country: z.nullable(z.enum(CRISIS_CHOICES)) }),
  output: FighterFileSchema,
  errors: [],
})

export const closeCommitment = endpoint({
  method: 'PUT',
  path: '/api/fighter-file/commitments/:id/outcome',
  access: 'member',
  summary: 'Say how an undertaking went, 1 to 10',
  input: z.object({ id: IdSchema, outcome: z.int().check(z.gte(1), z.lte(10)) }),
  output: FighterFileSchema,
  errors: ['not-found'],
})

export const forgetCommitment = endpoint({
  method: 'DELETE',
  path: '/api/fighter-file/commitments/:id',
  access: 'member',
  summary: 'Drop an undertaking',
  input: z.object({ id: IdSchema }),
  output: FighterFileSchema,
  errors: ['not-found'],
})
