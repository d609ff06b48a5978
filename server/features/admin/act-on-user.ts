import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { users } from '#server/features/accounts/public.ts'
import { lockAdmins, membershipType, profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Actions of admins run one at a time. Refuses an admin who lost the role while waiting for the lock. */
export async function lockAdminActions(tx: Transaction, admin: Member): Promise<{ admins: string[] }> {
  const admins = await lockAdmins(tx)
  if (!admins.includes(admin.user_id)) throw new Refusal('session.forbidden')
  return { admins }
}

/** At least one admin must remain. */
export function assertNotLastAdmin({ admins }: { admins: string[] }, user_id: string): void {
  if (admins.length === 1 && admins[0] === user_id) throw new Refusal('admin.last-admin')
}

/** Role, membership and approval as the audit log shows them. Elite without an end is 'infinity'. */
export const auditedFields = {
  membership_type: membershipType,
  elite_until: sql<
    string | null
  >`case when ${profiles.elite_until} > now() then to_jsonb(${profiles.elite_until}) #>> '{}' end`,
  coach_status: profiles.coach_status,
  slug: profiles.slug,
}

/** Locks the account before its profile, in the same order as deleting an account, to avoid a deadlock. */
export async function findTarget(tx: Transaction, user_id: string) {
  const [account] = await tx
    .select({ banned_at: users.banned_at, ban_reason: users.ban_reason, email_verified: users.email_verified })
    .from(users)
    .where(eq(users.id, user_id))
    .for('no key update')
  const [profile] = await tx
    .select({ user_id: profiles.user_id, full_name: profiles.full_name, role: profiles.role, ...auditedFields })
    .from(profiles)
    .where(eq(profiles.user_id, user_id))
    .for('no key update')
  if (!account || !profile) throw new Refusal('not-found')
  return { ...account, ...profile }
}
