import type { AdminAction } from '#contract/admin-rules.ts'
import type { Database } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { audit_log } from './tables.ts'

export interface RecordedAction {
  admin: Member
  action: AdminAction
  target: { user_id: string; full_name: string }
  /** Only the changed fields, by name. */
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Runs in the transaction of the action, so that both are stored or neither. */
export async function recordAdminAction(
  transaction: Pick<Database, 'insert'>,
  { admin, action, target, before, after }: RecordedAction,
): Promise<void> {
  await transaction.insert(audit_log).values({
    admin_user_id: admin.user_id,
    admin_name: admin.session.user.profile.full_name,
    action,
    target_user_id: target.user_id,
    target_name: target.full_name,
    before,
    after,
  })
}
