import type { Transaction } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { type Account, findAccountById } from './find-account.ts'

/** The owner gets a mail about every change of the credentials, with a way to undo a foreign change. */
export async function tellPasswordChanged({ mailer, baseUrl }: Services, account: Account): Promise<void> {
  await mailer.send({
    to: account.email,
    language: account.language,
    template: 'password-changed',
    full_name: account.name,
    link: new URL('/auth/forgot', baseUrl).toString(),
  })
}

type SecurityChange =
  | { template: 'two-factor-changed'; enabled: boolean }
  | { template: 'identity-changed'; added: boolean; provider: string }
  | { template: 'passkey-changed'; added: boolean; passkey: string }

/**
 * Mails the owner about a change, with a link to the settings. In the transaction of the change, where there is one, so
 * that nothing changes without its mail.
 */
export async function tellSecurityChanged(
  { db, mailer, baseUrl }: Services,
  userId: string,
  change: SecurityChange,
  tx?: Transaction,
): Promise<void> {
  const account = await findAccountById(tx ?? db, userId)
  if (!account) return
  const { email: to, language, name: full_name } = account
  await mailer.send({ to, language, full_name, link: new URL('/settings', baseUrl).toString(), ...change }, tx)
}
