import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { profiles, selectAdmins } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'

/** The mail contains the member's address for a reply. */
export async function sendSupportMessage(
  { db, limits, notifier, mailer, baseUrl }: Pick<Services, 'db' | 'limits' | 'notifier' | 'mailer' | 'baseUrl'>,
  { user_id, session }: Member,
  message: string,
): Promise<void> {
  await limits.consume('support-message', user_id)
  const { sender, email, link } = senderOf(session, baseUrl)
  await db.transaction(async (tx) => {
    const admins = await findAdmins(tx)
    const details = { full_name: sender, email, message }
    await notifier.notifyAll(selectAdmins(tx), { kind: 'support_message', details }, tx)
    for (const addressee of admins)
      await mailer.send({ ...addressee, template: 'support-message', sender, email, message, link }, tx)
  })
}

/** How the admins call who wrote, and where they find them. */
export function senderOf({ user }: Member['session'], baseUrl: Services['baseUrl']) {
  const { email } = user
  const link = new URL(`/admin?${new URLSearchParams({ tab: 'users', search: email })}`, baseUrl).toString()
  return { sender: user.profile.full_name || email, email, link }
}

/** Those who read what members ask; without one it is refused. */
export async function findAdmins(tx: Pick<Transaction, 'select'>) {
  const admins = await tx
    .select({ to: users.email, language: users.language, full_name: profiles.full_name })
    .from(users)
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .where(inArray(users.id, selectAdmins(tx)))
  if (admins.length === 0) throw new Refusal('support.nobody')
  return admins
}
