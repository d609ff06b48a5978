import { sql } from 'drizzle-orm'
import type { AuditEntry } from '#contract/admin.ts'
import { ADMIN_PAGE } from '#contract/admin-rules.ts'
import { exactMoment, isoMoment, readCursor, writeCursor } from '#server/db/cursor.ts'
import { users } from '#server/features/accounts/public.ts'
import type { Services } from '#server/services.ts'
import { audit_log } from './tables.ts'

const LIST = 'audit-log'

export async function listAuditLog(
  { db }: Pick<Services, 'db'>,
  cursor: string | undefined,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const place = readCursor(LIST, cursor, 'moment')
  const beyond = place ? sql`(a.created_at, a.id) < (${place.key}::timestamptz, ${place.id}::uuid)` : sql`true`
  const { rows } = await db.execute<AuditEntry & { key: string } & Record<string, unknown>>(sql`
    select a.id, doer.id as admin_user_id, a.admin_name, a.action, target.id as target_user_id, a.target_name, a.before,
      a.after, ${isoMoment(sql`a.created_at`)} as created_at, ${exactMoment(sql`a.created_at`)} as key
    from ${audit_log} a left join ${users} doer on doer.id = a.admin_user_id left join ${users} target on target.id = a.target_user_id
    where ${beyond} order by a.created_at desc, a.id desc limit ${ADMIN_PAGE + 1}`)
  const entries = rows.slice(0, ADMIN_PAGE)
  const last = entries.at(-1)
  return { entries, next: last && rows.length > ADMIN_PAGE ? writeCursor(LIST, last) : null }
}
