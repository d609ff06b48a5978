import { eq } from 'drizzle-orm'
import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/notification-rules.ts'
import type { NotificationChoices } from '#contract/notifications.ts'
import type { Services } from '#server/services.ts'
import { notification_choices } from './tables.ts'

/** Every kind is on by default. */
export async function readChoices({ db }: Pick<Services, 'db'>, user_id: string): Promise<NotificationChoices> {
  const rows = await db.select().from(notification_choices).where(eq(notification_choices.user_id, user_id))
  const wanted = (kind: NotificationKind) => rows.find((row) => row.kind === kind)?.wanted ?? true
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, wanted(kind)])) as NotificationChoices
}

export async function changeChoice(
  services: Pick<Services, 'db'>,
  user_id: string,
  { kind, wanted }: { kind: NotificationKind; wanted: boolean },
): Promise<NotificationChoices> {
  await services.db
    .insert(notification_choices)
    .values({ user_id, kind, wanted })
    .onConflictDoUpdate({ target: [notification_choices.user_id, notification_choices.kind], set: { wanted } })
  return readChoices(services, user_id)
}
