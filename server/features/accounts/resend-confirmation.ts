import type { Services } from '#server/services.ts'
import { confirmationLink } from './account-links.ts'
import { countMail, type MailRequest } from './count-mail.ts'
import { findAccountByEmail } from './find-account.ts'
import { mailAccount } from './mail-account.ts'

export async function resendConfirmation(
  services: Services,
  { email, return_to }: { email: string; return_to?: string | undefined },
  call: MailRequest,
): Promise<void> {
  await countMail(services, 'confirm', email, call)
  const account = await findAccountByEmail(services.db, email)
  const unconfirmed = account?.email_verified ? undefined : account
  await mailAccount(services, unconfirmed, async ({ id, email: to, language, name }) => {
    const link = confirmationLink(services, id, return_to)
    return { to, language, template: 'confirm-email', full_name: name, link }
  })
}
