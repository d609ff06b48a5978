import * as z from 'zod/mini'
import { OwnPasswordSchema } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { LanguageSchema } from './language-schema.ts'
import { SessionSchema } from './session.ts'

const Nothing = z.object({})
const AddressSchema = z.object({ address: z.string() })
/** What the provider puts into the address when it sends the browser back. */
const ParameterSchema = z.string().check(z.minLength(1), z.maxLength(4096))

/** `sign-in-first`: an account has the address already; its owner signs in to it and then links it. */
export const PROVIDER_OUTCOMES = ['signed-in', 'second-factor', 'sign-in-first', 'linked'] as const

export const startProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/accounts/provider/start',
  access: 'everyone',
  summary: 'Begin signing in with the OpenID Connect provider: the address to open there',
  /** `again`: the provider asks the person to sign in even if they are still signed in there. */
  input: z.object({ language: LanguageSchema, again: z.optional(z.boolean()) }),
  output: AddressSchema,
  errors: ['accounts.provider-away'],
})

export const finishProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/accounts/provider/finish',
  access: 'everyone',
  summary: 'Finish what was begun with the OpenID Connect provider: sign in, sign up or link it to the account',
  /** The language is that of the page, for an account that is made. */
  input: z.object({
    code: ParameterSchema,
    state: ParameterSchema,
    iss: z.optional(ParameterSchema),
    language: LanguageSchema,
  }),
  output: z.object({
    outcome: z.enum(PROVIDER_OUTCOMES),
    session: z.nullable(SessionSchema),
    /** Of the account to sign in to first. */
    email: z.nullable(z.string()),
  }),
  errors: [
    'accounts.provider-away',
    'accounts.provider-refused',
    'accounts.provider-expired',
    'accounts.provider-not-again',
    'accounts.provider-email-unverified',
    'accounts.provider-in-use',
    'accounts.second-factor-required',
    'accounts.email-unconfirmed',
    'accounts.banned',
    'accounts.too-many-tries',
  ],
})

const WaysInSchema = z.object({
  /** Whoever signed up with the provider has none until they set one by mail. */
  has_password: z.boolean(),
  /** Null where the settings name none. */
  provider: z.nullable(
    z.object({
      name: z.string(),
      identity: z.nullable(
        z.object({
          email: z.nullable(z.string()),
          created_at: z.iso.datetime(),
          last_used_at: z.nullable(z.iso.datetime()),
        }),
      ),
      /** Of an identity that this browser has proved, and that waits to be linked to this account. */
      pending_email: z.nullable(z.string()),
    }),
  ),
})
export type WaysIn = z.infer<typeof WaysInSchema>

export const readWaysIn = endpoint({
  method: 'GET',
  path: '/api/accounts/ways-in',
  access: 'member',
  summary: 'Whether this account has a password, and whether it is linked to the OpenID Connect provider',
  input: Nothing,
  output: WaysInSchema,
  errors: [],
})

export const startLinking = endpoint({
  method: 'POST',
  path: '/api/accounts/provider/link/start',
  access: 'member',
  summary: 'Begin linking this account to the OpenID Connect provider: the address to open there',
  input: z.object({ language: LanguageSchema, password: OwnPasswordSchema }),
  output: AddressSchema,
  errors: [
    'accounts.password-wrong',
    'accounts.sign-in-again',
    'accounts.provider-away',
    'accounts.provider-in-use',
    'accounts.second-factor-required',
    'accounts.too-many-tries',
  ],
})

export const linkPendingIdentity = endpoint({
  method: 'POST',
  path: '/api/accounts/provider/link',
  access: 'member',
  summary: 'Link the identity that this browser proved before it signed in to this account',
  input: Nothing,
  output: Nothing,
  errors: ['accounts.provider-expired', 'accounts.provider-in-use', 'accounts.second-factor-required'],
})

export const unlinkIdentity = endpoint({
  method: 'POST',
  path: '/api/accounts/provider/unlink',
  access: 'member',
  summary: 'Unlink the OpenID Connect provider: it no longer signs in to this account',
  input: z.object({ password: OwnPasswordSchema }),
  output: Nothing,
  errors: [
    'not-found',
    'accounts.password-wrong',
    'accounts.sign-in-again',
    'accounts.last-way-in',
    'accounts.second-factor-required',
    'accounts.too-many-tries',
  ],
})
