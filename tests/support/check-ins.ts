import { checkInToken } from '#server/features/check-ins/check-in-token.ts'
import type { TestApp } from './app.ts'

/** Something that a member undertook and was asked about, and the token of the question. */
export async function insertCheckIn(
  { pool, services }: Pick<TestApp, 'pool' | 'services'>,
  user_id: string,
  text = 'clinch drills',
): Promise<{ id: string; commitment_id: string; token: string }> {
  const { rows } = await pool.query<{ id: string; commitment_id: string }>(
    `with undertaken as (
       insert into fighter_commitments (user_id, text, due_date) values ($1, $2, current_date) returning id)
     insert into check_ins (user_id, day, asked_at, source, commitment_id, text, due_date)
     select $1, current_date, now(), 'commitment', id, $2, current_date from undertaken returning id, commitment_id`,
    [user_id, text],
  )
  const [asked] = rows
  if (!asked) throw new Error('the question was not stored')
  return { ...asked, token: checkInToken(services, asked.id) }
}
