import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { multiLineText } from './fields.ts'
import { SUPPORT_MESSAGE_MAX_LENGTH } from './support-rules.ts'

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
