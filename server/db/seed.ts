import { randomInt } from 'node:crypto'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { scoreQuiz } from '#contract/quiz-rules.ts'
import type { Database } from '#server/db/database.ts'
import { giveToOwner } from '#server/db/embedded/home.ts'
import type { Env } from '#server/env.ts'
import { hashPassword } from '#server/features/accounts/public.ts'
import { credentials, users } from '#server/features/accounts/tables.ts'
import { builtInQuote } from '#server/features/art-of-war/public.ts'
import { saved_quotes } from '#server/features/art-of-war/tables.ts'
import { installCalendars } from '#server/features/calendars/public.ts'
import { first_camps } from '#server/features/first-camp/tables.ts'
import { installCatalogue } from '#server/features/marketplace/public.ts'
import { memberships } from '#server/features/membership/tables.ts'
import { profiles } from '#server/features/profile/tables.ts'
import { quiz_results } from '#server/features/quiz/tables.ts'
import { activities } from '#server/features/streak/tables.ts'
import type { Services } from '#server/services.ts'
import { DEMO_ACCOUNTS, type DemoDays, demoAccountsFile } from './demo-accounts.ts'
import { momentAgo } from './demo-moments.ts'
import { seedAthlete } from './seed-athletes.ts'
import { seedBookings } from './seed-bookings.ts'
import { APPLIED, seedApplication, seedDemoCoaches } from './seed-coaches.ts'
import { type DemoAnswer, seedConversation } from './seed-conversations.ts'
import { seedFirstWeeks } from './seed-first-weeks.ts'
import { seedFighterFile, seedNews, seedPlan } from './seed-member.ts'
import { seedNetwork } from './seed-network.ts'
import { seedTraining } from './seed-training.ts'
import { seedTransactions } from './seed-transactions.ts'

/** Demo data for the embedded default and `npm run seed`, inserted in one transaction. */
export async function seedDemo({ db, auth, env }: Pick<Services, 'db' | 'auth' | 'env'>): Promise<string> {
  const password = env.DEMO_PASSWORD ?? generatePassword()
  const hashes = await Promise.all(DEMO_ACCOUNTS.map(() => hashPassword({ auth }, password)))
  await db.transaction(async (tx) => {
    const buyers: string[] = []
    for (const [index, { email, profile, elite, days, weeks }] of DEMO_ACCOUNTS.entries()) {
      const [user] = await tx
        .insert(users)
        .values({ email, name: profile.full_name, email_verified: true })
        .returning({ id: users.id })
      if (!user) throw new Error(`the demo account ${email} was not made`)
      const credential = { user_id: user.id, account_id: user.id, provider_id: 'credential', password: hashes[index] }
      await tx.insert(credentials).values(credential)
      await tx.update(profiles).set(profile).where(eq(profiles.user_id, user.id))
      if (elite) await tx.insert(memberships).values({ user_id: user.id })
      const { full_name, coach_status } = profile
      if (coach_status) await seedApplication(tx, user.id, { ...APPLIED, full_name, coach_status })
      if (days) await seedDays(tx, user.id, days)
      if (days && weeks) await seedFirstWeeks(tx, user.id, weeks, Math.max(...days.power_ups))
      else if (days) await endFirstCamp(tx, user.id, Math.max(...days.power_ups))
      if (days && !weeks) buyers.push(user.id)
    }
    await seedDemoCoaches(tx)
    await seedTransactions(tx, buyers)
    await seedNetwork(tx)
    await installCatalogue(tx, new Date())
    await installCalendars(tx)
    const [member] = buyers
    if (member) {
      await seedBookings(tx, member)
      await seedAthlete(tx, member)
    }
    // Stored before the commit: accounts with an unknown password would be useless, a password without accounts is replaced.
    await keepDemoAccounts(env, password)
  })
  return password
}

async function seedDays(
  db: Pick<Database, 'insert' | 'update'>,
  user_id: string,
  { power_ups, quizzes, quotes, sessions = [] }: DemoDays,
): Promise<void> {
  const created_at = momentAgo(Math.max(...power_ups))
  await db.update(profiles).set({ created_at }).where(eq(profiles.user_id, user_id))
  await db
    .insert(activities)
    .values([
      ...power_ups.map((days_ago) => ({ user_id, kind: 'power_up' as const, created_at: momentAgo(days_ago) })),
      ...quizzes.map(({ days_ago }) => ({ user_id, kind: 'quiz' as const, created_at: momentAgo(days_ago) })),
      ...quotes.map(({ days_ago }) => ({ user_id, kind: 'saved_quote' as const, created_at: momentAgo(days_ago) })),
      ...sessions.map(({ days_ago }) => ({ user_id, kind: 'chat_message' as const, created_at: momentAgo(days_ago) })),
    ])
  for (const { days_ago, answers } of quizzes) {
    const fire_level = scoreQuiz(answers)
    if (fire_level === undefined) throw new Error(`nobody can have played ${answers.join(', ')}`)
    await db.insert(quiz_results).values({ user_id, answers, fire_level, created_at: momentAgo(days_ago) })
  }
  for (const { days_ago, quote_id } of quotes) {
    const words = builtInQuote(quote_id, 'en')
    if (!words) throw new Error(`there is no quote ${quote_id}`)
    await db
      .insert(saved_quotes)
      .values({ user_id, quote_id, language: 'en', ...words, created_at: momentAgo(days_ago) })
  }
  const answers: DemoAnswer[] = []
  for (const { days_ago, ...session } of sessions) {
    const answer = await seedConversation(db, user_id, session, momentAgo(days_ago))
    if (answer) answers.push(answer)
  }
  const [fight, raise] = answers
  if (!fight || !raise) return
  await seedPlan(db, user_id, fight, 'all')
  await seedPlan(db, user_id, raise, 'first')
  await seedFighterFile(db, user_id, fight)
  await seedNews(db, user_id)
  await seedTraining(db, user_id, localDay(momentAgo(0)))
}

/** Whoever has been here for longer has the first camp behind them. */
async function endFirstCamp(db: Pick<Database, 'update'>, user_id: string, member_for: number): Promise<void> {
  const [started_at, finished_at] = [momentAgo(member_for), momentAgo(member_for - 6)]
  await db.update(first_camps).set({ started_at, finished_at }).where(eq(first_camps.user_id, user_id))
}

/** The date of this machine's calendar. */
function localDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
}

async function keepDemoAccounts(env: Env, password: string): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true })
  const content = { password, accounts: DEMO_ACCOUNTS.map(({ email }) => email) }
  await writeFile(demoAccountsFile(env), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true })
  // The mode above applies only to a new file.
  await chmod(demoAccountsFile(env), 0o600)
  await giveToOwner({ directory: env.DATA_DIR }, demoAccountsFile(env))
}

/** Easy to read and to type: no letters that look alike. */
function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}
