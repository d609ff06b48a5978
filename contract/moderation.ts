import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CursorSchema, IdSchema, multiLineText } from './fields.ts'
import {
  APPEAL_MAX_LENGTH,
  CASE_CAUSES,
  CASE_FILTERS,
  MODERATION_ACTS,
  MODERATION_REASON_MAX_LENGTH,
  MODERATOR_NOTE_MAX_LENGTH,
  REPORT_NOTE_MAX_LENGTH,
  REPORT_REASONS,
  REPORTED_THINGS,
  SUSPENSION_DAYS,
} from './moderation-rules.ts'
import { PersonSchema } from './people.ts'
import { POST_STATES } from './space-rules.ts'

export const reportThing = endpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'member',
  summary:
    'Tell the moderators about something that the member can see. A second report of a member replaces the first',
  input: z.object({
    thing: z.enum(REPORTED_THINGS),
    id: IdSchema,
    reason: z.enum(REPORT_REASONS),
    note: z.nullable(multiLineText(REPORT_NOTE_MAX_LENGTH)),
  }),
  output: z.object({}),
  errors: ['not-found', 'moderation.own-thing'],
  status: 202,
})

const DecisionSchema = z.object({
  id: IdSchema,
  act: z.enum(MODERATION_ACTS),
  /** What the member is told; empty where nothing was told. */
  reason: z.string(),
  /** Of a suspension. */
  until: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  /** When it was taken back. */
  lifted_at: z.nullable(z.iso.datetime()),
})

const AppealSchema = z.object({
  text: z.string(),
  created_at: z.iso.datetime(),
  /** Null until it is decided. */
  accepted: z.nullable(z.boolean()),
  answer: z.nullable(z.string()),
})

/** A reported thing as moderators see it. */
export const CaseSchema = z.object({
  id: IdSchema,
  thing: z.enum(REPORTED_THINGS),
  cause: z.enum(CASE_CAUSES),
  /** Someone may be in danger: before all others. */
  is_urgent: z.boolean(),
  created_at: z.iso.datetime(),
  /** The page that shows it; null where there is none. */
  path: z.nullable(z.string()),
  /** What it said when it was first reported. */
  words: z.string(),
  /** What a post says now, if its author has changed it since. */
  words_now: z.nullable(z.string()),
  /** The post that a reply answers. */
  context: z.nullable(z.string()),
  /** The messages around one that its addressee reported, oldest first; nothing else of the thread is shown. */
  near: z.array(z.object({ is_reported: z.boolean(), is_by_person: z.boolean(), text: z.string() })),
  /** Of a post. */
  state: z.nullable(z.enum(POST_STATES)),
  person: z.nullable(PersonSchema),
  /** Warnings and suspensions of the last months. */
  strikes: z.number(),
  reports: z.array(
    z.object({
      reason: z.enum(REPORT_REASONS),
      note: z.nullable(z.string()),
      /** Null for an automatic report. */
      reporter_name: z.nullable(z.string()),
      created_at: z.iso.datetime(),
    }),
  ),
  notes: z.array(
    z.object({ id: IdSchema, text: z.string(), author_name: z.nullable(z.string()), created_at: z.iso.datetime() }),
  ),
  decision: z.nullable(
    z.extend(DecisionSchema, {
      decided_by_name: z.nullable(z.string()),
      is_own: z.boolean(),
      appeal: z.nullable(AppealSchema),
    }),
  ),
})
export type Case = z.infer<typeof CaseSchema>

export const listCases = endpoint({
  method: 'GET',
  path: '/api/moderation/cases',
  access: 'use-coach-desk',
  summary:
    'What was reported, urgent ones first, 20 at a time: for admins all of it, for a coach what is in the own space',
  input: z.object({ filter: z.optional(z.enum(CASE_FILTERS)), cursor: z.optional(CursorSchema) }),
  output: z.object({ cases: z.array(CaseSchema), next: z.nullable(z.string()) }),
  errors: [],
})

const one = { id: IdSchema }
const ReasonSchema = multiLineText(MODERATION_REASON_MAX_LENGTH)

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/moderation/cases/:id/decision',
  access: 'use-coach-desk',
  summary: 'Decide about a reported thing; closes all reports of it. The author is told, except when it is dismissed',
  input: z.object({
    ...one,
    act: z.enum(MODERATION_ACTS),
    /** For the author. Needed for everything but `dismiss`. */
    reason: z.optional(ReasonSchema),
    /** Needed to suspend; also possible with `remove_everything`. */
    days: z.optional(z.literal(SUSPENSION_DAYS)),
  }),
  output: z.object({}),
  errors: [
    'spaces.suspended',
    'not-found',
    'moderation.already-decided',
    'moderation.admins-only',
    'moderation.person-gone',
  ],
})

export const addModeratorNote = endpoint({
  method: 'POST',
  path: '/api/moderation/cases/:id/notes',
  access: 'use-coach-desk',
  summary: 'Write a note that only moderators see',
  input: z.object({ ...one, text: multiLineText(MODERATOR_NOTE_MAX_LENGTH) }),
  output: z.object({}),
  errors: ['spaces.suspended', 'not-found'],
  status: 201,
})

export const takeDecisionBack = endpoint({
  method: 'POST',
  path: '/api/moderation/decisions/:id/take-back',
  access: 'use-coach-desk',
  summary: 'Undo a decision: what was removed is shown again, a suspension ends, the strike does not count',
  input: z.object({ ...one, reason: ReasonSchema }),
  output: z.object({}),
  errors: ['spaces.suspended', 'not-found', 'moderation.already-decided', 'moderation.admins-only'],
})

/** What was decided about the member. */
const OwnDecisionSchema = z.extend(DecisionSchema, {
  /** What it was about; empty for a person. */
  words: z.string(),
  thing: z.enum(REPORTED_THINGS),
  appeal: z.nullable(AppealSchema),
  may_appeal: z.boolean(),
})
export type OwnDecision = z.infer<typeof OwnDecisionSchema>

export const listOwnDecisions = endpoint({
  method: 'GET',
  path: '/api/moderation/decisions',
  access: 'member',
  summary: 'What moderators decided about this member, newest first',
  input: z.object({}),
  output: z.object({
    decisions: z.array(OwnDecisionSchema),
    /** While suspended. */
    suspended_until: z.nullable(z.iso.datetime()),
  }),
  errors: [],
})

export const appealDecision = endpoint({
  method: 'POST',
  path: '/api/moderation/decisions/:id/appeal',
  access: 'member',
  summary: 'Ask for a second look at a decision about oneself, once',
  input: z.object({ ...one, text: multiLineText(APPEAL_MAX_LENGTH) }),
  output: z.object({}),
  errors: ['not-found', 'moderation.already-appealed'],
  status: 201,
})

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/moderation/decisions/:id/appeal/decision',
  access: 'administer',
  summary:
    'Accept an appeal, which undoes the decision, or deny it. By another admin than the first, where there is one',
  input: z.object({ ...one, accepted: z.boolean(), answer: ReasonSchema }),
  output: z.object({}),
  errors: ['spaces.suspended', 'not-found', 'moderation.already-decided', 'moderation.own-decision'],
})
