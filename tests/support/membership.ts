import type { MembershipType } from '#contract/access.ts'

interface Queryable {
  query(text: string, values: unknown[]): Promise<unknown>
}

/** Sets the role, or the membership of a plain member, that gives this `membership_type`. */
export async function setMembershipType(
  database: Queryable,
  user_id: string,
  membership_type: MembershipType,
): Promise<void> {
  const role = membership_type === 'free_member' || membership_type === 'elite_member' ? 'member' : membership_type
  await database.query('update profiles set role = $2 where user_id = $1', [user_id, role])
  await database.query(`update memberships set state = 'ended' where user_id = $1`, [user_id])
  if (membership_type === 'elite_member')
    await database.query('insert into memberships (user_id) values ($1)', [user_id])
}
