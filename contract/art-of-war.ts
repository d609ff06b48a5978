import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdSchema } from './fields.ts'
import { LanguageSchema } from './language-schema.ts'
import { WaitedSchema } from './waited.ts'

export const SavedQuoteSchema = z.object({
  id: IdSchema,
  user_id: IdSchema,
  /** Which built-in quote it is, and in which language it was saved. Both are null when the built-in quote no longer exists. */
  quote_id: z.nullable(z.string()),
  language: z.nullable(LanguageSchema),
  quote: z.string(),
  author: z.string(),
  meaning: z.string(),
  importance: z.string(),
  application: z.string(),
  created_at: z.iso.datetime(),
})
export type SavedQuote = z.infer<typeof SavedQuoteSchema>

export const listSavedQuotes = endpoint({
  method: 'GET',
  path: '/api/saved-quotes',
  access: 'member',
  summary: 'The War Wisdom Box of this member, newest first',
  input: z.object({}),
  output: z.object({ saved_quotes: z.array(SavedQuoteSchema) }),
  errors: [],
})

/** The server takes the words from our own content, so that a request cannot save other words. */
export const saveQuote = endpoint({
  method: 'POST',
  path: '/api/saved-quotes',
  access: 'member',
  summary: 'Save a built-in quote in one of its languages',
  input: z.object({
    quote_id: z.string().check(z.minLength(1), z.maxLength(80)),
    language: LanguageSchema,
    waited: z.optional(WaitedSchema),
  }),
  output: SavedQuoteSchema,
  errors: ['art-of-war.already-saved', 'not-found'],
  status: 201,
})

export const removeSavedQuote = endpoint({
  method: 'DELETE',
  path: '/api/saved-quotes/:id',
  access: 'member',
  summary: 'Take a quote out of the box; it can be put back for a while',
  input: z.object({ id: IdSchema, waited: z.optional(WaitedSchema) }),
  output: z.object({}),
  errors: ['not-found'],
})

export const restoreSavedQuote = endpoint({
  method: 'POST',
  path: '/api/saved-quotes/:id/restore',
  access: 'member',
  summary: 'Put a removed quote back to its place',
  input: z.object({ id: IdSchema }),
  output: SavedQuoteSchema,
  errors: ['not-found', 'art-of-war.already-saved'],
})
