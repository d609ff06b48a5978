import { eq } from 'drizzle-orm'
import type { Specialty } from '#contract/coach-application-rules.ts'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { SAMPLE_TABS } from '#contract/offer-rules.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/features/accounts/tables.ts'
import { coach_applications } from '#server/features/coach-applications/tables.ts'
import { insertSamples, samplesOf } from '#server/features/coach-desk/public.ts'
import { profiles } from '#server/features/profile/tables.ts'
import { seedHours } from './seed-bookings.ts'

interface Applied {
  coach_bio: string
  coach_experience: string
  coach_specialties: Specialty[]
}

/** The text of every demo application. */
export const APPLIED: Applied = {
  coach_bio:
    'I teach people who start late and train before work. Fundamentals first, sparring when you are ready, and a plan you can keep.',
  coach_experience: '12 years on the mat, 6 of them teaching evening classes.',
  coach_specialties: ['fundamentals-discipline', 'brazilian-jiu-jitsu'],
}

const MOTIVATION = 'I know what a coach who answers at six in the morning is worth. I want to be one for somebody else.'
const DENIAL =
  'We could not tell from your application how you teach. Tell us about a student you brought from the first class to a first fight, and apply again.'

/** Coaches without sign-in, to be found and followed. */
const DEMO_COACHES: (Applied & { full_name: string; slug: string; time_zone: string })[] = [
  {
    full_name: 'Dario Velmont',
    slug: 'dario-velmont',
    time_zone: 'America/New_York',
    coach_bio:
      'Boxing is a conversation: I teach you to listen first. Footwork, distance and the jab that makes everything else possible.',
    coach_experience: '40 amateur bouts, then 15 years in the corner of a neighbourhood gym.',
    coach_specialties: ['boxing', 'precision-excellence', 'confidence-achievement'],
  },
  {
    full_name: 'Yumi Arakaki-Reis',
    slug: 'yumi-arakaki-reis',
    time_zone: 'America/Sao_Paulo',
    coach_bio:
      'I work with fighters who train well and freeze when it counts. Breath, routine and one clear thought before the bell.',
    coach_experience: 'Former national team wrestler; 9 years as a mental coach for fight camps.',
    coach_specialties: ['mental-performance', 'wrestling', 'warrior-mindset-resilience'],
  },
  {
    full_name: 'Zé Caldeira Nunes',
    slug: 'ze-caldeira-nunes',
    time_zone: 'Europe/Lisbon',
    coach_bio:
      'Muay Thai for people with jobs, children and old injuries. We build you up slowly, and you stay for twenty years.',
    coach_experience: '22 years of Muay Thai, 8 of them coaching beginners over thirty-five.',
    coach_specialties: ['muay-thai', 'balance-flow', 'fundamentals-discipline'],
  },
]

type Applicant = Applied & {
  full_name: string
  coach_status: 'pending' | 'approved' | 'denied'
  time_zone?: string | null
}

/** The application behind a coach_status, and for an approved coach hours, three services and two products. */
export async function seedApplication(
  db: Pick<Database, 'insert'>,
  user_id: string,
  { full_name, coach_bio, coach_experience, coach_specialties, coach_status: status, time_zone }: Applicant,
): Promise<void> {
  await db.insert(coach_applications).values({
    user_id,
    full_name,
    bio: coach_bio,
    experience: coach_experience,
    specialties: coach_specialties,
    motivation: MOTIVATION,
    status,
    reason: status === 'denied' ? DENIAL : null,
    decided_at: status === 'pending' ? null : new Date(),
  })
  if (status !== 'approved') return
  await seedHours(db, user_id, time_zone ?? 'America/Sao_Paulo')
  // The samples are active offers of these coaches, without reviews.
  const samples = SAMPLE_TABS.flatMap((tab) => samplesOf(tab, FALLBACK_LANGUAGE))
  await insertSamples(
    db,
    user_id,
    samples.map((sample) => ({ ...sample, sample_rating: null, sample_reviews: null })),
    { is_active: true },
  )
}

export async function seedDemoCoaches(db: Pick<Database, 'insert' | 'update'>): Promise<void> {
  for (const { full_name, slug, ...applied } of DEMO_COACHES) {
    const [user] = await db
      .insert(users)
      .values({ email: `${slug}@kiai.example`, name: full_name, email_verified: true })
      .returning({ id: users.id })
    if (!user) throw new Error(`the demo coach ${slug} was not made`)
    const profile = { ...applied, coach_status: 'approved', role: 'coach', slug } as const
    await db
      .update(profiles)
      .set({ ...profile, upgraded_at: new Date() })
      .where(eq(profiles.user_id, user.id))
    await seedApplication(db, user.id, { ...profile, full_name })
  }
}
