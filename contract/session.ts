import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './language-schema.ts'
import { ProfileSchema } from './profile.ts'

/** What scripts may know about the session. The secret itself is in an httpOnly cookie. */
export const SessionSchema = z.object({
  expires_at: z.iso.datetime(),
  token_type: z.literal('bearer'),
  user: z.object({
    id: z.uuid(),
    email: z.string(),
    language: LanguageSchema,
    two_factor_enabled: z.boolean(),
    /** The Elite membership that counts now, whatever the role is. `until` is null without an end; a gift is not paid. */
    elite: z.nullable(z.object({ until: z.nullable(z.iso.datetime()), paid: z.boolean() })),
    profile: ProfileSchema,
  }),
})
export type Session = z.infer<typeof SessionSchema>

export const readSession = endpoint({
  method: 'GET',
  path: '/api/session',
  access: 'everyone',
  summary: 'Who is signed in; null for a visitor',
  input: z.object({}),
  output: z.object({ session: z.nullable(SessionSchema) }),
  errors: [],
})

export const renewSession = endpoint({
  method: 'POST',
  path: '/api/session/renew',
  access: 'member',
  summary: 'Prolong the session that makes this call',
  input: z.object({}),
  output: z.object({ session: SessionSchema }),
  errors: [],
})
