import { eq } from 'drizzle-orm'
import type { Specialty } from '#contract/coach-application-rules.ts'
import { memberTopic } from '#server/events/topics.ts'
import { claimPicture } from '#server/features/files/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { coachProfileColumns } from './read-coach-desk.ts'

interface CoachProfile {
  coach_bio: string
  coach_experience: string
  coach_specialties: Specialty[]
  coach_image_url: string | null
}

export async function changeCoachProfile(
  { db, events, jobs }: Pick<Services, 'db' | 'events' | 'jobs'>,
  { user_id }: Member,
  { coach_bio, coach_experience, coach_specialties, coach_image_url }: CoachProfile,
) {
  return await db.transaction(async (tx) => {
    const [profile] = await tx
      .update(profiles)
      .set({ coach_bio, coach_experience, coach_specialties, coach_image_url })
      .where(eq(profiles.user_id, user_id))
      .returning(coachProfileColumns)
    // The account was deleted in another tab meanwhile.
    if (!profile) throw new Refusal('session.missing')
    const picture = { kind: 'coach_image', address: coach_image_url, field: 'coach_image_url' } as const
    await claimPicture(tx, jobs, { user_id, ...picture })
    events.publish(memberTopic(user_id), { type: 'account-changed' })
    return profile
  })
}
