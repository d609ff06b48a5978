import { type Notification, NotificationSchema } from '#contract/notifications.ts'
import type { notifications } from './tables.ts'

type Row = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'details' | 'read_at' | 'created_at'>

/** A row as the browser sees it. Parsed, because no column can say that the details fit the kind. */
export function asNotification({ id, kind, details, read_at, created_at }: Row): Notification {
  return NotificationSchema.parse({
    id,
    kind,
    details,
    read_at: read_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  })
}
