import type { FieldProblem } from '#contract/errors.ts'
import { newPasswordProblem, wordsBehind } from '#contract/password-rules.ts'
import type { Env } from '#server/env.ts'
import { Refusal } from '#server/http/refusal.ts'

let common: Promise<Set<string>> | undefined

/** Loaded when the first password is set, because the list is large. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

interface Owner {
  full_name: string
  email: string
}

/** Refuses a new password that is too short or easy to guess. */
export async function assertAcceptablePassword(
  password: string,
  field: string,
  { full_name, email }: Owner,
  env: Pick<Env, 'PASSWORD_MIN_LENGTH'>,
): Promise<void> {
  const refuse = (problem: FieldProblem) => new Refusal('accounts.password-weak', { fields: { [field]: problem } })
  const problem = newPasswordProblem(password, env.PASSWORD_MIN_LENGTH, [full_name, email])
  if (problem) throw refuse(problem)
  const common = await commonPasswords()
  if ([password.toLowerCase(), ...wordsBehind(password)].some((word) => common.has(word)))
    throw refuse({ problem: 'password-common' })
}
