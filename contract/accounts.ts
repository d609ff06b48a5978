import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { EmailSchema, IdSchema, oneLineText, PasswordSchema } from './fields.ts'
import { LanguageSchema } from './language-schema.ts'
import { FULL_NAME_MAX_LENGTH } from './profile-rules.ts'
import { SessionSchema } from './session.ts'

const Nothing = z.object({})
const TokenSchema = z.string().check(z.minLength(1), z.maxLength(2000))
/** Left out by whoever has none: they must have signed in a moment ago instead. */
export const OwnPasswordSchema = z.optional(PasswordSchema)
const PathSchema = z.optional(z.string().check(z.maxLength(2000)))

/** §8 has one message for a missing address and a missing password, wherever credentials are asked for. */
const CREDENTIALS = { fields: ['email', 'password'], code: 'accounts.credentials-missing' } as const

/** What the sign-in screens need to know before anyone has signed in. */
export const readAccountRules = endpoint({
  method: 'GET',
  path: '/api/accounts/rules',
  access: 'everyone',
  summary: 'The rules a new account must meet',
  input: Nothing,
  output: z.object({
    password_min_length: z.number(),
    outbox: z.boolean(),
    /** The name of the OpenID Connect provider that one can sign in with; null where there is none. */
    provider_name: z.nullable(z.string()),
  }),
  errors: [],
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-up',
  access: 'everyone',
  summary: 'Create an account; a mail with a confirmation link follows',
  input: z.object({
    full_name: oneLineText(FULL_NAME_MAX_LENGTH),
    email: EmailSchema,
    password: PasswordSchema,
    language: LanguageSchema,
    /** The page the person wanted, so that the mailed link can lead back to it. */
    return_to: PathSchema,
  }),
  output: Nothing,
  errors: ['accounts.credentials-missing', 'accounts.exists', 'accounts.password-weak', 'accounts.too-many-mails'],
  missing: CREDENTIALS,
  status: 201,
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/accounts/confirmation',
  access: 'everyone',
  summary: 'Send the confirmation link again; the answer does not tell whether the address has an account',
  input: z.object({ email: EmailSchema, return_to: PathSchema }),
  output: Nothing,
  errors: ['accounts.too-many-mails'],
  status: 202,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/accounts/confirm',
  access: 'everyone',
  summary:
    'Confirm an e-mail address with the token of the mailed link, in the browser that signed up or with the password; then signed in',
  input: z.object({ token: TokenSchema, password: z.optional(PasswordSchema) }),
  /** `password_required`: nothing is confirmed yet. An address that was confirmed before gets no session. */
  output: z.object({ email: z.string(), password_required: z.boolean(), session: z.nullable(SessionSchema) }),
  errors: ['accounts.link-invalid', 'accounts.password-wrong', 'accounts.too-many-tries'],
})

export const SignedInSchema = z.object({ session: z.nullable(SessionSchema), two_factor_required: z.boolean() })

export const signIn = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-in',
  access: 'everyone',
  summary: 'Sign in with e-mail and password; answers without a session when a second factor is due',
  input: z.object({
    email: z.optional(z.string().check(z.maxLength(254))),
    password: z.optional(z.string().check(z.maxLength(1000))),
  }),
  output: SignedInSchema,
  errors: [
    'accounts.credentials-missing',
    'accounts.credentials-invalid',
    'accounts.email-unconfirmed',
    'accounts.banned',
    'accounts.too-many-tries',
  ],
})

export const SECOND_FACTORS = ['totp', 'backup'] as const

export const verifySecondFactor = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-in/second-factor',
  access: 'everyone',
  summary: 'Finish a sign-in with a code of the authenticator app or a backup code',
  input: z.object({ code: oneLineText(40), kind: z.enum(SECOND_FACTORS) }),
  output: SignedInSchema,
  errors: [
    'accounts.two-factor-expired',
    'accounts.two-factor-code-wrong',
    'accounts.two-factor-locked',
    'accounts.banned',
  ],
})

/** For programs: a browser is refused, so that scripts in a page never hold the secret. */
export const createToken = endpoint({
  method: 'POST',
  path: '/api/accounts/tokens',
  access: 'everyone',
  summary: 'Sign in as an API client; the token goes into the Authorization header',
  input: z.object({ email: EmailSchema, password: PasswordSchema, code: z.optional(oneLineText(40)) }),
  output: z.object({ access_token: z.string(), token_type: z.literal('bearer'), expires_at: z.iso.datetime() }),
  errors: [
    'accounts.browser-token',
    'accounts.credentials-missing',
    'accounts.credentials-invalid',
    'accounts.email-unconfirmed',
    'accounts.banned',
    'accounts.too-many-tries',
    'accounts.two-factor-code-wrong',
    'accounts.two-factor-locked',
  ],
  missing: CREDENTIALS,
  status: 201,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/accounts/sign-out',
  access: 'everyone',
  summary: 'End the session of this browser',
  input: Nothing,
  output: Nothing,
  errors: [],
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/accounts/password-reset',
  access: 'everyone',
  summary: 'Mail a link to set a new password; the answer does not tell whether the address has an account',
  input: z.object({ email: EmailSchema, return_to: PathSchema }),
  output: Nothing,
  errors: ['accounts.too-many-mails'],
  status: 202,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/accounts/password-reset/finish',
  access: 'everyone',
  summary: 'Set a new password with the token of the mailed link; every session of the account ends',
  input: z.object({ token: TokenSchema, password: PasswordSchema }),
  output: Nothing,
  errors: ['accounts.link-invalid', 'accounts.password-weak'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/accounts/password',
  access: 'member',
  summary: 'Change the password; every other session of the account ends',
  input: z.object({ current_password: PasswordSchema, new_password: PasswordSchema }),
  output: Nothing,
  errors: ['accounts.password-wrong', 'accounts.password-weak', 'accounts.too-many-tries'],
})

export const changeLanguage = endpoint({
  method: 'PUT',
  path: '/api/accounts/language',
  access: 'member',
  summary: 'Choose the language of the screens and of the mails',
  input: z.object({ language: LanguageSchema }),
  output: Nothing,
  errors: [],
})

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/api/accounts/two-factor',
  access: 'member',
  summary: 'Begin switching two-factor on: the secret for the authenticator app and ten backup codes',
  input: z.object({ password: OwnPasswordSchema }),
  output: z.object({ totp_uri: z.string(), secret: z.string(), backup_codes: z.array(z.string()) }),
  errors: [
    'accounts.password-wrong',
    'accounts.sign-in-again',
    'accounts.second-factor-required',
    'accounts.two-factor-on',
    'accounts.too-many-tries',
  ],
  status: 201,
})

export const finishTwoFactor = endpoint({
  method: 'POST',
  path: '/api/accounts/two-factor/finish',
  access: 'member',
  summary: 'Switch two-factor on by proving the authenticator app works',
  input: z.object({ code: oneLineText(40) }),
  output: Nothing,
  errors: [
    'accounts.two-factor-code-wrong',
    'accounts.two-factor-on',
    'accounts.second-factor-required',
    'accounts.two-factor-off',
    'accounts.two-factor-locked',
  ],
})

export const stopTwoFactor = endpoint({
  method: 'POST',
  path: '/api/accounts/two-factor/stop',
  access: 'member',
  summary: 'Switch two-factor off',
  input: z.object({ password: OwnPasswordSchema }),
  output: Nothing,
  errors: ['accounts.password-wrong', 'accounts.sign-in-again', 'accounts.two-factor-off', 'accounts.too-many-tries'],
})

export const renewBackupCodes = endpoint({
  method: 'POST',
  path: '/api/accounts/two-factor/backup-codes',
  access: 'member',
  summary: 'Replace the backup codes',
  input: z.object({ password: OwnPasswordSchema }),
  output: z.object({ backup_codes: z.array(z.string()) }),
  errors: ['accounts.password-wrong', 'accounts.sign-in-again', 'accounts.two-factor-off', 'accounts.too-many-tries'],
})

export const DeviceSchema = z.object({
  id: IdSchema,
  user_agent: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  current: z.boolean(),
})
export type Device = z.infer<typeof DeviceSchema>

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/accounts/devices',
  access: 'member',
  summary: 'Where this account is signed in',
  input: Nothing,
  output: z.object({ devices: z.array(DeviceSchema) }),
  errors: [],
})

export const revokeDevice = endpoint({
  method: 'DELETE',
  path: '/api/accounts/devices/:id',
  access: 'member',
  summary: 'End the session of one device',
  input: z.object({ id: IdSchema }),
  output: Nothing,
  errors: ['not-found'],
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/accounts/export',
  access: 'member',
  summary: 'All that is stored about this account, as JSON',
  input: Nothing,
  output: z.object({ exported_at: z.iso.datetime(), account: z.record(z.string(), z.unknown()) }),
  errors: [],
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/accounts/delete',
  access: 'member',
  summary: 'Delete this account and all that belongs to it',
  input: z.object({ password: OwnPasswordSchema }),
  output: Nothing,
  errors: ['accounts.password-wrong', 'accounts.sign-in-again', 'accounts.last-admin', 'accounts.too-many-tries'],
})
