/** §9: the server shows that it is there this often; the browser waits this long before it connects again. */
export const HEARTBEAT_SECONDS = 25
export const RECONNECT_SECONDS = [1, 2, 5, 10] as const

/** The server's sign of life: an event with this name and nothing to say. */
export const HEARTBEAT_EVENT = 'heartbeat'

/**
 * What belongs to a member and is shown on more than one page: changed in one tab, it is fetched anew in the others.
 * Each is also the first part of the key under which pages keep it.
 */
export const MEMBER_DATA = [
  'saved-quotes',
  'quiz-results',
  'plans',
  'fighter-file',
  'coach-follow',
  'coach-desk',
  'notification-choices',
  'devices',
  'passkeys',
] as const
export type MemberData = (typeof MEMBER_DATA)[number]
