import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './language-schema.ts'

export const MailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  language: LanguageSchema,
  template: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: z.iso.datetime(),
})
export type Mail = z.infer<typeof MailSchema>

/**
 * Only where mails are kept because no SMTP server is set (the embedded default); otherwise 404. The mails contain links
 * that open accounts, so only admins and requests from the machine itself may read them.
 */
export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  access: 'administer',
  summary: 'The newest mails kept on this machine, optionally to one address; at the machine itself for everyone',
  input: z.object({ to: z.optional(z.string().check(z.maxLength(254))) }),
  output: z.object({ mails: z.array(MailSchema) }),
  errors: ['not-found'],
})
