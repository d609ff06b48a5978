import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CursorSchema, IdSchema, multiLineText, oneLineText } from './fields.ts'
import {
  CANNED_TITLE_MAX_LENGTH,
  MESSAGE_PICTURE_ALT_MAX_LENGTH,
  MESSAGE_SEARCH_MAX_LENGTH,
  MESSAGE_TEXT_MAX_LENGTH,
  MOST_MESSAGE_PICTURES,
  THREAD_STATES,
  WRITE_REFUSALS,
} from './message-rules.ts'
import { PersonSchema } from './people.ts'

export const MessageSchema = z.object({
  id: IdSchema,
  /** Made by the browser with the draft; only of own messages. */
  key: z.nullable(IdSchema),
  is_own: z.boolean(),
  /** Empty after it was deleted, by its author or with their account. */
  text: z.string(),
  pictures: z.array(z.object({ id: IdSchema, address: z.string(), alt: z.string() })),
  /** The post that the first message of a thread answers. */
  quote: z.nullable(z.object({ post_id: IdSchema, space_slug: z.string(), words: z.string() })),
  is_deleted: z.boolean(),
  created_at: z.iso.datetime(),
})
export type Message = z.infer<typeof MessageSchema>

/** A thread as one of its two people sees it. */
export const ThreadSchema = z.object({
  id: IdSchema,
  /** The other one; null after that account was deleted. */
  person: z.nullable(PersonSchema),
  state: z.enum(THREAD_STATES),
  /** A request that this reader accepts or declines. */
  is_asked: z.boolean(),
  /** Why this reader cannot write now; null where they can. */
  refusal: z.nullable(z.enum(WRITE_REFUSALS)),
  /** Messages after the reader's position, up to MOST_UNREAD_MESSAGES. */
  unread: z.number(),
  is_muted: z.boolean(),
  is_archived: z.boolean(),
  last: MessageSchema,
})
export type Thread = z.infer<typeof ThreadSchema>

const one = z.object({ id: IdSchema })

const written = {
  /** May be empty if there are pictures. */
  text: z.union([z.literal(''), multiLineText(MESSAGE_TEXT_MAX_LENGTH)]),
  pictures: z
    .array(z.object({ id: IdSchema, alt: z.string().check(z.maxLength(MESSAGE_PICTURE_ALT_MAX_LENGTH)) }))
    .check(z.maxLength(MOST_MESSAGE_PICTURES)),
  /** Made by the browser with the draft, so that a draft that waited without a network is sent once. */
  key: IdSchema,
}

const WrittenSchema = z.object({
  thread: ThreadSchema,
  message: MessageSchema,
  /** Markdown for the author alone, whose words read as if they were in danger: whom to call. */
  help: z.nullable(z.string()),
})
export type WrittenMessage = z.infer<typeof WrittenSchema>

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  access: 'member',
  summary: 'The member’s threads, the one with the newest message first, 30 at a time',
  input: z.object({ archived: z.optional(z.literal('yes')), cursor: z.optional(CursorSchema) }),
  output: z.object({ threads: z.array(ThreadSchema), next: z.nullable(z.string()) }),
  errors: [],
})

export const countUnreadThreads = endpoint({
  method: 'GET',
  path: '/api/threads/unread',
  access: 'member',
  summary: 'How many threads have unread messages, without muted and archived ones',
  input: z.object({}),
  output: z.object({ unread: z.number() }),
  errors: [],
})

export const findThread = endpoint({
  method: 'GET',
  path: '/api/threads/with/:user_id',
  access: 'member',
  summary: 'The thread with someone, or what writing to them would begin: an open thread, a request, or nothing',
  input: z.object({ user_id: IdSchema, post_id: z.optional(IdSchema) }),
  output: z.object({
    person: PersonSchema,
    thread_id: z.nullable(IdSchema),
    begins: z.enum(['open', 'request', ...WRITE_REFUSALS]),
    /** The first words of the post that would be answered. */
    quote: z.nullable(z.string()),
  }),
  errors: ['not-found', 'messages.yourself'],
})

export const startThread = endpoint({
  method: 'POST',
  path: '/api/threads',
  access: 'member',
  summary: 'Write to someone for the first time. With `post_id` the message answers a post about fight business',
  input: z.object({ user_id: IdSchema, post_id: z.optional(IdSchema), ...written }),
  output: WrittenSchema,
  errors: [
    'not-found',
    'messages.yourself',
    'messages.not-accepted',
    'messages.request-waiting',
    'messages.closed',
    'messages.too-many-requests',
    'spaces.needs-elite',
    'spaces.suspended',
  ],
  status: 201,
})

export const readThread = endpoint({
  method: 'GET',
  path: '/api/threads/:id',
  access: 'member',
  summary: 'One thread of the member',
  input: one,
  output: ThreadSchema,
  errors: ['not-found'],
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/threads/:id/messages',
  access: 'member',
  summary: 'The messages of a thread, newest first, 40 at a time',
  input: z.extend(one, { cursor: z.optional(CursorSchema) }),
  output: z.object({ messages: z.array(MessageSchema), next: z.nullable(z.string()) }),
  errors: ['not-found'],
})

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/threads/:id/messages',
  access: 'member',
  summary: 'Write a message. The same `key` writes it once. The answer to a request accepts it',
  input: z.extend(one, written),
  output: WrittenSchema,
  errors: ['not-found', 'messages.request-waiting', 'messages.closed', 'spaces.needs-elite', 'spaces.suspended'],
  status: 201,
})

export const answerRequest = endpoint({
  method: 'PUT',
  path: '/api/threads/:id/answer',
  access: 'member',
  summary: 'Accept or decline a request. A declined one can still be accepted later',
  input: z.extend(one, { accepted: z.boolean() }),
  output: ThreadSchema,
  errors: ['not-found'],
})

/** Unread is a position, not a counter: it never goes back. The other person does not see it. */
export const markThreadRead = endpoint({
  method: 'POST',
  path: '/api/threads/:id/read',
  access: 'member',
  summary: 'Everything up to this message was read',
  input: z.extend(one, { message_id: IdSchema }),
  output: z.object({ unread: z.number() }),
  errors: ['not-found'],
})

export const changeThread = endpoint({
  method: 'PATCH',
  path: '/api/threads/:id',
  access: 'member',
  summary: 'Mute or archive a thread, for this member only',
  input: z.extend(one, { is_muted: z.optional(z.boolean()), is_archived: z.optional(z.boolean()) }),
  output: ThreadSchema,
  errors: ['not-found'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  access: 'member',
  summary: 'Delete a message of one’s own for both; a mark stays in its place',
  input: one,
  output: MessageSchema,
  errors: ['not-found'],
})

export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: 'member',
  summary: 'Messages of the member’s own threads that contain these words, newest first, at most 30',
  input: z.object({ search: oneLineText(MESSAGE_SEARCH_MAX_LENGTH) }),
  output: z.object({
    found: z.array(z.object({ thread_id: IdSchema, person: z.nullable(PersonSchema), message: MessageSchema })),
  }),
  errors: [],
})

const CannedAnswerSchema = z.object({ id: IdSchema, title: z.string(), text: z.string() })
export type CannedAnswer = z.infer<typeof CannedAnswerSchema>

const canned = { title: oneLineText(CANNED_TITLE_MAX_LENGTH), text: multiLineText(MESSAGE_TEXT_MAX_LENGTH) }

export const listCannedAnswers = endpoint({
  method: 'GET',
  path: '/api/coach-desk/canned-answers',
  access: 'use-coach-desk',
  summary: 'Texts that this coach inserts into messages, by title',
  input: z.object({}),
  output: z.object({ answers: z.array(CannedAnswerSchema) }),
  errors: [],
})

export const addCannedAnswer = endpoint({
  method: 'POST',
  path: '/api/coach-desk/canned-answers',
  access: 'use-coach-desk',
  summary: 'Add a text for messages',
  input: z.object(canned),
  output: CannedAnswerSchema,
  errors: ['messages.too-many-canned'],
  status: 201,
})

export const changeCannedAnswer = endpoint({
  method: 'PUT',
  path: '/api/coach-desk/canned-answers/:id',
  access: 'use-coach-desk',
  summary: 'Change a text for messages',
  input: z.extend(one, canned),
  output: CannedAnswerSchema,
  errors: ['not-found'],
})

export const deleteCannedAnswer = endpoint({
  method: 'DELETE',
  path: '/api/coach-desk/canned-answers/:id',
  access: 'use-coach-desk',
  summary: 'Delete a text for messages',
  input: one,
  output: z.object({}),
  errors: ['not-found'],
})
