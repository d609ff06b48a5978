import { randomBytes } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { StoredMail } from '#server/features/mails/public.ts'
import { hasAdmin, makeAdmin } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { setPasswordLink } from './account-links.ts'
import { hashPassword, storePassword } from './auth-internals.ts'
import { findAccountByEmail } from './find-account.ts'
import { insertAccount } from './insert-account.ts'

/** An invited administrator needs the mailed link, so the state of the mail is returned. */
export type Granted = { outcome: 'already-admin' | 'granted' } | { outcome: 'invited'; mail: StoredMail }

/** Grants the admin role; an address without an account gets one and a link to set its password. */
export async function grantAdmin(services: Services, email: string, language: Language = 'en'): Promise<Granted> {
  const existing = await findAccountByEmail(services.db, email)
  if (existing?.email_verified) {
    if (!(await makeAdmin(services.db, existing.id))) return { outcome: 'already-admin' }
    services.events.publish(memberTopic(existing.id), { type: 'account-changed' })
    return { outcome: 'granted' }
  }
  const full_name = email.split('@')[0] || email
  // An unknown random password: the mailed link sets the first usable one.
  const password = randomBytes(48).toString('base64url')
  const password_hash = await hashPassword(services, password)
  // Anyone can sign up with someone else's address, so nothing of such a sign-up may be part of an admin account.
  const userId =
    existing && !existing.replaceable
      ? await replacePassword(services, existing.id, password_hash)
      : await services.db.transaction((tx) => insertAccount(tx, { full_name, email, language, password_hash }))
  await makeAdmin(services.db, userId)
  const link = await setPasswordLink(services, userId)
  const mail = await services.mailer.send({ to: email, language, template: 'set-password', full_name, link })
  return { outcome: 'invited', mail }
}

/** For an account that cannot be replaced, for example after an earlier invitation. */
async function replacePassword(services: Services, userId: string, password_hash: string): Promise<string> {
  await storePassword(services, userId, password_hash)
  return userId
}

/** The first start of an installation: the address of the setting becomes its first administrator. */
export async function bootstrapAdmin(services: Services, firstStart: boolean): Promise<Granted | undefined> {
  const email = services.env.BOOTSTRAP_ADMIN_EMAIL
  if (!email) return undefined
  // Later starts must not undo decisions of administrators. At the first start there may be the demo admin.
  if (!firstStart && (await hasAdmin(services.db))) return undefined
  return grantAdmin(services, email)
}
