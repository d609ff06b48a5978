import { randomUUID } from 'node:crypto'
import type { signUp as endpoint } from '#contract/accounts.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { confirmationLink } from './account-links.ts'
import { countMail, type MailRequest } from './count-mail.ts'
import { type Account, findAccountByEmail } from './find-account.ts'
import { insertAccount } from './insert-account.ts'
import { assertAcceptablePassword } from './password-rule.ts'
import { rememberSignUp } from './sign-up-proof.ts'

interface NewAccount {
  full_name: string
  email: string
  password: string
  language: Language
  return_to?: string | undefined
  /** Whoever signs up with more than an account reads in the same mail that it has arrived. */
  template?: 'confirm-email' | 'confirm-coach-email'
}

export interface SignUpCall extends MailRequest {
  headers: Headers
}

/** Not by better-auth's own sign-up: that answers the same whatever failed, a database that is away or full included. */
export function signUp(services: Services, input: NewAccount, call: SignUpCall): Promise<Output<typeof endpoint>> {
  return register(services, input, call)
}

/**
 * What is the same for every way to get an account: limits, password rule, taken addresses and the confirmation mail.
 * Account, mail and what `complete` stores besides are one transaction: whatever fails, nobody is left with half of it.
 */
export async function register(
  services: Services,
  input: NewAccount,
  call: SignUpCall,
  complete?: (
    transaction: Pick<Database, 'select' | 'insert' | 'update' | 'execute'>,
    user_id: string,
  ) => Promise<void>,
): Promise<Record<never, never>> {
  await assertAcceptablePassword(input.password, 'password', input, services.env)
  await services.limits.consume('sign-up-address', call.address)
  await services.limits.consume('sign-up-address-day', call.address)
  const existing = await findAccountByEmail(services.db, input.email)
  if (existing && !existing.replaceable) return refuseExisting(services, existing, input.password, call)
  await countMail(services, 'confirm', input.email, call)
  const password_hash = await hashPassword(services, input.password)
  const user_id = await services.db.transaction(async (tx) => {
    const id = await insertAccount(tx, { ...input, password_hash })
    await complete?.(tx, id)
    const { email: to, language, full_name, return_to, template = 'confirm-email' } = input
    const link = confirmationLink(services, id, return_to)
    await services.mailer.send({ to, language, template, full_name, link }, tx)
    return id
  })
  rememberSignUp(services, user_id, call.headers)
  return {}
}

/** Slow on purpose: not inside a transaction, which would hold a connection meanwhile. */
export async function hashPassword({ auth }: Pick<Services, 'auth'>, password: string): Promise<string> {
  return await (await (await auth()).$context).password.hash(password)
}

/** By the specification a taken address is told; a setting hides it, and then only its owner learns of the try. */
async function refuseExisting(
  services: Services,
  account: Account,
  password: string,
  call: SignUpCall,
): Promise<Record<never, never>> {
  if (!services.env.HIDE_EXISTING_ACCOUNTS) throw new Refusal('accounts.exists')
  await countMail(services, 'confirm', account.email, call)
  // As much work as a real sign-up, so that the answer's time tells nothing.
  await hashPassword(services, password)
  await services.mailer.send({
    to: account.email,
    language: account.language,
    template: 'account-exists',
    full_name: account.name,
    link: new URL('/auth', services.baseUrl).toString(),
  })
  // As after a real sign-up; it proves nothing.
  rememberSignUp(services, randomUUID(), call.headers)
  return {}
}
