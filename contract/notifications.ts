import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdSchema } from './fields.ts'

/** What a notification can be about. Each kind has its words in the texts and its switch in the settings. */
export const NOTIFICATION_KINDS = ['streak_milestone', 'coach_application'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const NotificationSchema = z.object({
  id: IdSchema,
  kind: z.enum(NOTIFICATION_KINDS),
  /** The values its sentence needs, such as the days of a streak. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  read_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
})
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
  errors: [],
})

export const NotificationChoicesSchema = z.record(z.enum(NOTIFICATION_KINDS), z.boolean())

export const readNotificationChoices = endpoint({
  method: 'GET',
  path: '/api/notifications/choices',
  access: 'member',
  summary: 'Which kinds of notifications this member wants',
  input: z.object({}),
  output: z.object({ choices: NotificationChoicesSchema }),
  errors: [],
})

export const changeNotificationChoice = endpoint({
  method: 'PUT',
  path: '/api/notifications/choices',
  access: 'member',
  summary: 'Switch one kind of notifications on or off',
  input: z.object({ kind: z.enum(NOTIFICATION_KINDS), wanted: z.boolean() }),
  output: z.object({ choices: NotificationChoicesSchema }),
  errors: [],
})
