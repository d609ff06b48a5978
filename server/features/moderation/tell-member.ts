import { eq } from 'drizzle-orm'
import type { NotificationDetails } from '#contract/notifications.ts'
import type { MailTemplate } from '#contract/work-rules.ts'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'

type Told = NotificationDetails['moderation']

const TEMPLATES = {
  removed: 'moderation-removed',
  warned: 'moderation-warned',
  suspended: 'moderation-suspended',
  restored: 'moderation-restored',
  appeal_accepted: 'moderation-appeal-accepted',
  appeal_denied: 'moderation-appeal-denied',
} as const satisfies Record<Told['event'], MailTemplate>

/** By notification, and by mail to a confirmed address: a decision must also reach someone who stays away. */
export async function tellMember(
  { notifier, mailer, baseUrl }: Pick<Services, 'notifier' | 'mailer' | 'baseUrl'>,
  tx: Transaction,
  user_id: string,
  details: Told,
): Promise<void> {
  await notifier.notify({ user_id, kind: 'moderation', details }, tx)
  const [addressee] = await tx
    .select({
      to: users.email,
      language: users.language,
      full_name: profiles.full_name,
      email_verified: users.email_verified,
      time_zone: profiles.time_zone,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .where(eq(users.id, user_id))
  if (!addressee?.email_verified) return
  const { email_verified: _, ...to } = addressee
  const { event, reason: rule_reason, until } = details
  const link = new URL('/community-rules', baseUrl).toString()
  const template = TEMPLATES[event]
  await mailer.send({ ...to, template, rule_reason, until: until ? new Date(until) : null, link }, tx)
}
