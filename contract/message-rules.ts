export const MESSAGE_TEXT_MAX_LENGTH = 2000
export const MOST_MESSAGE_PICTURES = 4
export const THREADS_PAGE = 30
export const MESSAGES_PAGE = 40
/** New threads with other members in a day; threads with coaches one bought from do not count. */
export const MOST_REQUESTS_A_DAY = 5
/** Messages before a request is accepted. */
export const MOST_MESSAGES_IN_REQUEST = 1
export const CANNED_TITLE_MAX_LENGTH = 60
export const MOST_CANNED_ANSWERS = 30

/** `request`: the other side has not accepted yet. `declined`: no more messages from the one who asked. */
export const THREAD_STATES = ['open', 'request', 'declined'] as const
export type ThreadState = (typeof THREAD_STATES)[number]

/** Unread messages of a thread are counted up to this. */
export const MOST_UNREAD_MESSAGES = 99
export const MESSAGE_SEARCH_MAX_LENGTH = 80
export const MESSAGES_FOUND = 30
export const MESSAGE_PICTURE_ALT_MAX_LENGTH = 200

/** Why someone cannot write in a thread or begin one; each is also the code of the refusal. */
export const WRITE_REFUSALS = [
  'spaces.needs-elite',
  'messages.not-accepted',
  'messages.request-waiting',
  'messages.closed',
] as const
export type WriteRefusal = (typeof WRITE_REFUSALS)[number]
