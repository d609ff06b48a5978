import * as z from 'zod/mini'
import { OwnPasswordSchema, SignedInSchema } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { IdSchema, oneLineText } from './fields.ts'
import { PASSKEY_NAME_MAX_LENGTH } from './passkey-rules.ts'

const Nothing = z.object({})

/** Binary values travel as base64url; the longest is an attestation with certificates. */
const BytesSchema = z.string().check(z.minLength(1), z.maxLength(16_384), z.regex(/^[\w-]+$/))

/** The part of `PublicKeyCredential.toJSON()` that we read. */
const credential = {
  id: z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[\w-]+$/)),
  rawId: z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[\w-]+$/)),
  type: z.string().check(z.maxLength(40)),
}

export const NewCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: BytesSchema,
    attestationObject: BytesSchema,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})

export const GivenCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: BytesSchema,
    authenticatorData: BytesSchema,
    signature: BytesSchema,
    userHandle: z.optional(z.nullable(BytesSchema)),
  }),
})

/** Input for `PublicKeyCredential.parseCreationOptionsFromJSON()` and `parseRequestOptionsFromJSON()`. */
const OptionsSchema = z.object({ options: z.record(z.string(), z.unknown()) })

const PasskeySchema = z.object({
  id: IdSchema,
  name: z.string(),
  /** Whether the platform keeps a backup of the passkey, so that it survives the loss of the device. */
  backed_up: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
})
export type Passkey = z.infer<typeof PasskeySchema>

const NameSchema = oneLineText(PASSKEY_NAME_MAX_LENGTH)

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/accounts/passkeys',
  access: 'member',
  summary: 'The passkeys of this account',
  input: Nothing,
  output: z.object({ passkeys: z.array(PasskeySchema) }),
  errors: [],
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/accounts/passkeys/options',
  access: 'member',
  summary: 'Begin adding a passkey: what the browser hands to the authenticator',
  input: z.object({ password: OwnPasswordSchema }),
  output: OptionsSchema,
  errors: [
    'accounts.password-wrong',
    'accounts.sign-in-again',
    'accounts.second-factor-required',
    'accounts.passkeys-full',
    'accounts.too-many-tries',
  ],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/accounts/passkeys',
  access: 'member',
  summary: 'Add the passkey that the authenticator has made',
  input: z.object({ name: NameSchema, credential: NewCredentialSchema }),
  output: z.object({ passkey: PasskeySchema }),
  errors: ['accounts.passkey-invalid', 'accounts.passkeys-full', 'accounts.second-factor-required'],
  status: 201,
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/accounts/passkeys/:id',
  access: 'member',
  summary: 'Give a passkey another name',
  input: z.object({ id: IdSchema, name: NameSchema }),
  output: z.object({ passkey: PasskeySchema }),
  errors: ['not-found'],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/accounts/passkeys/:id/remove',
  access: 'member',
  summary: 'Remove a passkey: it opens nothing any more',
  input: z.object({ id: IdSchema, password: OwnPasswordSchema }),
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

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-in/passkey/options',
  access: 'everyone',
  summary: 'Begin signing in with a passkey: the same for everybody, whoever has one',
  input: Nothing,
  output: OptionsSchema,
  errors: [],
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-in/passkey',
  access: 'everyone',
  summary: 'Sign in with a passkey; it counts as both factors',
  input: z.object({ credential: GivenCredentialSchema }),
  output: SignedInSchema,
  errors: ['accounts.passkey-invalid', 'accounts.email-unconfirmed', 'accounts.banned', 'accounts.too-many-tries'],
})
