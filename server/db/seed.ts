import { randomInt } from 'node:crypto'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { QuoteId } from '#content/quotes/quote-authors.ts'
import { type Answer, scoreQuiz } from '#contract/quiz-rules.ts'
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
import { momentAgo } from './demo-moments.ts'
import { seedAthlete } from './seed-athletes.ts'
import { seedBookings } from './seed-bookings.ts'
import { APPLIED, seedApplication, seedDemoCoaches } from './seed-coaches.ts'
import { type DemoAnswer, type DemoSession, seedConversation } from './seed-conversations.ts'
import { type DemoWeeks, seedFirstWeeks } from './seed-first-weeks.ts'
import { seedFighterFile, seedNews, seedPlan } from './seed-member.ts'
import { seedNetwork } from './seed-network.ts'
import { seedTraining } from './seed-training.ts'
import { seedTransactions } from './seed-transactions.ts'

type DemoProfile = Partial<typeof profiles.$inferInsert>

/** Activities by day, as the number of days ago: 0 is today. */
interface DemoDays {
  power_ups: number[]
  quizzes: { days_ago: number; answers: Answer[] }[]
  quotes: { days_ago: number; quote_id: QuoteId }[]
  sessions?: (DemoSession & { days_ago: number })[]
}

const lastDays = (length: number) => Array.from({ length }, (_, days_ago) => days_ago)

const memberDays: DemoDays = {
  power_ups: lastDays(45),
  quizzes: [
    { days_ago: 41, answers: [3, 3, 3, 3] },
    { days_ago: 34, answers: [2, 3, 2, 3] },
    { days_ago: 27, answers: [3, 2, 3, 3] },
    { days_ago: 19, answers: [2, 2, 1, 3] },
    { days_ago: 11, answers: [1, 1, 2, 2] },
    { days_ago: 3, answers: [0, 1, 0, 2] },
  ],
  quotes: [
    { days_ago: 20, quote_id: 'obstacle-becomes-road' },
    { days_ago: 5, quote_id: 'thousand-days' },
  ],
  sessions: [
    {
      days_ago: 12,
      topic: 'First amateur fight',
      template: 'fight',
      said: [
        'My first amateur kickboxing fight is in eight weeks and I am afraid of gassing out in round two.',
        'I train four hours a week, mostly pads and light sparring.',
      ],
    },
    {
      days_ago: 4,
      topic: 'Asking for the raise',
      template: 'career',
      said: [
        'I want to ask my boss for a raise in three weeks, but I back down as soon as she says the budget is tight.',
        'I will write down my three best results on Wednesday. What if she still says no?',
      ],
    },
  ],
}

/** Came yesterday for the first time. */
const secondDay: DemoDays = { power_ups: [1], quizzes: [], quotes: [] }

/** A task of the first camp on each of six days; the look back is left. */
const seventhDay: DemoDays = {
  power_ups: [6, 2],
  quizzes: [{ days_ago: 5, answers: [1, 2, 1, 2] }],
  quotes: [{ days_ago: 3, quote_id: 'mastering-yourself' }],
}

/** A month with rest days. */
const thirtiethDay: DemoDays = {
  power_ups: lastDays(30).filter((days_ago) => days_ago > 0 && days_ago % 8 !== 0),
  quizzes: [
    { days_ago: 28, answers: [2, 3, 2, 2] },
    { days_ago: 12, answers: [1, 1, 2, 1] },
  ],
  quotes: [
    { days_ago: 26, quote_id: 'thousand-days' },
    { days_ago: 9, quote_id: 'supple-lives' },
  ],
}

/** With a rest day in it. */
const eliteDays: DemoDays = {
  power_ups: lastDays(13).filter((days_ago) => days_ago !== 5),
  quizzes: [
    { days_ago: 9, answers: [1, 2, 1, 1] },
    { days_ago: 2, answers: [0, 0, 0] },
  ],
  quotes: [{ days_ago: 9, quote_id: 'mastering-yourself' }],
}

interface DemoAccount {
  email: string
  profile: DemoProfile & { full_name: string }
  elite?: boolean
  days?: DemoDays
  weeks?: DemoWeeks
}

/** All with one password; `at kiai.example` so that no mail can ever reach a person. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: 'member@kiai.example', profile: { full_name: 'Noa Vantaro' }, days: memberDays },
  {
    email: 'elite@kiai.example',
    profile: { full_name: 'Ravi Brasca', upgraded_at: new Date() },
    elite: true,
    days: eliteDays,
  },
  {
    email: 'coach@kiai.example',
    profile: {
      full_name: 'Inês Talmar',
      ...APPLIED,
      role: 'coach',
      coach_status: 'approved',
      slug: 'ines-talmar',
      upgraded_at: new Date(),
    },
  },
  { email: 'pending@kiai.example', profile: { full_name: 'Tomas Quillon', ...APPLIED, coach_status: 'pending' } },
  { email: 'denied@kiai.example', profile: { full_name: 'Marisol Ventar', ...APPLIED, coach_status: 'denied' } },
  {
    email: 'admin@kiai.example',
    profile: { full_name: 'Ada Kuromi', role: 'admin', upgraded_at: new Date() },
  },
  // How the dashboard looks on the second, the seventh and the thirtieth day.
  {
    email: 'day-2@kiai.example',
    profile: { full_name: 'Lior Santeva' },
    days: secondDay,
    weeks: { camp: 'running' },
  },
  {
    email: 'day-7@kiai.example',
    profile: { full_name: 'Mika Dornelar' },
    days: seventhDay,
    weeks: { camp: 'running' },
  },
  {
    email: 'day-30@kiai.example',
    profile: { full_name: 'Aya Trembalo' },
    days: thirtiethDay,
    weeks: { camp: 'finished', owes: 'Six light rounds, eyes open, with a partner who is taller than me' },
  },
]

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

export function demoAccountsFile(env: Env): string {
  return join(env.DATA_DIR, 'demo-accounts.json')
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
