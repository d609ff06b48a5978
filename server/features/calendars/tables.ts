import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { BOOKING_OUTCOMES, BOOKING_SIDES, BOOKING_STATES } from '#contract/booking-rules.ts'
import { BUSY_PROBLEMS, type DayWindow, MEETING_KINDS, type WeekWindow } from '#contract/calendar-rules.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'
import { offers } from '#server/features/marketplace/tables.ts'
import { orders } from '#server/features/orders/tables.ts'
import { plans } from '#server/features/plans/tables.ts'

/** When a coach can be booked: a human coach (`coach_id`), or a persona or house coach (`seller_slug`), as in `offers`. */
export const calendars = pgTable(
  'calendars',
  {
    id: id(),
    coach_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    seller_slug: text(),
    /** All hours are times of day in it, so that they stay the same there when the clocks change. */
    time_zone: text().notNull(),
    windows: jsonb().$type<WeekWindow[]>().notNull().default([]),
    break_minutes: integer().notNull(),
    notice_hours: integer().notNull(),
    horizon_days: integer().notNull(),
    meeting_kind: text({ enum: MEETING_KINDS }).notNull().default('link'),
    meeting_url: text(),
    /** A calendar of the coach elsewhere, whose times are busy here. Never shown whole: it may be secret. */
    busy_url: text(),
    busy_read_at: moment(),
    busy_tried_at: moment(),
    busy_problem: text({ enum: BUSY_PROBLEMS }),
    created_at: createdAt(),
  },
  (table) => [
    check('calendars_one_seller', sql`(${table.coach_id} is null) <> (${table.seller_slug} is null)`),
    check('calendars_meeting_kind_known', oneOf(table.meeting_kind, MEETING_KINDS)),
    check('calendars_busy_problem_known', oneOf(table.busy_problem, BUSY_PROBLEMS)),
    uniqueIndex('calendars_of_coach').on(table.coach_id),
    uniqueIndex('calendars_of_house').on(table.seller_slug),
    index('calendars_to_read').on(table.busy_tried_at).where(sql`${table.busy_url} is not null`),
  ],
)

/** Days that differ from the week: without windows a day off. */
export const calendar_days = pgTable(
  'calendar_days',
  {
    calendar_id: uuid()
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    windows: jsonb().$type<DayWindow[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.calendar_id, table.day] })],
)

/** What the busy calendar says, replaced with each reading. */
export const busy_times = pgTable(
  'busy_times',
  {
    calendar_id: uuid()
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
  },
  (table) => [
    check('busy_times_forward', sql`${table.starts_at} < ${table.ends_at}`),
    index('busy_times_of_calendar').on(table.calendar_id, table.starts_at),
  ],
)

/**
 * A time of a calendar that is taken as long as `seats_taken` is not 0. An exclusion constraint (`booked_times_once`, written
 * in the migration) lets no two overlap in one `lane`: the calendar, or, for a persona, who can talk to many at once, the
 * time itself.
 */
export const booked_times = pgTable(
  'booked_times',
  {
    id: id(),
    calendar_id: uuid()
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    lane: uuid().notNull(),
    offer_id: uuid().references(() => offers.id, { onDelete: 'set null' }),
    starts_at: moment().notNull(),
    minutes: integer().notNull(),
    /** Its end and the break after it. */
    blocked_until: moment().notNull(),
    /** 1, or those of a group. Held seats count as taken. */
    seats: integer().notNull().default(1),
    seats_taken: integer().notNull().default(0),
    agenda: text(),
    coach_joined_at: moment(),
    coach_reminded_hours: integer(),
    recap: text(),
    next_steps: text().array().notNull().default(sql`'{}'::text[]`),
    suggested_at: moment(),
    recap_at: moment(),
    created_at: createdAt(),
  },
  (table) => [
    check('booked_times_forward', sql`${table.blocked_until} > ${table.starts_at} and ${table.minutes} > 0`),
    check('booked_times_seats_not_oversold', sql`${table.seats_taken} between 0 and ${table.seats}`),
    index('booked_times_of_calendar').on(table.calendar_id, table.starts_at).where(sql`${table.seats_taken} > 0`),
    index('booked_times_by_start').on(table.starts_at).where(sql`${table.seats_taken} > 0`),
    index('booked_times_by_offer').on(table.offer_id),
  ],
)

/** A member's place in a booked time. Moving it keeps the booking. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    time_id: uuid()
      .notNull()
      .references(() => booked_times.id, { onDelete: 'cascade' }),
    member_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: BOOKING_STATES }).notNull(),
    /** The order that pays for it, or the package it is one session of. */
    order_id: uuid().references(() => orders.id, { onDelete: 'set null' }),
    package_order_id: uuid().references(() => orders.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** While it is held. When it is over, the provider is asked before the time is free again. */
    held_until: moment(),
    /** Until then cancelling costs the member nothing. After a move by the coach: until it begins. */
    free_until: moment().notNull(),
    brief: text(),
    shares_file: boolean().notNull().default(false),
    /** How often its member has moved it. */
    moves: smallint().notNull().default(0),
    /** Counts changes, for calendars. */
    sequence: integer().notNull().default(0),
    joined_at: moment(),
    outcome: text({ enum: BOOKING_OUTCOMES }),
    /** The last reminder that was sent: 24 or 1 hours before. */
    reminded_hours: integer(),
    /** The news that were told: a job that is done again tells nothing twice. */
    told: text().array().notNull().default(sql`'{}'::text[]`),
    cancelled_by: text({ enum: BOOKING_SIDES }),
    cancel_reason: text(),
    plan_id: uuid().references(() => plans.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    ended_at: moment(),
  },
  (table) => [
    check('bookings_state_known', oneOf(table.state, BOOKING_STATES)),
    check('bookings_outcome_known', oneOf(table.outcome, BOOKING_OUTCOMES)),
    check('bookings_cancelled_by_known', oneOf(table.cancelled_by, BOOKING_SIDES)),
    check('bookings_held_until', sql`(${table.state} = 'held') = (${table.held_until} is not null)`),
    check('bookings_paid_one_way', sql`${table.order_id} is null or ${table.package_order_id} is null`),
    // An order is for one time.
    uniqueIndex('bookings_of_order').on(table.order_id),
    index('bookings_of_package').on(table.package_order_id),
    index('bookings_of_time').on(table.time_id),
    index('bookings_of_member').on(table.member_id, table.created_at),
    index('bookings_held').on(table.held_until).where(sql`${table.state} = 'held'`),
    index('bookings_of_plan').on(table.plan_id),
  ],
)

/** What coach and members write down during a session, for everyone in it. */
export const booking_notes = pgTable(
  'booking_notes',
  {
    /** Made by the page, so that a note which is sent twice is stored once. */
    id: uuid().primaryKey(),
    time_id: uuid()
      .notNull()
      .references(() => booked_times.id, { onDelete: 'cascade' }),
    author_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('booking_notes_of_time').on(table.time_id, table.created_at),
    index('booking_notes_of_author').on(table.author_id),
  ],
)

/** Messages of WebRTC on their way from one browser to the other; deleted after a few minutes. */
export const booking_signals = pgTable(
  'booking_signals',
  {
    position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    booking_id: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    from_side: text({ enum: BOOKING_SIDES }).notNull(),
    signal: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('booking_signals_from_side_known', oneOf(table.from_side, BOOKING_SIDES)),
    index('booking_signals_of_booking').on(table.booking_id, table.position),
    index('booking_signals_by_age').on(table.created_at),
  ],
)
