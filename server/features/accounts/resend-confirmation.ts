import type { Services } from '#server/services.ts'
import { confirmationLink } from './account-links.ts'
import { countMail, type MailRequest } from './count-mail.ts'
import { findAccountByEmail } from './find-account.ts'

export async function resendConfirmation(
  services: Services,
  { email, return_to }: { email: string; return_to?: string | undefined },
  call: MailRequest,
): Promise<void> {
  await countMail(services, 'confirm', email, call)
  const account = await findAccountByEmail(services.db, email)
  if (!account || account.email_verified) return
  await services.mailer.send({
    to: account.email,
    language: account.language,
    template: 'confirm-email',
    full_name: account.name,
    link: await confirmationLink(services, account.email, return_to),
  })
}
