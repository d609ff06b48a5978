import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './language-schema.ts'
import { ProfileSchema } from './profile.ts'

/** The browser looks this often whether the session needs renewing (§9: 30 s ticks, 3 ticks or fewer remain). */
export const SESSION_TICK_SECONDS = 30
export const SESSION_RENEW_BELOW_SECONDS = 3 * SESSION_TICK_SECONDS

/** How long a session lasts without being renewed; opening Kiai renews one that is older than a day. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60
export const SESSION_RENEW_AFTER_SECONDS = 24 * 60 * 60

/** All that a script may know of the session. The secret itself stays in an httpOnly cookie. */
export const SessionSchema = z.object({
  expires_at: z.iso.datetime(),
  token_type: z.literal('bearer'),
  user: z.object({
    id: z.uuid(),
    email: z.string(),
    language: LanguageSchema,
    two_factor_enabled: z.boolean(),
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
