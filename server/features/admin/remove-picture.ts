import { eq } from 'drizzle-orm'
import type { AdminUser } from '#contract/admin.ts'
import type { ProfilePictureKind } from '#contract/file-rules.ts'
import { memberTopic } from '#server/events/topics.ts'
import { claimPicture } from '#server/features/files/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { findTarget, lockAdminActions } from './act-on-user.ts'
import { readAdminUser } from './admin-user.ts'
import { recordAdminAction } from './record-admin-action.ts'

const FIELDS = { avatar: 'avatar_url', coach_image: 'coach_image_url' } as const

/** Removes an uploaded picture or a web address from every page, and an uploaded one from the storage. */
export async function removePicture(
  { db, events, jobs }: Pick<Services, 'db' | 'events' | 'jobs'>,
  admin: Member,
  { user_id, kind }: { user_id: string; kind: ProfilePictureKind },
): Promise<AdminUser> {
  const field = FIELDS[kind]
  return await db.transaction(async (tx) => {
    await lockAdminActions(tx, admin)
    const target = await findTarget(tx, user_id)
    const ofTarget = eq(profiles.user_id, user_id)
    const [shown] = await tx.select({ address: profiles[field] }).from(profiles).where(ofTarget)
    if (shown?.address) {
      await tx
        .update(profiles)
        .set({ [field]: null })
        .where(ofTarget)
      await claimPicture(tx, jobs, { user_id, kind, address: null, field })
      const [before, after] = [{ [field]: shown.address }, { [field]: null }]
      await recordAdminAction(tx, { admin, action: 'remove_picture', target, before, after })
      events.publish(memberTopic(user_id), { type: 'account-changed' })
    }
    return await readAdminUser(tx, user_id)
  })
}
