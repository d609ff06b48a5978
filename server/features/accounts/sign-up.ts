import { randomUUID } from 'node:crypto'
import { TransactionRollbackError } from 'drizzle-orm'
import type { signUp as endpoint } from '#contract/accounts.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { OutgoingMail } from '#server/features/mails/public.ts'
import { assertOwnName } from '#server/features/profile/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { confirmationLink } from './account-links.ts'
import { hashPassword } from './auth-internals.ts'
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
  /** A sign-up as a coach gets a mail that also confirms the application. */
  template?: 'confirm-email' | 'confirm-coach-email'
}

export interface SignUpCall extends MailRequest {
  headers: Headers
}

/** Not with better-auth's sign-up, which gives the same answer for every failure, also of the database. */
export function signUp(services: Services, input: NewAccount, call: SignUpCall): Promise<Output<typeof endpoint>> {
  return register(services, input, call)
}

/**
 * The common part of all sign-ups: limits, password rule, taken addresses and the confirmation mail.
 * Account, mail and what `complete` stores are one transaction.
 */
export async function register(
  services: Services,
  input: NewAccount,
  call: SignUpCall,
  complete?: (
    transaction: Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>,
    user_id: string,
  ) => Promise<void>,
): Promise<Record<never, never>> {
  assertOwnName(input.full_name)
  await assertAcceptablePassword(input.password, 'password', input, services.env)
  await services.limits.consume('sign-up-address', call.address)
  await services.limits.consume('sign-up-address-day', call.address)
  const found = await findAccountByEmail(services.db, input.email)
  const owner = found?.replaceable ? undefined : found
  // By the specification a taken address is reported; with the setting only its owner learns of the try.
  if (owner && !services.env.HIDE_EXISTING_ACCOUNTS) throw new Refusal('accounts.exists')
  await countMail(services, 'confirm', input.email, call)
  const password_hash = await hashPassword(services, input.password)
  const user_id = await services.db.transaction(async (tx) => {
    const id = await insertUnlessTaken(tx, owner, async (inner, email) => {
      const inserted = await insertAccount(inner, { ...input, email, password_hash })
      await complete?.(inner, inserted)
      return inserted
    })
    await services.mailer.send(owner ? accountExistsMail(services, owner) : confirmationMail(services, id, input), tx)
    return id
  })
  // For a taken address the id belongs to no account, so the cookie proves nothing.
  rememberSignUp(services, user_id, call.headers)
  return {}

  /** For a taken address the same is stored under an unused address and rolled back, so that the answer takes as long. */
  async function insertUnlessTaken(
    tx: Transaction,
    taken: Account | undefined,
    insert: (inner: Transaction, email: string) => Promise<string>,
  ): Promise<string> {
    const id = randomUUID()
    try {
      return await tx.transaction(async (inner) => {
        const inserted = await insert(inner, taken ? `${id}@kiai.invalid` : input.email)
        return taken ? inner.rollback() : inserted
      })
    } catch (thrown) {
      if (taken && thrown instanceof TransactionRollbackError) return id
      throw thrown
    }
  }
}

function confirmationMail(services: Services, user_id: string, account: NewAccount): OutgoingMail {
  const { email: to, language, full_name, return_to, template = 'confirm-email' } = account
  return { to, language, template, full_name, link: confirmationLink(services, user_id, return_to) }
}

function accountExistsMail({ baseUrl }: Services, { email: to, language, name: full_name }: Account): OutgoingMail {
  return { to, language, template: 'account-exists', full_name, link: new URL('/auth', baseUrl).toString() }
}
