import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import {
  DaySchema,
  HttpsUrlSchema,
  IdSchema,
  MomentSchema,
  multiLineText,
  oneLineText,
  SlugSchema,
  TimeZoneSchema,
} from './fields.ts'
import {
  LIVE_ABOUT_MAX_LENGTH,
  LIVE_ADDRESS_MAX_LENGTH,
  LIVE_MINUTES,
  LIVE_MOST_SEATS,
  LIVE_NOTES_MAX_LENGTH,
  LIVE_PLACES,
  LIVE_REPEATS,
  LIVE_TITLE_MAX_LENGTH,
  OCCURRENCE_ID_PATTERN,
  OCCURRENCE_STATES,
  QUESTION_MAX_LENGTH,
  RECAP_MAX_LENGTH,
  RSVP_ANSWERS,
  RSVP_STATES,
} from './live-rules.ts'
import { PersonSchema } from './people.ts'

/** The date at the end must exist in the calendar. */
const OccurrenceIdSchema = z.string().check(
  z.regex(OCCURRENCE_ID_PATTERN),
  z.refine((id) => z.safeParse(DaySchema, id.slice(-10)).success),
)

const LocalTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** One date of a live event, as everyone who may see the door of its space sees it. */
const OccurrenceSchema = z.object({
  id: z.string(),
  event_id: IdSchema,
  space_id: IdSchema,
  space_slug: z.string(),
  space_name: z.string(),
  /** In the reader's language where the event ships with Kiai. */
  title: z.string(),
  about: z.string(),
  starts_at: z.iso.datetime(),
  minutes: z.number(),
  /** Where the event has its time: it is shown beside the reader's own. */
  time_zone: z.string(),
  repeat: z.enum(LIVE_REPEATS),
  place: z.enum(LIVE_PLACES),
  state: z.enum(OCCURRENCE_STATES),
  /** Null without a limit. */
  seats: z.nullable(z.number()),
  seats_left: z.nullable(z.number()),
  going: z.number(),
  mine: z.nullable(z.enum(RSVP_STATES)),
  may_enter: z.boolean(),
  has_recap: z.boolean(),
})
export type Occurrence = z.infer<typeof OccurrenceSchema>

const QuestionSchema = z.object({
  id: IdSchema,
  author: z.nullable(PersonSchema),
  body: z.string(),
  votes: z.number(),
  is_mine: z.boolean(),
  has_my_vote: z.boolean(),
  /** The minute of the event, or of its recording, in which it was answered. */
  answered_minute: z.nullable(z.number()),
})
export type LiveQuestion = z.infer<typeof QuestionSchema>

/** With what only those who may enter the space see; for others the rest is empty. */
const OccurrencePageSchema = z.extend(OccurrenceSchema, {
  /** May change the event, answer and publish: the coach of the space, and admins. */
  may_host: z.boolean(),
  address: z.nullable(z.string()),
  map_url: z.nullable(z.string()),
  /** From then until the end one can join. */
  joins_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Null outside that time, and where the host gave none. */
  join_url: z.nullable(z.string()),
  attended: z.boolean(),
  /** Until when a freed seat is kept for the reader. */
  offered_until: z.nullable(z.iso.datetime()),
  questions: z.array(QuestionSchema),
  agenda: z.nullable(z.string()),
  recording_url: z.nullable(z.string()),
  /** For everyone once it is published; before that for hosts. */
  recap: z.nullable(z.string()),
  recap_post_id: z.nullable(IdSchema),
  /** For hosts. */
  notes: z.nullable(z.string()),
  waiting: z.number(),
})
export type OccurrencePage = z.infer<typeof OccurrencePageSchema>

const byId = z.object({ id: OccurrenceIdSchema })

export const listLive = endpoint({
  method: 'GET',
  path: '/api/live',
  access: 'member',
  summary: 'What is next in the spaces whose door the member may see, and the newest recaps',
  input: z.object({ space: z.optional(SlugSchema), from: z.optional(MomentSchema) }),
  output: z.object({
    occurrences: z.array(OccurrenceSchema),
    /** Where the next page begins. */
    next: z.nullable(z.iso.datetime()),
    recaps: z.array(OccurrenceSchema),
    /** Spaces in which the member may make events. */
    hosts: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
  errors: [],
})

export const readOccurrence = endpoint({
  method: 'GET',
  path: '/api/live/:id',
  access: 'member',
  summary: 'One date of a live event; a free member sees when it is, and what it is about',
  input: byId,
  output: OccurrencePageSchema,
  errors: ['not-found'],
})

export const answerInvitation = endpoint({
  method: 'PUT',
  path: '/api/live/:id/rsvp',
  access: 'enter-network',
  summary: 'Going, waiting for a seat, or not going',
  input: z.object({ id: OccurrenceIdSchema, answer: z.enum(RSVP_ANSWERS) }),
  output: OccurrencePageSchema,
  errors: ['not-found', 'spaces.needs-elite', 'spaces.clients-only', 'live.full', 'live.over', 'live.cancelled'],
})

export const joinLive = endpoint({
  method: 'POST',
  path: '/api/live/:id/join',
  access: 'enter-network',
  summary: 'Join an event that is about to begin or under way: counts once as attendance',
  input: byId,
  output: OccurrencePageSchema,
  errors: [
    'not-found',
    'spaces.needs-elite',
    'spaces.clients-only',
    'live.over',
    'live.cancelled',
    'live.too-early',
    'live.no-seat',
  ],
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/live/:id/questions',
  access: 'enter-network',
  summary: 'Ask a question before or during an event',
  input: z.object({ id: OccurrenceIdSchema, body: oneLineText(QUESTION_MAX_LENGTH) }),
  /** With help for an author whose words read as if they were in danger. */
  output: z.extend(OccurrencePageSchema, { help: z.nullable(z.string()) }),
  errors: [
    'not-found',
    'spaces.needs-elite',
    'spaces.clients-only',
    'spaces.suspended',
    'live.over',
    'live.cancelled',
    'live.too-many-questions',
  ],
  status: 201,
})

export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/api/live-questions/:id',
  access: 'member',
  summary: 'Delete a question of one’s own; hosts may delete any',
  input: z.object({ id: IdSchema }),
  output: z.object({}),
  errors: ['spaces.suspended', 'not-found'],
})

export const voteForQuestion = endpoint({
  method: 'PUT',
  path: '/api/live-questions/:id/vote',
  access: 'enter-network',
  summary: 'Vote for a question of somebody else, or take the vote back',
  input: z.object({ id: IdSchema, wanted: z.boolean() }),
  output: OccurrencePageSchema,
  errors: ['spaces.suspended', 'not-found', 'spaces.needs-elite', 'spaces.clients-only', 'live.own-question'],
})

export const markAnswered = endpoint({
  method: 'PUT',
  path: '/api/live-questions/:id/answered',
  access: 'use-coach-desk',
  summary: 'The host marks a question as answered with its minute; null takes it back',
  input: z.object({ id: IdSchema, minute: z.nullable(z.int().check(z.gte(0), z.lte(LIVE_MINUTES.most))) }),
  output: OccurrencePageSchema,
  errors: ['spaces.suspended', 'not-found'],
})

export const readLiveCalendar = endpoint({
  method: 'GET',
  path: '/api/live/:id/calendar.ics',
  access: 'member',
  summary: 'A calendar file with this date',
  input: byId,
  output: z.string(),
  errors: ['not-found'],
})

const FeedSchema = z.object({ address: z.nullable(z.string()) })

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/live-calendar',
  access: 'member',
  summary: 'The secret address of the member’s calendar of live events; null while there is none',
  input: z.object({}),
  output: FeedSchema,
  errors: [],
})

export const changeCalendarFeed = endpoint({
  method: 'PUT',
  path: '/api/live-calendar',
  access: 'member',
  summary: 'A new secret address for the calendar, or none: the earlier one stops working',
  input: z.object({ wanted: z.boolean() }),
  output: FeedSchema,
  errors: [],
})

export const followCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/live-calendar/:token/kiai.ics',
  access: 'everyone',
  summary: 'What the owner of this secret address goes to, for calendar programs',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.string(),
  errors: ['not-found'],
})

const LiveEventFields = {
  title: oneLineText(LIVE_TITLE_MAX_LENGTH),
  about: multiLineText(LIVE_ABOUT_MAX_LENGTH),
  repeat: z.enum(LIVE_REPEATS),
  first_day: DaySchema,
  /** The last day on which it can take place; null without an end. */
  last_day: z.nullable(DaySchema),
  start_time: LocalTimeSchema,
  time_zone: TimeZoneSchema,
  minutes: z.int().check(z.gte(LIVE_MINUTES.least), z.lte(LIVE_MINUTES.most)),
  place: z.enum(LIVE_PLACES),
  /** Of an online event; it can be given later. */
  join_url: z.nullable(HttpsUrlSchema),
  /** Of an event in person. */
  address: z.nullable(oneLineText(LIVE_ADDRESS_MAX_LENGTH)),
  map_url: z.nullable(HttpsUrlSchema),
  seats: z.nullable(z.int().check(z.gte(1), z.lte(LIVE_MOST_SEATS))),
}
const LiveEventInput = z.object(LiveEventFields)
export type LiveEventValues = z.output<typeof LiveEventInput>

const LiveEventSchema = z.extend(LiveEventInput, { id: IdSchema, space_slug: z.string() })
export type LiveEvent = z.infer<typeof LiveEventSchema>

export const addLiveEvent = endpoint({
  method: 'POST',
  path: '/api/spaces/:slug/live',
  access: 'use-coach-desk',
  summary: 'Make a live event in a space, for its coach and admins',
  input: z.extend(LiveEventInput, { slug: SlugSchema }),
  output: z.object({ id: z.string() }),
  errors: ['spaces.suspended', 'not-found', 'session.forbidden', 'live.no-dates'],
  status: 201,
})

export const readLiveEvent = endpoint({
  method: 'GET',
  path: '/api/live-events/:id',
  access: 'use-coach-desk',
  summary: 'The rule of a live event, for its hosts',
  input: z.object({ id: IdSchema }),
  output: LiveEventSchema,
  errors: ['not-found'],
})

export const changeLiveEvent = endpoint({
  method: 'PUT',
  path: '/api/live-events/:id',
  access: 'use-coach-desk',
  summary: 'Change a live event: those who go to a date that moves or goes away are told',
  input: z.extend(LiveEventInput, { id: IdSchema }),
  output: z.object({}),
  errors: ['spaces.suspended', 'not-found', 'live.no-dates'],
})

export const endLiveEvent = endpoint({
  method: 'DELETE',
  path: '/api/live-events/:id',
  access: 'use-coach-desk',
  summary: 'No more dates of this event: those who go to one that is to come are told',
  input: z.object({ id: IdSchema }),
  output: z.object({}),
  errors: ['not-found'],
})

export const moveOccurrence = endpoint({
  method: 'PUT',
  path: '/api/live/:id/time',
  access: 'use-coach-desk',
  summary: 'Move one date to another time, in the time zone of the event, and tell those who go',
  input: z.object({ id: OccurrenceIdSchema, day: DaySchema, start_time: LocalTimeSchema }),
  output: OccurrencePageSchema,
  errors: ['spaces.suspended', 'not-found', 'live.over', 'live.cancelled'],
})

export const cancelOccurrence = endpoint({
  method: 'POST',
  path: '/api/live/:id/cancel',
  access: 'use-coach-desk',
  summary: 'Cancel one date, and tell those who go',
  input: byId,
  output: OccurrencePageSchema,
  errors: ['not-found', 'live.over'],
})

export const saveNotes = endpoint({
  method: 'PUT',
  path: '/api/live/:id/notes',
  access: 'use-coach-desk',
  summary: 'The agenda, the host’s notes and the recording of one date',
  input: z.object({
    id: OccurrenceIdSchema,
    agenda: z.nullable(multiLineText(LIVE_NOTES_MAX_LENGTH)),
    notes: z.nullable(multiLineText(LIVE_NOTES_MAX_LENGTH)),
    recording_url: z.nullable(HttpsUrlSchema),
  }),
  output: OccurrencePageSchema,
  errors: ['spaces.suspended', 'not-found'],
})

export const draftRecap = endpoint({
  method: 'POST',
  path: '/api/live/:id/recap/draft',
  access: 'use-coach-desk',
  summary: 'A draft from the agenda, the notes and the answered questions; nothing is stored',
  input: byId,
  output: z.object({ text: z.string() }),
  errors: ['not-found', 'live.recap-empty'],
})

export const saveRecap = endpoint({
  method: 'PUT',
  path: '/api/live/:id/recap',
  access: 'use-coach-desk',
  summary: 'Keep the text of the recap, and publish it to the space where wanted; it is published once',
  input: z.object({ id: OccurrenceIdSchema, text: multiLineText(RECAP_MAX_LENGTH), publish: z.boolean() }),
  output: OccurrencePageSchema,
  errors: ['not-found', 'spaces.not-joined', 'spaces.suspended'],
})
