import type { Services } from '#server/services.ts'
import { confirmationLink } from './account-links.ts'
import { findAccountByEmail } from './find-account.ts'

export async function resendConfirmation(services: Services, email: string, returnTo?: string): Promise<void> {
  await services.limits.consume('mail-recipient', email)
  const account = await findAccountByEmail(services.db, email)
  if (!account || account.email_verified) return
  await services.mailer.send({
    to: account.email,
    language: account.language,
    template: 'confirm-email',
    full_name: account.name,
    link: await confirmationLink(services, account.email, returnTo),
  })
}
