import { eq } from 'drizzle-orm'
import { memberTopic } from '#server/events/topics.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { resetIdentifier, resetLink } from './account-links.ts'
import { askAuth } from './ask-auth.ts'
import { findVerification } from './auth-internals.ts'
import { countMail, type MailRequest } from './count-mail.ts'
import { findAccountByEmail, findAccountById } from './find-account.ts'
import { forgetPending } from './forget-pending.ts'
import { forgetDevices, rememberDevice } from './known-device.ts'
import { mailAccount } from './mail-account.ts'
import { assertAcceptablePassword } from './password-rule.ts'
import { tellPasswordChanged } from './security-notices.ts'
import { users } from './tables.ts'

export async function requestPasswordReset(
  services: Services,
  { email, return_to }: { email: string; return_to?: string | undefined },
  call: MailRequest,
): Promise<void> {
  await countMail(services, 'reset', email, call)
  const account = await findAccountByEmail(services.db, email)
  await mailAccount(services, account, async ({ id, email: to, language, name }) => {
    const link = await resetLink(services, id, return_to)
    return { to, language, template: 'reset-password', full_name: name, link }
  })
}

/**
 * Ends every session of the account and starts none: the next sign-in still asks for a second factor. The browser
 * becomes a known device, so that strangers who keep guessing cannot lock the owner out.
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
  call: { request: Request; headers: Headers },
): Promise<void> {
  const userId = await findVerification(services, resetIdentifier(token))
  const account = userId && (await findAccountById(services.db, userId))
  if (!account) throw new Refusal('accounts.link-invalid')
  const owner = { email: account.email, full_name: account.name }
  await assertAcceptablePassword(password, 'password', owner, services.env)
  await askAuth(services.auth, (auth) => auth.api.resetPassword({ body: { token, newPassword: password } }))
  await forgetPending(services.db, account.id)
  // The link was mailed to the address, so it proves the ownership.
  await services.db.update(users).set({ email_verified: true }).where(eq(users.id, account.id))
  await services.limits.reset('sign-in-account', account.email)
  await forgetDevices(services.db, account.id, services.clock.now())
  rememberDevice(services, account.id, call)
  services.events.publish(memberTopic(account.id), { type: 'account-changed' })
  await tellPasswordChanged(services, account)
}
