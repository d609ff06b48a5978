import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { notifications } from './tables.ts'

export function countUnread(db: Pick<Database, '$count'>, user_id: string): Promise<number> {
  return db.$count(notifications, and(eq(notifications.user_id, user_id), isNull(notifications.read_at))).then(Number)
}
