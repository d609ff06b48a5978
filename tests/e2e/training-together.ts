import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { SHARED_ITEMS } from '#contract/athlete-rules.ts'
import { shareItem, writeStepNote } from '#contract/athletes.ts'
import { addBelt, addFightResult, logTraining } from '#contract/training.ts'
import { checkInToken } from '#server/features/check-ins/check-in-token.ts'
import { type Account, callsOf } from './accounts.ts'
import { bookedSession } from './booked-sessions.ts'
import { makePublic } from './human-coaches.ts'
import type { Installation } from './installation.ts'

/** The step that the coach noted something on, and the result in the member's log. */
export const STEP = 'Three rounds of jabs'
export const NOTE = 'Hands up after the jab.'
export const LEARNT = 'Breathe out on every punch.'

interface Two {
  member: Account
  coach: Account
}

/** A member with a plan, a training log and a fight in three days, who shares all of it with a coach. */
export async function trainTogether(kiai: Installation, { member, coach }: Two): Promise<void> {
  const { database } = kiai
  const day = new Date().toISOString().slice(0, 10)
  await makePublic(kiai, coach, { full_name: 'Odete Ferrão', slug: `odete-${coach.user_id.slice(0, 13)}` })
  await bookedSession(kiai, { coach, member, minutes_ahead: 3 * 24 * 60 })
  const { rows } = await database.query<{ id: string }>(
    `with plan as (insert into plans (user_id, title, metric, if_then) values ($1, 'Sharper', '', '') returning id)
     insert into plan_steps (plan_id, user_id, position, text, due_date) select id, $1, 0, $2, $3 from plan returning id`,
    [member.user_id, STEP, day],
  )
  await database.query(
    `insert into fighter_facts (user_id, key, value, source, expires_at)
     select $1, key, value, 'member', now() + interval '10 days'
     from (values ('event', 'My first amateur fight'), ('event_date', (current_date + 3)::text)) known (key, value)`,
    [member.user_id],
  )
  const [own, theirs] = [await callsOf(kiai, member), await callsOf(kiai, coach)]
  await own.call(logTraining, { id: randomUUID(), day, kind: 'sparring', minutes: 60, effort: 7, word: 'Sharp jab' })
  const fought = { day, kind: 'competition', outcome: 'loss', opponent: 'Brown belt', method: 'Decision' } as const
  await own.call(addFightResult, { id: randomUUID(), ...fought, learnt: LEARNT })
  await own.call(addBelt, { id: randomUUID(), art: 'Judo', grade: 'Green belt', day })
  for (const item of SHARED_ITEMS) await own.call(shareItem, { coach_id: coach.user_id, item, shared: true })
  const step_id = rows[0]?.id ?? ''
  await theirs.call(writeStepNote, { member_id: member.user_id, step_id, text: NOTE })
}

/** The address of a question how something went, as a mail has it. */
export async function askedHow({ database, secret }: Installation, { user_id }: Account): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `with undertaken as (
       insert into fighter_commitments (user_id, text, due_date) values ($1, 'clinch drills', current_date) returning id)
     insert into check_ins (user_id, day, asked_at, source, commitment_id, text, due_date)
     select $1, current_date, now(), 'commitment', id, 'clinch drills', current_date from undertaken returning id`,
    [user_id],
  )
  return `/check-in?token=${checkInToken({ secret }, rows[0]?.id ?? '')}`
}

/** The browser of a journey has no voices; with these the page offers to speak. */
export async function lendVoices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const voices = ['en-US', 'pt-BR', 'es-MX'].map((lang) => ({ lang }) as SpeechSynthesisVoice)
    Object.assign(window.speechSynthesis, { getVoices: () => voices, speak: () => {} })
  })
}
