import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { DaySchema, multiLineText, oneLineText, SlugSchema } from './fields.ts'
import { MOST_TALK_PEOPLE, SUPPORT_MESSAGE_MAX_LENGTH, TALK_PLACE_MAX_LENGTH } from './support-rules.ts'

export const readSupport = endpoint({
  method: 'GET',
  path: '/api/support',
  access: 'member',
  summary: 'The address that answers questions; null where the admins do it',
  input: z.object({}),
  output: z.object({ email: z.nullable(z.string()) }),
  errors: [],
})

export const sendSupportMessage = endpoint({
  method: 'POST',
  path: '/api/support/messages',
  access: 'member',
  summary: 'Ask the admins for help: each gets a notification and a mail',
  input: z.object({ message: multiLineText(SUPPORT_MESSAGE_MAX_LENGTH) }),
  output: z.object({}),
  errors: ['support.nobody'],
  status: 201,
})

export const askForTalk = endpoint({
  method: 'POST',
  path: '/api/support/talks',
  access: 'member',
  summary:
    'Ask for a talk of a house coach in person: the admins arrange it, and the member gets a mail with what was asked',
  input: z.object({
    coach: SlugSchema,
    /** Null where any day will do. */
    day: z.nullable(DaySchema),
    place: oneLineText(TALK_PLACE_MAX_LENGTH),
    people: z.int().check(z.gte(1), z.lte(MOST_TALK_PEOPLE)),
    message: z.nullable(multiLineText(SUPPORT_MESSAGE_MAX_LENGTH)),
  }),
  output: z.object({}),
  errors: ['not-found', 'request.invalid', 'support.nobody'],
  status: 201,
})
