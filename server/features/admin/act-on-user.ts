import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { lockAdmins, membershipType, profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'

/** What admins do to someone takes turns. One whose own turn came too late has lost the right to it meanwhile. */
export async function takeAdminTurn(tx: Transaction, admin: Member): Promise<{ admins: string[] }> {
  const admins = await lockAdmins(tx)
  if (!admins.includes(admin.user_id)) throw new Refusal('session.forbidden')
  return { admins }
}

/** There must always be someone who can let others in. */
export function assertNotLast({ admins }: { admins: string[] }, user_id: string): void {
  if (admins.length === 1 && admins[0] === user_id) throw new Refusal('admin.last-admin')
}

/** What the audit log tells of a role and a plan. Elite without an end is told as 'infinity'. */
export const standing = {
  membership_type: membershipType,
  elite_until: sql<
    string | null
  >`case when ${profiles.elite_until} > now() then to_jsonb(${profiles.elite_until}) #>> '{}' end`,
}

/** The account before its profile, as deleting it goes too: whoever comes second finds nobody, and neither waits for ever. */
export async function findTarget(tx: Transaction, user_id: string) {
  const [account] = await tx
    .select({ banned_at: users.banned_at, ban_reason: users.ban_reason, email_verified: users.email_verified })
    .from(users)
    .where(eq(users.id, user_id))
    .for('no key update')
  const [profile] = await tx
    .select({ user_id: profiles.user_id, full_name: profiles.full_name, role: profiles.role, ...standing })
    .from(profiles)
    .where(eq(profiles.user_id, user_id))
    .for('no key update')
  if (!account || !profile) throw new Refusal('not-found')
  return { ...account, ...profile }
}
