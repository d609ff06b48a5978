import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { insertBooking, insertCalendar } from '#tests/support/bookings.ts'
import { ALL_IN_ONE, SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts'
import type { Account } from './accounts.ts'
import type { Installation } from './installation.ts'

const PAYLOADS = [...SCRIPT_PAYLOADS]
const HOUR_MS = 3_600_000

interface People {
  coach: Pick<Account, 'user_id'>
  member: Pick<Account, 'user_id'>
}

/**
 * Puts payloads into everything that a coach and a member write for a session: one that is over, one to come and one
 * that was cancelled. Returns the pages of the three.
 */
export async function seedSessions({ database }: Installation, { coach, member }: People): Promise<string[]> {
  const stored = { services: { db: drizzle(database) }, pool: database }
  const calendar_id = await insertCalendar(stored, { coach_id: coach.user_id })
  const ids: string[] = []
  for (const hours of [-3, 30, 50]) {
    const starts_at = new Date(Date.now() + hours * HOUR_MS)
    const more = { title: ALL_IN_ONE, brief: ALL_IN_ONE, shares_file: true }
    const { booking_id, time_id } = await insertBooking(stored, {
      ...{ calendar_id, member_id: member.user_id, starts_at, more },
    })
    await database.query(
      `update booked_times set agenda = $2, recap = $2, next_steps = $3, recap_at = now() where id = $1`,
      [time_id, ALL_IN_ONE, PAYLOADS],
    )
    await database.query(
      `insert into booking_notes (id, time_id, author_id, body)
       select gen_random_uuid(), $1, author, payload from unnest($2::uuid[]) author, unnest($3::text[]) payload`,
      [time_id, [coach.user_id, member.user_id], PAYLOADS],
    )
    ids.push(booking_id)
  }
  await database.query(
    `update bookings set state = 'cancelled', cancelled_by = 'coach', cancel_reason = $2, ended_at = now() where id = $1`,
    [ids.at(-1), ALL_IN_ONE],
  )
  return ids.map((id) => `/bookings/${id}`)
}

/** The member shares everything with the coach, whose notes on the steps are payloads, and is asked about one of them. */
export async function seedAthlete(
  { database }: Installation,
  { coach, member }: People,
): Promise<{ check_in: string }> {
  await database.query(
    `insert into athlete_shares (member_id, coach_id, items) values ($1, $2, '{streak,fire,training,plans}')`,
    [member.user_id, coach.user_id],
  )
  await database.query(
    `insert into step_notes (step_id, coach_id, member_id, text)
     select id, $2, user_id, text from plan_steps where user_id = $1`,
    [member.user_id, coach.user_id],
  )
  const check_in = randomUUID()
  await database.query(
    `insert into check_ins (id, user_id, day, asked_at, source, step_id, text, due_date)
     select $1, user_id, current_date, now(), 'step', id, $3, current_date from plan_steps where user_id = $2 limit 1`,
    [check_in, member.user_id, ALL_IN_ONE],
  )
  return { check_in }
}

/** The fight of the Fighter File, whose name is made of payloads, was yesterday or comes in some days. */
export async function setFight({ database }: Installation, { user_id }: Pick<Account, 'user_id'>, days: number) {
  await database.query(
    `insert into fighter_facts (user_id, key, value, source, expires_at)
     values ($1, 'event_date', (current_date + $2::int)::text, 'member', now() + interval '60 days')
     on conflict (user_id, key) do update set value = excluded.value`,
    [user_id, days],
  )
}

/** A table whose every line is refused, so that the page shows them all. */
export function csvOfPayloads(): string {
  const cells = PAYLOADS.map((payload) => `"${payload.replaceAll('"', '""')}"`)
  return [
    'type,date,activity,minutes,effort,notes',
    ...cells.map((cell) => `${cell},${cell},${cell},5,5,${cell}`),
  ].join('\n')
}
