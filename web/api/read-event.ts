import { MEMBER_DATA } from '#contract/event-rules.ts'
import type { MemberEvent } from '#contract/events.ts'
import { NOTIFICATION_KINDS } from '#contract/notification-rules.ts'
import { isRecord } from './json.ts'

type Fields = Record<string, unknown>

/** Checks the fields that the page reads. Without a schema, because every page would have to load it. */
const isComplete: Record<MemberEvent['type'], (event: Fields) => boolean> = {
  notification: ({ notification, unread }) => isNotification(notification) && typeof unread === 'number',
  'notifications-read': ({ id, unread }) => (id === null || typeof id === 'string') && typeof unread === 'number',
  'account-changed': () => true,
  'streak-changed': () => true,
  'applications-changed': () => true,
  'room-changed': ({ room }) => typeof room === 'string',
  'post-added': ({ space_id, post }) =>
    typeof space_id === 'string' &&
    isRecord(post) &&
    typeof post.id === 'string' &&
    typeof post.space_slug === 'string',
  'space-changed': ({ space_id }) => typeof space_id === 'string',
  'thread-changed': ({ thread_id }) => typeof thread_id === 'string',
  'booking-signal': ({ booking_id }) => typeof booking_id === 'string',
  'data-changed': ({ data }) => MEMBER_DATA.some((known) => known === data),
  resync: () => true,
}

/** Undefined for unknown events, which a server newer than this page may send. */
export function readEvent(value: unknown): MemberEvent | undefined {
  if (!isRecord(value) || typeof value.type !== 'string' || !Object.hasOwn(isComplete, value.type)) return undefined
  return isComplete[value.type as MemberEvent['type']](value) ? (value as MemberEvent) : undefined
}

function isNotification(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    NOTIFICATION_KINDS.some((kind) => kind === value.kind) &&
    isRecord(value.details)
  )
}
