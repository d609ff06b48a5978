import type { Env } from '#server/env.ts'
import { Refusal } from '#server/http/refusal.ts'

let common: Promise<Set<string>> | undefined

/** Loaded when the first password is set: the list is large and most processes never need it at start. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/** A new password is long enough and not one that everybody tries first, whatever its length. */
export async function assertAcceptablePassword(
  password: string,
  field: string,
  env: Pick<Env, 'PASSWORD_MIN_LENGTH'>,
): Promise<void> {
  if (password.length < env.PASSWORD_MIN_LENGTH)
    throw new Refusal('accounts.password-weak', {
      fields: { [field]: { problem: 'too-short', limit: env.PASSWORD_MIN_LENGTH } },
    })
  if ((await commonPasswords()).has(password.toLowerCase()))
    throw new Refusal('accounts.password-weak', { fields: { [field]: { problem: 'password-common' } } })
}
