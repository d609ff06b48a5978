import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Space } from '#contract/spaces.ts'
import type { Transaction } from '#server/db/database.ts'
import { ensurePerson } from '#server/features/people/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findEntered, findSpace } from './find-spaces.ts'
import { space_members, spaces } from './tables.ts'

type Joining = Pick<Services, 'db' | 'clock'>

/** Joining twice is no error: two tabs may do it. */
export async function joinSpace({ db, clock }: Joining, member: Member, slug: string): Promise<Space> {
  const now = clock.now()
  return await db.transaction(async (tx) => {
    const { id } = await findEntered(tx, member, slug, now)
    await ensurePerson(tx, member.user_id)
    await addMember(tx, { space_id: id, user_id: member.user_id, now })
    return await findSpace(tx, member, slug, now)
  })
}

/** What was written before joining counts as read; someone who comes back goes on where they left. */
export async function addMember(
  tx: Transaction,
  { space_id, user_id, now }: { space_id: string; user_id: string; now: Date },
): Promise<void> {
  const joined = await tx
    .insert(space_members)
    .values({ space_id, user_id, joined_at: now, read_until: now })
    .onConflictDoUpdate({
      target: [space_members.space_id, space_members.user_id],
      set: { left_at: null, joined_at: now },
      setWhere: sql`${space_members.left_at} is not null`,
    })
    .returning({ user_id: space_members.user_id })
  await countMembers(tx, space_id, joined.length)
}

export async function leaveSpace({ db, clock }: Joining, member: Member, slug: string): Promise<Space> {
  const now = clock.now()
  return await db.transaction(async (tx) => {
    const { id } = await findSpace(tx, member, slug, now)
    await removeMember(tx, { space_id: id, user_id: member.user_id, now })
    return await findSpace(tx, member, slug, now)
  })
}

export async function removeMember(
  tx: Transaction,
  { space_id, user_id, now }: { space_id: string; user_id: string; now: Date },
): Promise<void> {
  const own = and(eq(space_members.space_id, space_id), eq(space_members.user_id, user_id))
  const left = await tx
    .update(space_members)
    .set({ left_at: now })
    .where(and(own, isNull(space_members.left_at)))
    .returning({ user_id: space_members.user_id })
  await countMembers(tx, space_id, -left.length)
}

async function countMembers(tx: Transaction, space_id: string, added: number): Promise<void> {
  if (added === 0) return
  await tx
    .update(spaces)
    .set({ members: sql`${spaces.members} + ${added}` })
    .where(eq(spaces.id, space_id))
}
