import { join } from 'node:path'
import type { QuoteId } from '#content/quotes/quote-authors.ts'
import type { Answer } from '#contract/quiz-rules.ts'
import type { Env } from '#server/env.ts'
import type { profiles } from '#server/features/profile/tables.ts'
import { APPLIED } from './seed-coaches.ts'
import type { DemoSession } from './seed-conversations.ts'
import type { DemoWeeks } from './seed-first-weeks.ts'

type DemoProfile = Partial<typeof profiles.$inferInsert>

/** Activities by day, as the number of days ago: 0 is today. */
export interface DemoDays {
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

/** Where their password is kept. */
export function demoAccountsFile(env: Env): string {
  return join(env.DATA_DIR, 'demo-accounts.json')
}
