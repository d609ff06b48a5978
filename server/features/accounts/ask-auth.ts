import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Auth } from './auth.ts'
import { type LoadAuth, loadAuthTools } from './load-auth.ts'

/** better-auth's refusal codes and ours. Anything else is a fault. */
const CODES: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'accounts.credentials-invalid',
  INVALID_EMAIL: 'accounts.credentials-invalid',
  PASSWORD_TOO_LONG: 'accounts.credentials-invalid',
  EMAIL_NOT_VERIFIED: 'accounts.email-unconfirmed',
  BANNED: 'accounts.banned',
  INVALID_TOKEN: 'accounts.link-invalid',
  TOKEN_EXPIRED: 'accounts.link-invalid',
  USER_NOT_FOUND: 'accounts.link-invalid',
  INVALID_PASSWORD: 'accounts.password-wrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'accounts.password-wrong',
  INVALID_TWO_FACTOR_COOKIE: 'accounts.two-factor-expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'accounts.two-factor-expired',
  INVALID_CODE: 'accounts.two-factor-code-wrong',
  INVALID_BACKUP_CODE: 'accounts.two-factor-code-wrong',
  TOTP_ALREADY_ENABLED: 'accounts.two-factor-on',
  TOTP_NOT_ENABLED: 'accounts.two-factor-off',
  TWO_FACTOR_NOT_ENABLED: 'accounts.two-factor-off',
  BACKUP_CODES_NOT_ENABLED: 'accounts.two-factor-off',
  UNAUTHORIZED: 'session.missing',
}

/** Refusals of better-auth without a code; the conflict is a backup code that another sign-in used at the same time. */
const NAMELESS: Record<number, ErrorCode> = { 401: 'session.missing', 409: 'accounts.two-factor-code-wrong' }

/** The field of a refusal, if it belongs to one. */
const FIELDS: Partial<Record<ErrorCode, (field: string) => Refusal>> = {
  'accounts.password-wrong': wrongPassword,
  'accounts.two-factor-code-wrong': () =>
    new Refusal('accounts.two-factor-code-wrong', { fields: { code: { problem: 'code-wrong' } } }),
}

export function wrongPassword(field: string): Refusal {
  return new Refusal('accounts.password-wrong', { fields: { [field]: { problem: 'password-wrong' } } })
}

/** Calls better-auth and converts its refusals into ours. `passwordField` is the field of a wrong password. */
export async function askAuth<T>(
  load: LoadAuth,
  question: (auth: Auth) => Promise<T>,
  passwordField = 'password',
): Promise<T> {
  const auth = await load()
  try {
    return await question(auth)
  } catch (error) {
    throw await toRefusal(error, passwordField)
  }
}

async function toRefusal(error: unknown, passwordField: string): Promise<unknown> {
  const { APIError } = await loadAuthTools()
  if (!(error instanceof APIError)) return error
  const code = CODES[error.body?.code ?? ''] ?? NAMELESS[error.statusCode]
  if (!code) return error
  if (code === 'accounts.banned') return new Refusal(code, readReason(error.body))
  return FIELDS[code]?.(passwordField) ?? new Refusal(code)
}

/** The reason from auth.ts: old bans have none. */
function readReason(body: Record<string, unknown> | undefined): { reason?: string } {
  return typeof body?.reason === 'string' ? { reason: body.reason } : {}
}
