import type { signUp as endpoint } from '#contract/accounts.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { confirmationLink } from './account-links.ts'
import { countMail, type MailRequest } from './count-mail.ts'
import { type Account, findAccountByEmail } from './find-account.ts'
import { insertAccount } from './insert-account.ts'
import { assertAcceptablePassword } from './password-rule.ts'

interface NewAccount {
  full_name: string
  email: string
  password: string
  language: Language
  return_to?: string | undefined
  /** Whoever signs up with more than an account reads in the same mail that it has arrived. */
  template?: 'confirm-email' | 'confirm-coach-email'
}

/** The account and its profile are one transaction (a database trigger makes the profile); the mail follows it. */
export function signUp(services: Services, input: NewAccount, call: MailRequest): Promise<Output<typeof endpoint>> {
  return register(services, input, call, () => createAccount(services, input))
}

/** What is the same for every way to get an account: limits, password rule, taken addresses and the confirmation mail. */
export async function register(
  services: Services,
  input: NewAccount,
  call: MailRequest,
  makeAccount: () => Promise<unknown>,
): Promise<Record<never, never>> {
  await assertAcceptablePassword(input.password, 'password', input, services.env)
  await services.limits.consume('sign-up-address', call.address)
  await services.limits.consume('sign-up-address-day', call.address)
  const existing = await findAccountByEmail(services.db, input.email)
  if (existing) return refuseExisting(services, existing, input.password, call)
  await countMail(services, 'confirm', input.email, call)
  await makeAccount()
  await services.mailer.send({
    to: input.email,
    language: input.language,
    template: input.template ?? 'confirm-email',
    full_name: input.full_name,
    link: await confirmationLink(services, input.email, input.return_to),
  })
  return {}
}

/** Not by better-auth's own sign-up: that answers the same whatever failed, a database that is away or full included. */
export async function createAccount({ auth, db }: Services, { password, ...account }: NewAccount): Promise<string> {
  const { password: hasher } = await (await auth()).$context
  const password_hash = await hasher.hash(password)
  return await db.transaction((transaction) => insertAccount(transaction, { ...account, password_hash }))
}

/** By the specification a taken address is told; a setting hides it, and then only its owner learns of the try. */
async function refuseExisting(
  services: Services,
  account: Account,
  password: string,
  call: MailRequest,
): Promise<Record<never, never>> {
  if (!services.env.HIDE_EXISTING_ACCOUNTS) throw new Refusal('accounts.exists')
  const { password: hasher } = await (await services.auth()).$context
  await countMail(services, 'confirm', account.email, call)
  // As much work as a real sign-up, so that the answer's time tells nothing.
  await hasher.hash(password)
  await services.mailer.send({
    to: account.email,
    language: account.language,
    template: 'account-exists',
    full_name: account.name,
    link: new URL('/auth', services.baseUrl).toString(),
  })
  return {}
}
