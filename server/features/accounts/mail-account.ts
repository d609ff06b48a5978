import { randomUUID } from 'node:crypto'
import { discardMail, type OutgoingMail } from '#server/features/mails/public.ts'
import type { Services } from '#server/services.ts'
import type { Account } from './find-account.ts'

/**
 * Mails the account, if there is one. Without an account the same mail is stored and deleted in the same transaction, with
 * the same statements, so that the response time does not reveal whether an address has an account.
 */
export async function mailAccount(
  services: Services,
  account: Account | undefined,
  write: (recipient: Account) => OutgoingMail | Promise<OutgoingMail>,
): Promise<void> {
  const mail = await write(account ?? nobody())
  await services.db.transaction(async (tx) => {
    const { id } = await services.mailer.send(mail, tx)
    await discardMail(tx, id, { unless: account !== undefined })
  })
}

/** A dummy account; its mail is deleted before it could be delivered. */
function nobody(): Account {
  const email = 'nobody@kiai.invalid'
  return { id: randomUUID(), name: 'Nobody', email, email_verified: false, language: 'en', replaceable: false }
}
