import * as z from 'zod/mini'
import { BOOKING_SIDES } from './booking-rules.ts'
import { CHECK_IN_SOURCES } from './check-in-rules.ts'
import { endpoint } from './endpoint.ts'
import { IdSchema } from './fields.ts'
import { MEMBERSHIP_CHANGES } from './membership-rules.ts'
import { modesOf, NOTIFICATION_KINDS, NOTIFICATION_MODES, type NotificationKind } from './notification-rules.ts'
import { RANKS } from './people-rules.ts'

/** The values that the sentence of each kind needs. */
export const NotificationDetailsSchemas = {
  streak_milestone: z.object({ days: z.number() }),
  /** 'appointed': an admin made the member a coach without an application. */
  coach_application: z.object({
    decision: z.enum(['approved', 'denied', 'appointed']),
    reason: z.optional(z.string()),
  }),
  /**
   * An admin gave Elite, changed its end or took it back (`given`, `moved`, `ended`); `until` is null without an end. The
   * others are about a paid membership; `until` is the day that their sentence names.
   */
  membership: z.object({ change: z.enum(MEMBERSHIP_CHANGES), until: z.nullable(z.iso.datetime()) }),
  /** What happened to a purchase; for a seat that became free there is no order yet. */
  order: z.object({
    event: z.enum([
      'delivered',
      'sent',
      'refunded',
      'late',
      'declined',
      'unused',
      'session_used',
      'session_restored',
      'moved',
      'return_missing',
      'return_closed',
      'seat_offered',
      'review_answered',
      'review_hidden',
    ]),
    title: z.string(),
    order_id: z.nullable(IdSchema),
    offer_id: z.nullable(IdSchema),
  }),
  /** What happened to something that the member sells. `return_missing` is for admins, who decide about it. */
  sale: z.object({
    event: z.enum([
      'sold',
      'due_soon',
      'late',
      'return_asked',
      'return_missing',
      'return_closed',
      'cancelled',
      'reviewed',
    ]),
    title: z.string(),
    number: z.string(),
  }),
  /** A coach the member follows offers something new. */
  coach_news: z.object({ slug: z.string(), full_name: z.string(), title: z.string() }),
  /** Someone named the member in a post or a reply. `post_id` is the post to open. */
  mention: z.object({ full_name: z.string(), space_slug: z.string(), post_id: IdSchema }),
  /** Someone answered the member's post. */
  reply: z.object({ full_name: z.string(), space_slug: z.string(), post_id: IdSchema }),
  /** Moderators pinned a post in a space of the member. */
  space_news: z.object({ space_name: z.string(), space_slug: z.string(), post_id: IdSchema, words: z.string() }),
  /** About a live event that the member goes to or waits for. */
  live: z.object({
    event: z.enum(['soon', 'moved', 'cancelled', 'seat_offered', 'recap']),
    title: z.string(),
    occurrence_id: z.string(),
    starts_at: z.iso.datetime(),
  }),
  /** About a session with a coach, for both sides. `coach_absent`: the member waited, and nobody came. */
  booking: z.object({
    event: z.enum(['confirmed', 'moved', 'cancelled', 'soon', 'recap', 'coach_absent']),
    side: z.enum(BOOKING_SIDES),
    title: z.string(),
    booking_id: IdSchema,
    starts_at: z.iso.datetime(),
  }),
  /** How did it go? `day` is the member's day on which it is asked; the token answers without signing in. */
  check_in: z.object({
    source: z.enum(CHECK_IN_SOURCES),
    text: z.string(),
    due_date: z.iso.date(),
    day: z.iso.date(),
    token: z.string(),
  }),
  /** A human coach left a note on a step of the member's plan. */
  coach_note: z.object({ full_name: z.string(), step: z.string() }),
  message: z.object({ event: z.enum(['message', 'request']), full_name: z.string(), thread_id: IdSchema }),
  /** What a moderator decided about the member. `until` is given for a suspension. */
  moderation: z.object({
    event: z.enum(['removed', 'warned', 'suspended', 'restored', 'appeal_accepted', 'appeal_denied']),
    decision_id: IdSchema,
    reason: z.string(),
    until: z.nullable(z.iso.datetime()),
  }),
  rank: z.object({ rank: z.enum(RANKS) }),
  /** Someone wants to coach; for admins. */
  new_application: z.object({ full_name: z.string() }),
  /** A member asks for help; for admins. */
  support_message: z.object({ full_name: z.string(), email: z.string(), message: z.string() }),
  /** A review waits for a decision: it was reported, or its writer changed it after it was hidden; for admins. */
  reported_review: z.object({ cause: z.enum(['reported', 'changed']), title: z.string() }),
  /** Something in the Network waits for a decision: reported, held back or appealed; for moderators. */
  report: z.object({
    cause: z.enum(['reported', 'waiting', 'appealed', 'danger']),
    words: z.string(),
    /** Where the moderator decides: coaches only see what is in their own space. */
    queue: z.enum(['admin', 'coach']),
  }),
} satisfies Record<NotificationKind, z.ZodMiniType>
export type NotificationDetails = { [Kind in NotificationKind]: z.infer<(typeof NotificationDetailsSchemas)[Kind]> }

const moments = { read_at: z.nullable(z.iso.datetime()), created_at: z.iso.datetime() }

export const NotificationSchema = z.discriminatedUnion('kind', [
  z.object({
    id: IdSchema,
    kind: z.literal('streak_milestone'),
    details: NotificationDetailsSchemas.streak_milestone,
    ...moments,
  }),
  z.object({
    id: IdSchema,
    kind: z.literal('coach_application'),
    details: NotificationDetailsSchemas.coach_application,
    ...moments,
  }),
  z.object({ id: IdSchema, kind: z.literal('membership'), details: NotificationDetailsSchemas.membership, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('order'), details: NotificationDetailsSchemas.order, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('sale'), details: NotificationDetailsSchemas.sale, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('coach_news'), details: NotificationDetailsSchemas.coach_news, ...moments }),
  z.object({
    id: IdSchema,
    kind: z.literal('new_application'),
    details: NotificationDetailsSchemas.new_application,
    ...moments,
  }),
  z.object({
    id: IdSchema,
    kind: z.literal('support_message'),
    details: NotificationDetailsSchemas.support_message,
    ...moments,
  }),
  z.object({
    id: IdSchema,
    kind: z.literal('reported_review'),
    details: NotificationDetailsSchemas.reported_review,
    ...moments,
  }),
  z.object({ id: IdSchema, kind: z.literal('mention'), details: NotificationDetailsSchemas.mention, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('reply'), details: NotificationDetailsSchemas.reply, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('space_news'), details: NotificationDetailsSchemas.space_news, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('live'), details: NotificationDetailsSchemas.live, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('booking'), details: NotificationDetailsSchemas.booking, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('check_in'), details: NotificationDetailsSchemas.check_in, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('coach_note'), details: NotificationDetailsSchemas.coach_note, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('message'), details: NotificationDetailsSchemas.message, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('moderation'), details: NotificationDetailsSchemas.moderation, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('rank'), details: NotificationDetailsSchemas.rank, ...moments }),
  z.object({ id: IdSchema, kind: z.literal('report'), details: NotificationDetailsSchemas.report, ...moments }),
])
export type Notification = z.infer<typeof NotificationSchema>

export const NOTIFICATION_PAGE = 20

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  summary: 'Newest first, a page at a time; `before` is the id of the last one already shown',
  input: z.object({ before: z.optional(IdSchema) }),
  output: z.object({
    notifications: z.array(NotificationSchema),
    unread: z.number(),
    more: z.boolean(),
  }),
  errors: [],
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'member',
  summary: 'Mark one notification as read, or all of them',
  input: z.object({ id: z.optional(IdSchema) }),
  output: z.object({ unread: z.number() }),
  errors: ['not-found'],
})

const HourSchema = z.int().check(z.gte(0), z.lte(23))

const NotificationChoicesSchema = z.object({
  choices: z.record(z.enum(NOTIFICATION_KINDS), z.enum(NOTIFICATION_MODES)),
  /** False after unsubscribing: no kind is mailed, whatever its choice. */
  mails: z.boolean(),
  /** Mails and pushes wait until these hours are over; null without quiet hours. */
  quiet_hours: z.nullable(z.object({ from: HourSchema, to: HourSchema })),
})
export type NotificationChoices = z.infer<typeof NotificationChoicesSchema>

export const readNotificationChoices = endpoint({
  method: 'GET',
  path: '/api/notifications/choices',
  access: 'member',
  summary: 'How this member wants to hear of each kind of notifications, and when',
  input: z.object({}),
  output: NotificationChoicesSchema,
  errors: [],
})

export const changeNotificationChoice = endpoint({
  method: 'PUT',
  path: '/api/notifications/choices',
  access: 'member',
  summary: 'Choose how to hear of one kind: here, also by push, by mail, in the daily digest, or not at all',
  input: z
    .object({ kind: z.enum(NOTIFICATION_KINDS), mode: z.enum(NOTIFICATION_MODES) })
    .check(z.refine(({ kind, mode }) => modesOf(kind).includes(mode), { path: ['mode'] })),
  output: NotificationChoicesSchema,
  errors: [],
})

export const changeNotificationMails = endpoint({
  method: 'PUT',
  path: '/api/notifications/mails',
  access: 'member',
  summary: 'Switch mails about notifications on or off, and choose quiet hours in the own time zone',
  input: z.object({
    mails: z.boolean(),
    quiet_hours: z.nullable(
      z.object({ from: HourSchema, to: HourSchema }).check(z.refine(({ from, to }) => from !== to, { path: ['to'] })),
    ),
  }),
  output: NotificationChoicesSchema,
  errors: [],
})

/** Mail programs post a form to it (RFC 8058), so its body is not read. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/unsubscribe/:token',
  access: 'everyone',
  summary: 'End the mails about notifications, without signing in, with the token of one of them',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) }),
  ignoresBody: true,
  output: z.object({}),
  errors: ['not-found'],
})
