import * as z from 'zod/mini'
import {
  ANSWER_STATES,
  HISTORY_LENGTH,
  HISTORY_MESSAGE_LENGTH,
  MESSAGE_LENGTH,
  REASONS_FOR_A_PERSON,
} from './chat-rules.ts'
import { IdSchema, isStorable } from './fields.ts'
import { LanguageSchema } from './language-schema.ts'
import { TEMPLATES } from './strategy.ts'

export const TemplateSchema = z.enum(TEMPLATES)

/** §3: a chat message. */
export const ChatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  template: TemplateSchema,
})

/** A part of how the member was understood, which they can correct. */
const ReadPartSchema = z.object({
  part: z.enum(['about', 'goal', 'when', 'in_the_way', 'time_a_week', 'sport']),
  /** The name of the part, as it stands before the colon of a correction. */
  label: z.string(),
  value: z.string(),
  /** Other readings to choose from. */
  others: z.array(z.string()),
})
export type ReadPart = z.infer<typeof ReadPartSchema>

/** The sources of an answer, for the line under it. */
export const AnswerTraceSchema = z.object({
  /** The names of the playbook's cards in the language of the answer. */
  cards: z.array(z.string()),
  /** Which of the member's own data was used. */
  used: z.array(z.string()),
  safety: z.nullable(z.string()),
  /** How the member was understood; empty except under the answer to a new matter. */
  reading: z.array(ReadPartSchema),
  /** Questions that stand in bold in the answer: each can be sent as a message, for the whole answer to it. */
  besides: z.array(z.string()),
  /** What the member can choose from, as messages to send. */
  choices: z.array(z.string()),
  /** The answer asks what is meant, a choice may be nearer to it than the answer is, or could be asked next. */
  choices_for: z.enum(['what-is-meant', 'nearer', 'next']),
  /** A person could help more than this answer, and why; the matter is what it is about. */
  person: z.nullable(z.object({ why: z.enum(REASONS_FOR_A_PERSON), matter: z.nullable(z.string()) })),
})
export type AnswerTrace = z.infer<typeof AnswerTraceSchema>

/** A stored message, with what the screen shows about it. */
export const StoredMessageSchema = z.extend(ChatMessageSchema, {
  id: IdSchema,
  state: z.enum(ANSWER_STATES),
  /** Who answered: `builtin:strategist`, or the provider's model. Null for what the member wrote. */
  model: z.nullable(z.string()),
  /** The chosen provider did not answer, so the built-in strategist did. */
  fallback: z.boolean(),
  trace: z.nullable(AnswerTraceSchema),
  /** The answer has steps that can be kept as a plan. */
  has_plan: z.boolean(),
  created_at: z.iso.datetime(),
})
export type StoredMessage = z.infer<typeof StoredMessageSchema>

/** How many messages are left today, and when the count starts again. */
export const QuotaSchema = z.object({ limit: z.number(), used: z.number(), resets_at: z.iso.datetime() })
export type Quota = z.infer<typeof QuotaSchema>

/** The events of one answer's stream, in this order: begun, then text, then ended. */
export const AnswerEventSchema = z.discriminatedUnion('type', [
  /** Both messages are stored; `text` is what there is of the answer already (not empty when the stream is followed late). */
  z.object({
    type: z.literal('begun'),
    conversation_id: IdSchema,
    question_id: IdSchema,
    answer_id: IdSchema,
    text: z.string(),
    quota: QuotaSchema,
  }),
  z.object({ type: z.literal('text'), text: z.string() }),
  /** The chosen provider failed before its first word: the built-in strategist takes over. */
  z.object({ type: z.literal('fallback') }),
  z.object({ type: z.literal('ended'), answer: StoredMessageSchema, quota: QuotaSchema }),
])
export type AnswerEvent = z.infer<typeof AnswerEventSchema>

const text = (maximum: number) => z.string().check(z.maxLength(maximum), z.refine(isStorable))

/** A member's message. A blank one is refused here. */
export const AskInputSchema = z.object({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_LENGTH), z.refine(isStorable)),
  template: TemplateSchema,
  language: LanguageSchema,
  /** Used only without `conversation_id`: a stored conversation has its own history. */
  chatHistory: z.optional(
    z.array(z.object({ role: z.string(), content: text(HISTORY_MESSAGE_LENGTH) })).check(z.maxLength(HISTORY_LENGTH)),
  ),
  /** Continues this conversation; without it a new one begins. */
  conversation_id: z.optional(IdSchema),
  /** Idempotency key of the sender: the same message sent twice is answered once. */
  message_key: z.optional(IdSchema),
})
