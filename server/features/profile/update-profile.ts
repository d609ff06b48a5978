import { eq } from 'drizzle-orm'
import { memberTopic } from '#server/events/topics.ts'
import { claimPicture } from '#server/features/files/public.ts'
import { assertMayWrite } from '#server/features/moderation/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { profileColumns } from './profile-columns.ts'
import { profiles } from './tables.ts'
import { assertOwnName } from './team-name.ts'

export async function updateProfile(
  { db, clock, events, jobs }: Pick<Services, 'db' | 'clock' | 'events' | 'jobs'>,
  member: Member,
  { full_name, avatar_url }: { full_name: string; avatar_url: string | null },
) {
  const { user_id } = member
  assertOwnName(full_name, member)
  return await db.transaction(async (tx) => {
    await assertMayWrite(tx, user_id, clock.now())
    const [profile] = await tx
      .update(profiles)
      .set({ full_name, avatar_url })
      .where(eq(profiles.user_id, user_id))
      .returning(profileColumns)
    // The account was deleted in another tab meanwhile.
    if (!profile) throw new Refusal('session.missing')
    await claimPicture(tx, jobs, { user_id, kind: 'avatar', address: avatar_url, field: 'avatar_url' })
    events.publish(memberTopic(user_id), { type: 'account-changed' })
    return profile
  })
}
