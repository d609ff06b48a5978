import type { Specialty } from '#contract/coach-application-rules.ts'
import type { Language } from '#contract/language.ts'
import { type Account, memberAccount } from './accounts.ts'
import type { Installation } from './installation.ts'

interface HumanCoach extends Account {
  slug: string
}

interface Written {
  full_name: string
  slug: string
  specialties?: Specialty[]
  bio?: string
  language?: Language
}

/** An approved coach, inserted directly into the database: applying and approving have their own journeys. */
export async function approvedCoach(kiai: Installation, written: Written): Promise<HumanCoach> {
  const account = await memberAccount(kiai, { membership_type: 'coach', language: written.language ?? 'en' })
  await makePublic(kiai, account, written)
  return { ...account, full_name: written.full_name, slug: written.slug }
}

/** Gives a coach everything that members see. */
export async function makePublic({ database }: Installation, { user_id }: Account, written: Written): Promise<void> {
  const { full_name, slug, specialties = ['boxing', 'mma'], bio = `${full_name} teaches before sunrise.` } = written
  await database.query(
    `update profiles set coach_status = 'approved', full_name = $2, slug = $3, coach_specialties = $4, coach_bio = $5,
       coach_experience = 'Twelve years on the mat.' where user_id = $1`,
    [user_id, full_name, slug, specialties, bio],
  )
}
