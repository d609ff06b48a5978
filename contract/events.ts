import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { HEARTBEAT_EVENT, HEARTBEAT_SECONDS, MEMBER_DATA } from './event-rules.ts'
import { IdSchema } from './fields.ts'
import { NotificationSchema } from './notifications.ts'
import { PostSchema } from './spaces.ts'

/** Events for every open page of a member, whichever process published them. */
export const MemberEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification'), notification: NotificationSchema, unread: z.number() }),
  /** One notification, or null for all. */
  z.object({ type: z.literal('notifications-read'), id: z.nullable(IdSchema), unread: z.number() }),
  /** Profile, role or session changed: ask the server who you are. */
  z.object({ type: z.literal('account-changed') }),
  z.object({ type: z.literal('streak-changed') }),
  /** For admins: a coach application was sent or decided. */
  z.object({ type: z.literal('applications-changed') }),
  /** Something was said in a room, or another conversation is open there. */
  z.object({ type: z.literal('room-changed'), room: z.string() }),
  /**
   * A post in a space that the member joined, as someone who did not write it sees it. It is sent whole, because
   * thousands of open pages would ask for it in the same moment.
   */
  z.object({ type: z.literal('post-added'), space_id: IdSchema, post: PostSchema }),
  /**
   * Something else was written, changed or decided in a space that the member joined. Where many pages are open, each
   * waits a random part of `spread_ms` before it asks.
   */
  z.object({ type: z.literal('space-changed'), space_id: IdSchema, spread_ms: z.optional(z.number()) }),
  /** A message was written, deleted or read in a thread of the member, or the thread itself changed. */
  z.object({ type: z.literal('thread-changed'), thread_id: IdSchema }),
  /** For video between two browsers: the other side of a session has sent a message of WebRTC. */
  z.object({ type: z.literal('booking-signal'), booking_id: IdSchema }),
  /** Changed in another tab, or on another device. */
  z.object({ type: z.literal('data-changed'), data: z.enum(MEMBER_DATA) }),
  /** Events may have been lost or were too many to send: fetch everything again that events keep fresh. */
  z.object({ type: z.literal('resync') }),
])
export type MemberEvent = z.infer<typeof MemberEventSchema>

export const followEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'member',
  summary: `Server-sent events for this member: each data line is one event as JSON; a "${HEARTBEAT_EVENT}" every ${HEARTBEAT_SECONDS} s`,
  input: z.object({}),
  output: MemberEventSchema,
  errors: [],
})
