import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { IdSchema } from './fields.ts'

const TranslationChoiceSchema = z.object({
  /** Kiai has a provider that translates. Without one no translation is offered. */
  offered: z.boolean(),
  /** The member wants posts in other languages translated without asking each time. */
  always: z.boolean(),
})
export type TranslationChoice = z.infer<typeof TranslationChoiceSchema>

export const readTranslationChoice = endpoint({
  method: 'GET',
  path: '/api/translation',
  access: 'member',
  summary: 'Whether posts can be translated, and whether this member always wants it',
  input: z.object({}),
  output: TranslationChoiceSchema,
  errors: [],
})

export const changeTranslationChoice = endpoint({
  method: 'PUT',
  path: '/api/translation',
  access: 'member',
  summary: 'Always translate posts in other languages, or only when asked',
  input: z.object({ always: z.boolean() }),
  output: TranslationChoiceSchema,
  errors: [],
})

export const translatePost = endpoint({
  method: 'POST',
  path: '/api/posts/:id/translation',
  access: 'enter-network',
  summary: 'Translate a post into the language of the reader. Made once for all readers; asked again until it is there',
  input: z.object({ id: IdSchema }),
  /** Null while it is being made. */
  output: z.object({ body: z.nullable(z.string()) }),
  errors: ['not-found', 'spaces.no-translation', 'spaces.translation-later'],
})
