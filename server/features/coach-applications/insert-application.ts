import { eq } from 'drizzle-orm'
import type { Specialty } from '#contract/coach-application-rules.ts'
import type { Database } from '#server/db/database.ts'
import { claimPicture } from '#server/features/files/public.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { coach_applications } from './tables.ts'

export interface ApplicationFields {
  full_name: string
  bio: string
  experience: string
  specialties: Specialty[]
  image_url: string | null
  motivation: string
}

/** Stores the application and the status in the profile. The membership does not change. */
export async function insertApplication(
  transaction: Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>,
  jobs: Services['jobs'],
  user_id: string,
  { full_name, bio, experience, specialties, image_url, motivation }: ApplicationFields,
) {
  await claimPicture(transaction, jobs, { user_id, kind: 'coach_image', address: image_url, field: 'image_url' })
  const [application] = await transaction
    .insert(coach_applications)
    .values({ user_id, full_name, bio, experience, specialties, image_url, motivation })
    .returning()
  if (!application) throw new Error('the application was not stored')
  await transaction
    .update(profiles)
    .set({
      full_name,
      coach_bio: bio,
      coach_experience: experience,
      coach_specialties: specialties,
      coach_image_url: image_url,
      coach_status: 'pending',
    })
    .where(eq(profiles.user_id, user_id))
  return application
}
