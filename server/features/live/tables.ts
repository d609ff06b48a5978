import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LIVE_PLACES, LIVE_REPEATS, OCCURRENCE_STATES, RSVP_STATES } from '#contract/live-rules.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'
import { spaces } from '#server/features/spaces/tables.ts'

/** A rule, not a list of dates: 'Thursdays at 19:00 in Los Angeles' stays 19:00 there when the clocks change. */
export const live_events = pgTable(
  'live_events',
  {
    id: id(),
    space_id: uuid()
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    /** Of an event that ships with Kiai: its texts are content, until a host writes others. */
    content_id: text(),
    title: text(),
    about: text(),
    repeat: text({ enum: LIVE_REPEATS }).notNull(),
    first_day: date().notNull(),
    last_day: date(),
    /** The time of day in `time_zone`, such as 19:00. */
    start_time: text().notNull(),
    time_zone: text().notNull(),
    minutes: integer().notNull(),
    place: text({ enum: LIVE_PLACES }).notNull(),
    join_url: text(),
    address: text(),
    map_url: text(),
    seats: integer(),
    ended_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    check('live_events_repeat_known', oneOf(table.repeat, LIVE_REPEATS)),
    check('live_events_place_known', oneOf(table.place, LIVE_PLACES)),
    uniqueIndex('live_events_content_once').on(table.content_id),
    index('live_events_of_space').on(table.space_id),
  ],
)

/**
 * One date of an event, stored when someone touches it: an answer, a question, an exception, a recap. `day` is the date of
 * the rule, also after a move.
 */
export const live_occurrences = pgTable(
  'live_occurrences',
  {
    event_id: uuid()
      .notNull()
      .references(() => live_events.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    starts_at: moment().notNull(),
    minutes: integer().notNull(),
    state: text({ enum: OCCURRENCE_STATES }).notNull().default('planned'),
    /** Its state before a change of the rule dropped the date, which cancelled it. Given back if the rule has the date again. */
    dropped_state: text({ enum: OCCURRENCE_STATES }),
    /** Seats that are taken or kept; without a limit, how many go. */
    seats_taken: integer().notNull().default(0),
    /** Counts changes of time and state, for calendars. */
    sequence: integer().notNull().default(0),
    agenda: text(),
    notes: text(),
    recording_url: text(),
    recap: text(),
    /** The key of the post, so that it is published once. */
    recap_key: uuid().notNull().default(sql`gen_random_uuid()`),
    recap_post_id: uuid(),
    recap_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.day] }),
    check('live_occurrences_state_known', oneOf(table.state, OCCURRENCE_STATES)),
    check('live_occurrences_dropped_state_known', oneOf(table.dropped_state, OCCURRENCE_STATES)),
    check('live_occurrences_seats_counted', sql`${table.seats_taken} >= 0`),
    index('live_occurrences_by_start').on(table.starts_at),
    index('live_occurrences_by_recap').on(table.recap_at).where(sql`${table.recap_at} is not null`),
  ],
)

export const live_rsvps = pgTable(
  'live_rsvps',
  {
    event_id: uuid().notNull(),
    day: date().notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: RSVP_STATES }).notNull(),
    /** When this answer was given: the place in the line. */
    answered_at: moment().notNull(),
    offered_until: moment(),
    /** The last reminder that was sent: 24 or 1 hours before. */
    reminded_hours: integer(),
    attended_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.day, table.user_id] }),
    foreignKey({
      columns: [table.event_id, table.day],
      foreignColumns: [live_occurrences.event_id, live_occurrences.day],
      name: 'live_rsvps_occurrence',
    }).onDelete('cascade'),
    check('live_rsvps_state_known', oneOf(table.state, RSVP_STATES)),
    index('live_rsvps_by_user').on(table.user_id),
    index('live_rsvps_in_line').on(table.event_id, table.day, table.answered_at).where(sql`${table.state} = 'waiting'`),
    index('live_rsvps_offered').on(table.offered_until).where(sql`${table.state} = 'offered'`),
  ],
)

export const live_questions = pgTable(
  'live_questions',
  {
    id: id(),
    event_id: uuid().notNull(),
    day: date().notNull(),
    author_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    answered_minute: integer(),
    created_at: createdAt(),
    /** By a moderator, who may take it back. */
    removed_at: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.event_id, table.day],
      foreignColumns: [live_occurrences.event_id, live_occurrences.day],
      name: 'live_questions_occurrence',
    }).onDelete('cascade'),
    index('live_questions_of_occurrence').on(table.event_id, table.day),
    index('live_questions_of_author').on(table.author_id),
  ],
)

export const live_votes = pgTable(
  'live_votes',
  {
    question_id: uuid()
      .notNull()
      .references(() => live_questions.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.question_id, table.user_id] }),
    index('live_votes_by_user').on(table.user_id),
  ],
)

/** The secret address of a member's calendar is made from `id`; another id ends it. */
export const live_calendars = pgTable(
  'live_calendars',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('live_calendars_id_once').on(table.id)],
)
