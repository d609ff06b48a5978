import * as z from 'zod/mini'
import { AnswerEventSchema, AskInputSchema, QuotaSchema, StoredMessageSchema, TemplateSchema } from './chat.ts'
import { MESSAGE_LENGTH, TOPIC_LENGTH } from './chat-rules.ts'
import { endpoint } from './endpoint.ts'
import { IdSchema, isStorable, MomentSchema, oneLineText } from './fields.ts'
import { LanguageSchema } from './language-schema.ts'
import { COACH_IDS } from './personas.ts'
import { WAR_ROOM } from './rooms.ts'
import { STRATEGY_TYPES } from './strategy.ts'

/** Where a conversation takes place: the War Room, or a session with one of the AI coaches. */
export const RoomSchema = z.enum([WAR_ROOM, ...COACH_IDS])

const ConversationSchema = z.object({
  id: IdSchema,
  room: RoomSchema,
  template: TemplateSchema,
  /** Null until it is saved. */
  topic: z.nullable(z.string()),
  saved_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
})

/** A line of a list of conversations. */
const ConversationLineSchema = z.extend(ConversationSchema, {
  messages: z.number(),
  /** The text around the search words, else the beginning of the member's first message. */
  excerpt: z.string(),
})
export type ConversationLine = z.infer<typeof ConversationLineSchema>

/** A conversation with all its messages (§3 calls them chat_history). */
export const OpenConversationSchema = z.extend(ConversationSchema, { chat_history: z.array(StoredMessageSchema) })
export type OpenConversation = z.infer<typeof OpenConversationSchema>

/** With `Accept: text/event-stream` the same call streams; each data line is one event as JSON. */
const AnsweredSchema = z.object({
  response: z.string(),
  template: TemplateSchema,
  conversation_id: IdSchema,
  answer: StoredMessageSchema,
  quota: QuotaSchema,
})

const answerErrors = ['chat.busy', 'chat.quota-used-up', 'chat.no-answer', 'not-found'] as const

export const askStrategist = endpoint({
  method: 'POST',
  path: '/api/war-room-ai',
  access: 'member',
  summary: 'Answer a message; streams server-sent events when asked to',
  input: z.extend(AskInputSchema, { room: z.optional(RoomSchema) }),
  output: AnsweredSchema,
  errors: answerErrors,
})

export const retryAnswer = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/retry',
  access: 'member',
  summary: 'Answer the last message again, in place of its answer; streams when asked to',
  input: z.object({ id: IdSchema, language: LanguageSchema }),
  output: AnsweredSchema,
  errors: answerErrors,
})

export const editMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages/:message_id/edit',
  access: 'member',
  summary:
    'Say something else instead: what came after is dropped, and the new words are answered; streams when asked to',
  input: z.object({
    id: IdSchema,
    message_id: IdSchema,
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_LENGTH), z.refine(isStorable)),
    language: LanguageSchema,
  }),
  output: AnsweredSchema,
  errors: answerErrors,
})

export const followAnswer = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/answer',
  access: 'member',
  summary: 'Follow the newest answer as server-sent events, from wherever it is now to its end',
  input: z.object({ id: IdSchema }),
  output: AnswerEventSchema,
  errors: ['not-found'],
})

export const stopAnswer = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/stop',
  access: 'member',
  summary: 'Stop the answer under way; what there is of it stays',
  input: z.object({ id: IdSchema }),
  output: z.object({}),
  errors: ['not-found'],
})

/** What a room shows when it is entered. */
export const readRoom = endpoint({
  method: 'GET',
  path: '/api/rooms/:room',
  access: 'member',
  summary: 'The conversation that was left open in this room, who answers, and how many messages are left today',
  input: z.object({ room: RoomSchema }),
  output: z.object({
    conversation: z.nullable(OpenConversationSchema),
    strategist: z.object({ model: z.string(), built_in: z.boolean() }),
    quota: QuotaSchema,
  }),
  errors: [],
})

export const startConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  access: 'member',
  summary: 'Begin anew in a room, with the greeting of the template or coach; what was open there can be reopened',
  input: z.object({
    room: RoomSchema,
    template: TemplateSchema,
    language: LanguageSchema,
    /** The Mindset coach then greets with the member's newest quiz result. */
    about: z.optional(z.literal('quiz')),
  }),
  output: z.object({ conversation: OpenConversationSchema, left: z.nullable(IdSchema) }),
  errors: [],
  status: 201,
})

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'member',
  summary:
    'The saved sessions of the War Room, or all sessions with a coach, newest first; with words, those that hold them',
  input: z.object({
    room: RoomSchema,
    search: z.optional(z.string().check(z.maxLength(200), z.refine(isStorable))),
    before: z.optional(MomentSchema),
  }),
  output: z.object({ conversations: z.array(ConversationLineSchema), more: z.boolean() }),
  errors: [],
})

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  access: 'member',
  summary: 'One conversation with all that was said',
  input: z.object({ id: IdSchema }),
  output: OpenConversationSchema,
  errors: ['not-found'],
})

export const resumeConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/resume',
  access: 'member',
  summary: 'Make it the open conversation of its room again',
  input: z.object({ id: IdSchema }),
  output: OpenConversationSchema,
  errors: ['not-found'],
})

/** Saving a session of the War Room closes it: the room then starts a new conversation. */
export const saveConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/save',
  access: 'member',
  summary: 'Keep a session of the War Room under a topic',
  input: z.object({
    id: IdSchema,
    topic: oneLineText(TOPIC_LENGTH),
    /** The template for a conversation that has none yet; otherwise ignored. */
    strategy_type: z.optional(z.enum(STRATEGY_TYPES)),
  }),
  output: ConversationSchema,
  errors: ['not-found', 'chat.nothing-said'],
})

export const renameConversation = endpoint({
  method: 'PATCH',
  path: '/api/conversations/:id',
  access: 'member',
  summary: 'Give a conversation another topic',
  input: z.object({ id: IdSchema, topic: oneLineText(TOPIC_LENGTH) }),
  output: ConversationSchema,
  errors: ['not-found'],
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  access: 'member',
  summary: 'Delete a conversation; it can be restored for a short while',
  input: z.object({ id: IdSchema }),
  output: z.object({}),
  errors: ['not-found'],
})

export const restoreConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/restore',
  access: 'member',
  summary: 'Undo the deletion',
  input: z.object({ id: IdSchema }),
  output: ConversationSchema,
  errors: ['not-found'],
})
