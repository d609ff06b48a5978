import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { defaultMode, KINDS_MAILED_ALONE } from '#contract/notification-rules.ts'
import { NotificationDetailsSchemas } from '#contract/notifications.ts'
import type { Database } from '#server/db/database.ts'
import type { EventHub } from '#server/events/event-hub.ts'
import { memberTopic } from '#server/events/topics.ts'
import { push_subscriptions } from '#server/features/push/public.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { NotificationContent, NotifyTransaction } from './notification-content.ts'
import { notification_choices, notification_settings, notifications } from './tables.ts'

export interface NotifyServices {
  db: Database
  events: Pick<EventHub, 'publish'>
  jobs: Pick<Jobs, 'enqueue'>
}

export const PUSH_NOTIFICATIONS = 'send-notification-pushes'

/**
 * One statement for any number of members; the recipients are a query with the column `user_id`. Returns how many were
 * notified: not those who switched this kind off or were notified with this `once_key` before.
 */
export async function notifyAll(
  { db, events, jobs }: NotifyServices,
  recipients: SQLWrapper,
  { kind, details, once_key = undefined }: NotificationContent,
  transaction: NotifyTransaction = db,
): Promise<number> {
  // The column type does not ensure that the details fit the kind.
  NotificationDetailsSchemas[kind].parse(details)
  // Not the start of the transaction, so that two notifications of one transaction keep their order.
  // Sorted by member, so that concurrent statements cannot deadlock.
  const isMailed = sql`${!KINDS_MAILED_ALONE.includes(kind)} and coalesce(settings.mails, true)`
  const { rows } = await transaction.execute<{ id: string; user_id: string; push_waits: boolean }>(sql`
    insert into ${notifications} (user_id, kind, details, once_key, mail_mode, push_waits, created_at)
    select recipient.user_id, ${kind}, ${JSON.stringify(details)}::jsonb, ${once_key ?? null},
      case when ${isMailed} and chosen.mode in ('mail', 'digest') then chosen.mode end,
      chosen.mode = 'push' and exists (
        select from ${push_subscriptions} device where device.user_id = recipient.user_id),
      clock_timestamp()
    from (${recipients}) recipient
    left join ${notification_choices} choice on choice.user_id = recipient.user_id and choice.kind = ${kind}
    left join ${notification_settings} settings on settings.user_id = recipient.user_id
    cross join lateral (select coalesce(choice.mode, ${defaultMode(kind)}) as mode) chosen
    where chosen.mode <> 'off'
    order by recipient.user_id
    on conflict (user_id, once_key) do nothing
    returning id, user_id, push_waits`)
  for (const { id, user_id } of rows) events.publish(memberTopic(user_id), { type: 'notification', id })
  // One job for all that wait: a post that many hear of is not a job for each of them.
  if (rows.some(({ push_waits }) => push_waits))
    await jobs.enqueue(PUSH_NOTIFICATIONS, {}, { singletonKey: 'waiting', transaction })
  return rows.length
}

/** Marks the notifications of these members with this `once_key` as read. */
export async function markOccasionRead(
  { events }: Pick<NotifyServices, 'events'>,
  { recipients, once_key }: { recipients: SQLWrapper; once_key: string },
  transaction: Pick<Database, 'update'>,
): Promise<void> {
  const withKey = and(inArray(notifications.user_id, sql`(${recipients})`), eq(notifications.once_key, once_key))
  const marked = await transaction
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(and(withKey, isNull(notifications.read_at)))
    .returning({ id: notifications.id, user_id: notifications.user_id })
  for (const { id, user_id } of marked) events.publish(memberTopic(user_id), { type: 'notifications-read', id })
}

/** Deletes the notifications of these members with these keys: what they told of is gone. */
export async function retract(
  { events }: Pick<NotifyServices, 'events'>,
  { recipients, once_keys }: { recipients: SQLWrapper; once_keys: readonly string[] },
  transaction: Pick<Database, 'delete'>,
): Promise<void> {
  if (once_keys.length === 0) return
  // One parameter, because someone may have written more posts than a statement can have parameters.
  const withKey = sql`${notifications.once_key} = any(${sql.param([...once_keys])}::text[])`
  const gone = await transaction
    .delete(notifications)
    .where(and(inArray(notifications.user_id, sql`(${recipients})`), withKey))
    .returning({ id: notifications.id, user_id: notifications.user_id })
  for (const { id, user_id } of gone) events.publish(memberTopic(user_id), { type: 'notifications-read', id })
}
