import { and, eq, isNull } from 'drizzle-orm'
import { type Notification, NotificationSchema } from '#contract/notifications.ts'
import type { Database } from '#server/db/database.ts'
import { notifications } from './tables.ts'

type Row = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'details' | 'read_at' | 'created_at'>

/** A row in the contract's format. Parsed, because the column type does not ensure that the details fit the kind. */
export function asNotification({ id, kind, details, read_at, created_at }: Row): Notification {
  return NotificationSchema.parse({
    id,
    kind,
    details,
    read_at: read_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  })
}

export function countUnread(db: Pick<Database, '$count'>, user_id: string): Promise<number> {
  return db.$count(notifications, and(eq(notifications.user_id, user_id), isNull(notifications.read_at))).then(Number)
}
