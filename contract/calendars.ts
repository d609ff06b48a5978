import * as z from 'zod/mini'
import {
  BREAK_MINUTES,
  BUSY_PROBLEMS,
  HORIZON_DAYS,
  MEETING_KINDS,
  MOST_OPENINGS,
  MOST_SPECIAL_DAYS,
  MOST_WINDOWS_A_DAY,
  NOTICE_HOURS,
} from './calendar-rules.ts'
import { endpoint } from './endpoint.ts'
import { DaySchema, HttpsUrlSchema, IdSchema, MomentSchema, SlugSchema, TimeZoneSchema } from './fields.ts'
import { SellerSchema } from './marketplace.ts'

const isSlug = (text: string) => SlugSchema.safeParse(text).success

const FromSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const ToSchema = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))

const isForward = z.refine<{ from: string; to: string }>(({ from, to }) => from < to, { path: ['to'] })
const DayWindowSchema = z.object({ from: FromSchema, to: ToSchema }).check(isForward)
const WeekWindowSchema = z
  .object({ weekday: z.int().check(z.gte(1), z.lte(7)), from: FromSchema, to: ToSchema })
  .check(isForward)

const within = ({ least, most }: { least: number; most: number }) => z.int().check(z.gte(least), z.lte(most))

const HoursSchema = z.object({
  time_zone: TimeZoneSchema,
  /** Every week, in the coach's zone. */
  windows: z.array(WeekWindowSchema).check(z.maxLength(7 * MOST_WINDOWS_A_DAY)),
  /** Days that differ: none of the hours is a day off. Each day once. */
  days: z
    .array(z.object({ day: DaySchema, windows: z.array(DayWindowSchema).check(z.maxLength(MOST_WINDOWS_A_DAY)) }))
    .check(
      z.maxLength(MOST_SPECIAL_DAYS),
      z.refine((days) => new Set(days.map(({ day }) => day)).size === days.length),
    ),
  /** After each session. */
  break_minutes: within(BREAK_MINUTES),
  /** How long before its begin a session can be booked at the latest. */
  notice_hours: within(NOTICE_HOURS),
  horizon_days: within(HORIZON_DAYS),
  meeting_kind: z.enum(MEETING_KINDS),
  /** Needed for `link`, and for the groups of `peer`; members see it shortly before the session. */
  meeting_url: z.nullable(HttpsUrlSchema),
})
export type CalendarHours = z.infer<typeof HoursSchema>

export const CalendarSchema = z.extend(HoursSchema, {
  seller: SellerSchema,
  /** False without any hours, as at first: then nothing can be booked. */
  is_open: z.boolean(),
  /** The ways to meet that work here. */
  meeting_kinds: z.array(z.enum(MEETING_KINDS)),
  busy: z.nullable(
    z.object({
      /** Without what may be secret in it: the host, and the end of the path. */
      shown_address: z.string(),
      /** When it was last read without a problem. */
      read_at: z.nullable(z.iso.datetime()),
      problem: z.nullable(z.enum(BUSY_PROBLEMS)),
    }),
  ),
})
export type Calendar = z.infer<typeof CalendarSchema>

const bySlug = z.object({ slug: SlugSchema })

export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/calendars/:slug',
  access: 'use-coach-desk',
  summary: 'The hours of a coach, for the coach; those of personas and house coaches for admins',
  input: bySlug,
  output: CalendarSchema,
  errors: ['not-found'],
})

export const changeCalendar = endpoint({
  method: 'PUT',
  path: '/api/calendars/:slug',
  access: 'use-coach-desk',
  summary: 'Change the hours. What is booked stays booked; how much of it is now outside the hours is said',
  input: z.extend(HoursSchema, { slug: SlugSchema }),
  output: z.extend(CalendarSchema, {
    booked_outside: z.number(),
    /** The first of them. */
    outside: z.array(
      z.object({ booking_id: IdSchema, starts_at: z.iso.datetime(), title: z.string(), names: z.array(z.string()) }),
    ),
  }),
  errors: ['not-found', 'calendars.meeting-not-possible', 'calendars.groups-need-link'],
})

export const changeBusyAddress = endpoint({
  method: 'PUT',
  path: '/api/calendars/:slug/busy',
  access: 'use-coach-desk',
  summary: 'The address of a calendar whose times cannot be booked, read at once; null for none',
  input: z.object({ slug: SlugSchema, address: z.nullable(HttpsUrlSchema) }),
  output: CalendarSchema,
  errors: ['not-found', 'calendars.busy-refused', 'calendars.busy-unreadable'],
})

const WeekTimeSchema = z.object({
  /** Of a booking in it: its page. */
  booking_id: IdSchema,
  title: z.string(),
  starts_at: z.iso.datetime(),
  minutes: z.number(),
  /** Of those who come, or are paying. */
  names: z.array(z.string()),
  seats: z.number(),
  is_held: z.boolean(),
})
export type WeekTime = z.infer<typeof WeekTimeSchema>

export const readWeek = endpoint({
  method: 'GET',
  path: '/api/calendars/:slug/week',
  access: 'use-coach-desk',
  summary: 'Seven days of a calendar in its own zone: what is booked, busy and open',
  input: z.object({ slug: SlugSchema, from: DaySchema }),
  output: z.object({
    time_zone: z.string(),
    booked: z.array(WeekTimeSchema),
    busy: z.array(z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })),
    /** The hours of these days, days off and extra days included. */
    open: z.array(z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })),
  }),
  errors: ['not-found'],
})

const SlugsSchema = z
  .string()
  .check(z.refine((list) => list.split(',').length <= MOST_OPENINGS && list.split(',').every(isSlug)))

const OpeningSchema = z.object({
  slug: z.string(),
  /** The cheapest session that costs something. */
  from: z.nullable(z.object({ price_minor: z.number(), currency: z.string() })),
  /** The length of a session for one member that is free; null without one. */
  free_minutes: z.nullable(z.number()),
  /** The first time at which the shortest session can be booked. */
  next_at: z.nullable(z.iso.datetime()),
})
export type Opening = z.infer<typeof OpeningSchema>

export const listOpenings = endpoint({
  method: 'GET',
  path: '/api/openings',
  access: 'member',
  summary: 'Of several coaches, by their slugs with commas between: what a session costs and when the next one is open',
  input: z.object({ slugs: SlugsSchema }),
  output: z.object({ openings: z.array(OpeningSchema) }),
  errors: [],
})

/** A booking of the reader, or with the reader, that is to be moved: its own time does not stand in its way. */
const moving = z.optional(IdSchema)

const OpenTimeSchema = z.object({
  starts_at: z.iso.datetime(),
  /** Of a group; 1 for a session with one member. */
  seats_left: z.number(),
})
export type OpenTime = z.infer<typeof OpenTimeSchema>

const OwnSessionSchema = z.object({
  booking_id: IdSchema,
  title: z.string(),
  starts_at: z.iso.datetime(),
  minutes: z.number(),
})

export const listTimes = endpoint({
  method: 'GET',
  path: '/api/offers/:id/times',
  access: 'member',
  summary: 'When a session or a session of a package can be booked, in one month of the reader’s zone',
  input: z.object({
    id: IdSchema,
    month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
    time_zone: TimeZoneSchema,
    moving,
  }),
  output: z.object({
    seller: SellerSchema,
    /** The coach's zone, shown beside the reader's own. */
    coach_zone: z.string(),
    minutes: z.number(),
    seats: z.number(),
    meeting_kind: z.enum(MEETING_KINDS),
    times: z.array(OpenTimeSchema),
    /** What the reader has with other coaches in this month: who books the same hour twice is warned first. */
    own: z.array(OwnSessionSchema),
    /** The first open time after this month, so that an empty month leads somewhere; null without one. */
    next: z.nullable(z.iso.datetime()),
  }),
  errors: ['not-found', 'orders.offer-gone'],
})

export const listNearestTimes = endpoint({
  method: 'GET',
  path: '/api/offers/:id/times/near',
  access: 'member',
  summary: 'The three open times nearest to a moment, for someone whose time was taken',
  input: z.object({ id: IdSchema, at: MomentSchema, moving }),
  output: z.object({ times: z.array(OpenTimeSchema) }),
  errors: ['not-found', 'orders.offer-gone'],
})
