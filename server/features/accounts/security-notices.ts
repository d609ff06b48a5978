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

export async function tellTwoFactorChanged(services: Services, userId: string, enabled: boolean): Promise<void> {
  const account = await findAccountById(services.db, userId)
  if (!account) return
  await services.mailer.send({
    to: account.email,
    language: account.language,
    template: 'two-factor-changed',
    full_name: account.name,
    enabled,
    link: new URL('/settings', services.baseUrl).toString(),
  })
}

/** In the transaction of the change: there is no linked identity that the owner has not heard of. */
export async function tellIdentityChanged(
  services: Services,
  userId: string,
  { added, provider }: { added: boolean; provider: string },
  tx: Transaction,
): Promise<void> {
  const account = await findAccountById(tx, userId)
  if (!account) return
  const mail = {
    to: account.email,
    language: account.language,
    template: 'identity-changed' as const,
    full_name: account.name,
    added,
    provider,
    link: new URL('/settings', services.baseUrl).toString(),
  }
  await services.mailer.send(mail, tx)
}

/** In the transaction of the change, so that no passkey changes without a mail to its owner. */
export async function tellPasskeyChanged(
  services: Services,
  userId: string,
  { added, name }: { added: boolean; name: string },
  tx: Transaction,
): Promise<void> {
  const account = await findAccountById(tx, userId)
  if (!account) return
  const mail = {
    to: account.email,
    language: account.language,
    template: 'passkey-changed' as const,
    full_name: account.name,
    added,
    passkey: name,
    link: new URL('/settings', services.baseUrl).toString(),
  }
  await services.mailer.send(mail, tx)
}
