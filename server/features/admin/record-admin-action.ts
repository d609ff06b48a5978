import type { AdminAction } from '#contract/admin-rules.ts'
import type { Database } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import { audit_log } from './tables.ts'

export interface AdminDeed {
  admin: Member
  action: AdminAction
  target: { user_id: string; full_name: string }
  /** Only what the deed changed, by its field's name. */
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** In the transaction of the deed itself: there is neither a deed without its line nor a line without its deed. */
export async function recordAdminAction(
  transaction: Pick<Database, 'insert'>,
  { admin, action, target, before, after }: AdminDeed,
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
