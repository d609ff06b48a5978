import { eq } from 'drizzle-orm'
import { openSignedToken, signToken } from '#server/features/accounts/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { cancelMails } from './choices.ts'
import { notification_settings } from './tables.ts'

/** Prefix of the signed text, so that no other signed token of ours ends someone's mails. */
const PREFIX = 'unsubscribe'

/** Never expires, because old mails stay in mailboxes. In base64url, because it is part of an address. */
export function unsubscribeToken({ secret }: Pick<Services, 'secret'>, user_id: string): string {
  return Buffer.from(signToken(`${PREFIX}:${user_id}`, secret)).toString('base64url')
}

export async function unsubscribe({ db, secret }: Pick<Services, 'db' | 'secret'>, token: string): Promise<void> {
  const signed = Buffer.from(token, 'base64url').toString()
  const [prefix, user_id] = openSignedToken(signed, secret)?.split(':') ?? []
  if (prefix !== PREFIX || user_id === undefined) throw new Refusal('not-found')
  await db.transaction(async (tx) => {
    const [member] = await tx.select({ id: profiles.user_id }).from(profiles).where(eq(profiles.user_id, user_id))
    if (!member) throw new Refusal('not-found')
    await tx
      .insert(notification_settings)
      .values({ user_id, mails: false })
      .onConflictDoUpdate({ target: notification_settings.user_id, set: { mails: false } })
    await cancelMails(tx, user_id)
  })
}
