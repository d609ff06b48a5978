/** §9: how often the server sends a heartbeat, and how long the browser waits before it reconnects. */
export const HEARTBEAT_SECONDS = 25
export const RECONNECT_SECONDS = [1, 2, 5, 10] as const

/** The heartbeat is an event with this name and no data. */
export const HEARTBEAT_EVENT = 'heartbeat'

/**
 * What belongs to a member and is shown on more than one page: after a change in one tab, the others fetch it again.
 * Each is also the first part of its query key.
 */
export const MEMBER_DATA = [
  'saved-quotes',
  'quiz-results',
  'plans',
  'training',
  'fighter-file',
  'coach-follow',
  'coach-desk',
  'orders',
  'notification-choices',
  'devices',
  'push-devices',
  'passkeys',
  'ways-in',
  'spaces',
  'live',
  'bookings',
  'membership',
  'moderation',
] as const
export type MemberData = (typeof MEMBER_DATA)[number]
