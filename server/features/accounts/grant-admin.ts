import { randomBytes } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { hasAdmin, makeAdmin } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { setPasswordLink } from './account-links.ts'
import { findAccountByEmail } from './find-account.ts'

export type Granted = 'already-admin' | 'granted' | 'invited'

/** Makes the account an administrator's; an address without one gets an account and a link to set its password. */
export async function grantAdmin(services: Services, email: string, language: Language = 'en'): Promise<Granted> {
  const existing = await findAccountByEmail(services.db, email)
  if (existing) return (await makeAdmin(services.db, existing.id)) ? 'granted' : 'already-admin'
  const name = email.split('@')[0] || email
  // Nobody knows this password, us included: the mailed link sets the first one that counts.
  const password = randomBytes(48).toString('base64url')
  const { user } = await services.auth.api.signUpEmail({ body: { name, email, password, language } })
  await makeAdmin(services.db, user.id)
  await services.mailer.send({
    to: email,
    language,
    template: 'set-password',
    full_name: name,
    link: await setPasswordLink(services, user.id),
  })
  return 'invited'
}

/** The first start of an installation: the address of the setting becomes its first administrator. */
export async function bootstrapAdmin(services: Services): Promise<Granted | undefined> {
  const email = services.env.BOOTSTRAP_ADMIN_EMAIL
  if (!email) return undefined
  // Later starts must not undo what administrators decided since.
  if ((await findAccountByEmail(services.db, email)) && (await hasAdmin(services.db))) return undefined
  return grantAdmin(services, email)
}
