import { randomInt } from 'node:crypto'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Env } from '#server/env.ts'
import { credentials, users } from '#server/features/accounts/tables.ts'
import { profiles } from '#server/features/profile/tables.ts'
import { activities } from '#server/features/streak/tables.ts'
import type { Services } from '#server/services.ts'

type DemoProfile = Partial<typeof profiles.$inferInsert>

const STREAK_DAYS = 45
const DAY_MS = 24 * 60 * 60 * 1000

const application: DemoProfile = {
  coach_bio:
    'I teach people who start late and train before work. Fundamentals first, sparring when you are ready, and a plan you can keep.',
  coach_experience: '12 years on the mat, 6 of them teaching evening classes.',
  coach_specialties: ['fundamentals_discipline', 'brazilian_jiu_jitsu'],
}

/** All with one password; `at kiai.example` so that no mail can ever reach a person. */
export const DEMO_ACCOUNTS: { email: string; profile: DemoProfile & { full_name: string } }[] = [
  { email: 'member@kiai.example', profile: { full_name: 'Noa Vantaro' } },
  {
    email: 'elite@kiai.example',
    profile: { full_name: 'Ravi Brasca', membership_type: 'elite_member', upgraded_at: new Date() },
  },
  {
    email: 'coach@kiai.example',
    profile: {
      full_name: 'Inês Talmar',
      ...application,
      membership_type: 'coach',
      coach_status: 'approved',
      upgraded_at: new Date(),
    },
  },
  { email: 'pending@kiai.example', profile: { full_name: 'Tomas Quillon', ...application, coach_status: 'pending' } },
  { email: 'denied@kiai.example', profile: { full_name: 'Marisol Ventar', ...application, coach_status: 'denied' } },
  {
    email: 'admin@kiai.example',
    profile: { full_name: 'Ada Kuromi', membership_type: 'admin', upgraded_at: new Date() },
  },
]

/** Demo data, only ever asked for by the embedded default or by `npm run seed`. One transaction: all of it or nothing. */
export async function seedDemo({ db, auth, env }: Pick<Services, 'db' | 'auth' | 'env'>): Promise<string> {
  const password = env.DEMO_PASSWORD ?? generatePassword()
  const { password: hasher } = await auth.$context
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(() => hasher.hash(password)))
  await db.transaction(async (tx) => {
    for (const [index, { email, profile }] of DEMO_ACCOUNTS.entries()) {
      const [user] = await tx
        .insert(users)
        .values({ email, name: profile.full_name, email_verified: true })
        .returning({ id: users.id })
      if (!user) throw new Error(`the demo account ${email} was not made`)
      const credential = { user_id: user.id, account_id: user.id, provider_id: 'credential', password: hashes[index] }
      await tx.insert(credentials).values(credential)
      await tx.update(profiles).set(profile).where(eq(profiles.user_id, user.id))
      if (email === 'member@kiai.example') await tx.insert(activities).values(dailyActivities(user.id))
    }
  })
  await keepDemoAccounts(env, password)
  return password
}

function dailyActivities(user_id: string): (typeof activities.$inferInsert)[] {
  return Array.from({ length: STREAK_DAYS }, (_, daysAgo) => ({
    user_id,
    kind: 'power_up' as const,
    created_at: new Date(Date.now() - daysAgo * DAY_MS),
  }))
}

export function demoAccountsFile(env: Env): string {
  return join(env.DATA_DIR, 'demo-accounts.json')
}

async function keepDemoAccounts(env: Env, password: string): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true })
  const content = { password, accounts: DEMO_ACCOUNTS.map(({ email }) => email) }
  await writeFile(demoAccountsFile(env), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  // The mode above counts only for a new file.
  await chmod(demoAccountsFile(env), 0o600)
}

/** Easy to read and to type: no letters that look alike. */
function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}
