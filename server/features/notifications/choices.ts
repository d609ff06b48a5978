import { and, eq, isNotNull } from 'drizzle-orm'
import {
  defaultMode,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationMode,
} from '#contract/notification-rules.ts'
import type { NotificationChoices } from '#contract/notifications.ts'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'
import { notification_choices, notification_settings, notifications } from './tables.ts'

export async function readChoices({ db }: Pick<Services, 'db'>, user_id: string): Promise<NotificationChoices> {
  const [rows, [settings]] = await Promise.all([
    db.select().from(notification_choices).where(eq(notification_choices.user_id, user_id)),
    db.select().from(notification_settings).where(eq(notification_settings.user_id, user_id)),
  ])
  const chosen = (kind: NotificationKind) => rows.find((row) => row.kind === kind)?.mode ?? defaultMode(kind)
  const { mails = true, quiet_from: from = null, quiet_to: to = null } = settings ?? {}
  return {
    choices: Object.fromEntries(
      NOTIFICATION_KINDS.map((kind) => [kind, chosen(kind)]),
    ) as NotificationChoices['choices'],
    mails,
    quiet_hours: from === null || to === null ? null : { from, to },
  }
}

interface Choice {
  kind: NotificationKind
  mode: NotificationMode
}

export async function changeChoice(
  services: Pick<Services, 'db'>,
  user_id: string,
  choice: Choice,
): Promise<NotificationChoices> {
  await services.db.transaction((tx) => writeChoice(tx, user_id, choice))
  return readChoices(services, user_id)
}

/** The choice also counts for notifications that wait for their mail or push. */
export async function writeChoice(
  tx: Pick<Database, 'insert' | 'update'>,
  user_id: string,
  { kind, mode }: Choice,
): Promise<void> {
  await tx
    .insert(notification_choices)
    .values({ user_id, kind, mode })
    .onConflictDoUpdate({ target: [notification_choices.user_id, notification_choices.kind], set: { mode } })
  const ofKind = and(eq(notifications.user_id, user_id), eq(notifications.kind, kind))
  await tx
    .update(notifications)
    .set({ mail_mode: mode === 'mail' || mode === 'digest' ? mode : null })
    .where(and(ofKind, isNotNull(notifications.mail_mode)))
  if (mode === 'push') return
  await tx
    .update(notifications)
    .set({ push_waits: false })
    .where(and(ofKind, eq(notifications.push_waits, true)))
}

export async function changeMails(
  services: Pick<Services, 'db'>,
  user_id: string,
  { mails, quiet_hours }: Pick<NotificationChoices, 'mails' | 'quiet_hours'>,
): Promise<NotificationChoices> {
  const settings = { mails, quiet_from: quiet_hours?.from ?? null, quiet_to: quiet_hours?.to ?? null }
  await services.db.transaction(async (tx) => {
    await tx
      .insert(notification_settings)
      .values({ user_id, ...settings })
      .onConflictDoUpdate({ target: notification_settings.user_id, set: settings })
    if (!mails) await cancelMails(tx, user_id)
  })
  return readChoices(services, user_id)
}

/** Otherwise they would all be mailed when the member switches mails on again. */
export async function cancelMails(tx: Pick<Database, 'update'>, user_id: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ mail_mode: null })
    .where(and(eq(notifications.user_id, user_id), isNotNull(notifications.mail_mode)))
}
