import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Output } from '#contract/endpoint.ts'
import { type listNotifications as endpoint, NOTIFICATION_PAGE } from '#contract/notifications.ts'
import type { Services } from '#server/services.ts'
import { asNotification, countUnread } from './notification-rows.ts'
import { notifications } from './tables.ts'

export async function listNotifications(
  { db }: Pick<Services, 'db'>,
  user_id: string,
  before: string | undefined,
): Promise<Output<typeof endpoint>> {
  const [rows, unread] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(and(eq(notifications.user_id, user_id), before === undefined ? undefined : olderThan(user_id, before)))
      .orderBy(desc(notifications.created_at), desc(notifications.id))
      .limit(NOTIFICATION_PAGE + 1),
    countUnread(db, user_id),
  ])
  const more = rows.length > NOTIFICATION_PAGE
  return { notifications: rows.slice(0, NOTIFICATION_PAGE).map(asNotification), unread, more }
}

/** Compared in the database, whose timestamps are more precise than the browser's. Empty for a foreign notification. */
function olderThan(user_id: string, before: string): SQL {
  return sql`(${notifications.created_at}, ${notifications.id}) < (
    select shown.created_at, shown.id from ${notifications} shown where shown.id = ${before} and shown.user_id = ${user_id}
  )`
}
