import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NotificationSchema } from './notifications.ts'

/** §9: the server shows that it is there this often; the browser waits this long before it connects again. */
export const HEARTBEAT_SECONDS = 25
export const RECONNECT_SECONDS = [1, 2, 5, 10] as const

/** What reaches every open page of a member, whichever process it happened in. */
export const MemberEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('notification'), notification: NotificationSchema, unread: z.number() }),
  z.object({ type: z.literal('notifications-read'), unread: z.number() }),
  /** Profile, role or session changed: ask the server who you are. */
  z.object({ type: z.literal('account-changed') }),
  z.object({ type: z.literal('streak-changed') }),
])
export type MemberEvent = z.infer<typeof MemberEventSchema>

export const followEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'member',
  summary: 'Server-sent events for this member; each data line is one event as JSON',
  input: z.object({}),
  output: z.object({}),
  errors: [],
})
